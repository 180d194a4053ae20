/** Formats values for messages. The notation is valid in TypeScript and YAML. */

/** Returns `'text'`, `true`, or `['a', 'b']`. Text that contains an apostrophe is in double quotes. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return value.includes("'") ? JSON.stringify(value) : `'${value}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  return String(value);
}

/**
 * Describes a value for messages that contain "not …", such as `the number 4` or `a list`. Long texts are
 * shortened.
 */
export function describeValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  switch (typeof value) {
    case 'string':
      return literal(value.length > 40 ? `${value.slice(0, 40)}…` : value);
    case 'object':
      return 'an object';
    case 'function':
      return 'a function';
    default:
      return `the ${typeof value} ${String(value)}`;
  }
}

/** Returns a type's name for people. For example, zod's `array` is `a list`. */
export function expectedValue(type: string): string {
  const names: Record<string, string> = {
    string: 'a string',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    record: 'an object',
    null: 'null',
  };
  return names[type] ?? type;
}

/**
 * Returns the source text of the value that the author probably meant, or `undefined`. For a boolean, `'yes'`
 * becomes `true`, and for a list, `tag` becomes `['tag']`. `sourceText` is the value as written, because
 * `4.10` is parsed as 4.1.
 */
export function rewrittenValue(
  type: string,
  value: unknown,
  sourceText: string | undefined,
): string | undefined {
  const scalar = ['string', 'number', 'boolean'].includes(typeof value);
  if (type === 'string' && scalar) return literal(sourceText ?? String(value));
  if (type === 'array' && scalar) return literal([value]);
  if (typeof value !== 'string') return undefined;
  if (type === 'boolean' && /^(true|yes|on)$/i.test(value)) return 'true';
  if (type === 'boolean' && /^(false|no|off)$/i.test(value)) return 'false';
  if (type === 'number' && value.trim() !== '' && Number.isFinite(Number(value)))
    return value.trim();
  return undefined;
}
