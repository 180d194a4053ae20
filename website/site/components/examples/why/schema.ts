/** Checks pasted JSON, and describes in one sentence what's wrong and where. */

export type Schema =
  | 'text'
  | 'boolean'
  | 'number'
  | 'anything'
  | { oneOf: readonly string[] }
  | { from: number; to: number; isWhole?: boolean }
  | { list: Schema }
  | { map: Schema }
  | { orNull: Schema }
  | {
      required: Readonly<Record<string, Schema>>;
      optional: Readonly<Record<string, Schema>>;
      /** True if other properties are allowed. */
      isOpen?: boolean;
    };

/** Returns the first problem, or undefined if the value matches the schema. `path` is the value's location. */
export function findProblem(value: unknown, schema: Schema, path = ''): string | undefined {
  const place = path === '' ? 'The JSON' : `\`${path}\``;
  if (schema === 'anything') return undefined;
  if (typeof schema === 'string') {
    const type = schema === 'text' ? 'string' : schema;
    if (typeof value === type) return undefined;
    return `${place} has to be ${schema === 'text' ? 'text' : `a ${schema}`}.`;
  }
  if ('orNull' in schema)
    return value === null ? undefined : findProblem(value, schema.orNull, path);
  if ('oneOf' in schema) {
    const isKnown = typeof value === 'string' && schema.oneOf.includes(value);
    return isKnown ? undefined : `${place} has to be one of ${schema.oneOf.join(', ')}.`;
  }
  if ('from' in schema) {
    const { from, to, isWhole = false } = schema;
    const isInside =
      typeof value === 'number' &&
      value >= from &&
      value <= to &&
      (!isWhole || Number.isInteger(value));
    return isInside
      ? undefined
      : `${place} has to be a ${isWhole ? 'whole ' : ''}number from ${from} to ${to}.`;
  }
  if ('list' in schema) {
    if (!Array.isArray(value)) return `${place} has to be a list.`;
    return first(value.entries(), ([index, item]) =>
      findProblem(item, schema.list, `${path}[${index}]`),
    );
  }
  if (!isRecord(value)) return `${place} has to be an object.`;
  const at = (name: string) => (path === '' ? name : `${path}.${name}`);
  if ('map' in schema) {
    return first(Object.entries(value), ([name, item]) => findProblem(item, schema.map, at(name)));
  }
  const missing = Object.keys(schema.required).find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined) return `\`${at(missing)}\` is missing.`;
  const properties = { ...schema.optional, ...schema.required };
  return first(Object.entries(value), ([name, item]) => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (property) return findProblem(item, property, at(name));
    if (schema.isOpen) return undefined;
    return `\`${at(name)}\` isn't a property that the Client API uses.`;
  });
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function first<T>(items: Iterable<T>, find: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const problem = find(item);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
