/**
 * Validates the schemas of a normalized document one at a time, so that deeply nested schemas don't need a deep
 * call stack.
 */
import { z } from 'zod';
import { schemas } from '../../../../core/plugin-api.ts';
import { type SchemaType, schemaTypes } from '../document/document.ts';
import { rewrite } from '../document/grammar.ts';
import type { JsonObject, JsonValue, Path } from '../document/json.ts';
import { schemaKeywords } from '../document/schema.ts';

const { checkAgainst, chooseSchema, pathText } = schemas;

const text = z.string();
const flag = z.boolean().optional();
const number = chooseSchema<number | bigint>((value) =>
  typeof value === 'bigint' ? z.bigint() : z.number(),
).optional();
const count = z.int().min(0).optional();

/** Accepts any inner schema, because each one is validated separately. */
const inner = z.looseObject({});
const nested = inner.optional();
const orBoolean = chooseSchema<unknown>((value) =>
  typeof value === 'boolean' ? z.boolean() : inner,
).optional();
const list = z.array(inner).optional();
const map = z.record(text, inner).optional();

const types: z.ZodType<readonly SchemaType[]> = z.array(z.enum(schemaTypes));

function byKey(keys: readonly string[], type: z.ZodType): Record<string, z.ZodType> {
  return Object.fromEntries(keys.map((key) => [key, type]));
}

const { definitions, lists, maps, single } = schemaKeywords;

const schema = z.looseObject({
  ...byKey(schemaKeywords.orBoolean, orBoolean),
  ...byKey(single, nested),
  ...byKey(lists, list),
  ...byKey([...maps, ...definitions], map),
  $ref: text.optional(),
  type: types.optional(),
  title: text.optional(),
  description: text.optional(),
  format: text.optional(),
  enum: z.array(z.unknown()).optional(),
  examples: z.array(z.unknown()).optional(),
  deprecated: flag,
  readOnly: flag,
  writeOnly: flag,
  multipleOf: number,
  minimum: number,
  maximum: number,
  exclusiveMinimum: number,
  exclusiveMaximum: number,
  minLength: count,
  maxLength: count,
  pattern: text.optional(),
  minItems: count,
  maxItems: count,
  uniqueItems: flag,
  required: z.array(text).optional(),
  minProperties: count,
  maxProperties: count,
  dependentRequired: z.record(text, z.array(text)).optional(),
  discriminator: z
    .looseObject({
      propertyName: text.meta({ example: "'type'" }),
      mapping: z.record(text, text).optional(),
    })
    .optional(),
  'x-enum-descriptions': z.record(text, text).optional(),
});

/** A problem and its path in the document. */
export interface Finding {
  path: readonly PropertyKey[];
  /** The part of the message that follows the location: " must be a text, not a list". */
  said: string;
  remedy: string;
}

/** Returns the problems of the value at `owner`. The name of the location is removed from each message. */
export function findings(
  problems: readonly schemas.SchemaProblem[],
  rootName: string,
  owner: readonly PropertyKey[] = [],
): Finding[] {
  return problems.map(({ path, message, remedy }) => {
    const name = pathText(path, rootName);
    const said = message.startsWith(name) ? message.slice(name.length) : ` ${message}`;
    return { path: [...owner, ...path], said, remedy };
  });
}

/**
 * Adds advice for `required: true`, which JSON Schema Draft 3 and OpenAPI parameters use in place of the parent's
 * list.
 */
function requiredByParent(finding: Finding, { required }: JsonObject, path: Path): Finding {
  const flag = String(required);
  const isFlag = ['true', 'false'].includes(flag) && finding.path.length === path.length + 1;
  if (!isFlag || finding.path.at(-1) !== 'required') return finding;
  const name = path.at(-2) === 'properties' ? String(path.at(-1)) : undefined;
  if (flag === 'false' || name === undefined) return { ...finding, remedy: 'Remove it' };
  const list = `required: [${/^[\w-]+$/.test(name) ? name : JSON.stringify(name)}]`;
  return { ...finding, remedy: `Remove it, and add ${list} to the object, next to \`properties\`` };
}

/** Returns the problems in a document's schemas. */
export function checkSchemas(document: JsonValue): Finding[] {
  const found: Finding[] = [];
  rewrite(document, 'Document', (value, kind, path) => {
    if (kind === 'Schema') {
      const { problems } = checkAgainst(schema, value, { rootName: 'schema' });
      const own = findings(problems, 'schema', path);
      found.push(...own.map((finding) => requiredByParent(finding, value, path)));
    }
    return value;
  });
  return found;
}
