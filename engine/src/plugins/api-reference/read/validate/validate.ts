/** Checks a normalized document against the types in `document.ts`, and describes the differences. */
import { z } from 'zod';
import { type Problem, schemas } from '../../../../core/plugin-api.ts';
import { httpMethods, type OpenApiDocument } from '../document/document.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../document/json.ts';
import { memberOf, pointerOf, valueAt } from '../document/pointer.ts';
import type { SourceFile } from '../files/source-files.ts';
import { checkSchemas, type Finding, findings } from './validate-schema.ts';

const { checkAgainst, chooseSchema } = schemas;

/** Accepts any schema, because schemas are validated one at a time. */
const schema = z.looseObject({});
const text = z.string();
const flag = z.boolean().optional();
const words = { summary: text.optional(), description: text.optional() };
const byName = <Value extends z.ZodType>(value: Value) => z.record(text, value);

const reference = z.looseObject({ $ref: text, ...words });

/** Accepts a reference in place of the object. The reference's target is checked separately. */
function orReference(value: z.ZodType) {
  return chooseSchema<unknown>((input) =>
    typeof input === 'object' && input !== null && '$ref' in input ? reference : value,
  );
}

const example = orReference(z.looseObject({ ...words, externalValue: text.optional() }));

const header = z.looseObject({
  description: text.optional(),
  required: flag,
  deprecated: flag,
  allowEmptyValue: flag,
  style: text.optional(),
  explode: flag,
  allowReserved: flag,
  schema: schema.optional(),
  examples: byName(example).optional(),
  get content() {
    return byName(mediaType).optional();
  },
});

const mediaType = z.looseObject({
  schema: schema.optional(),
  examples: byName(example).optional(),
  encoding: byName(
    z.looseObject({ contentType: text.optional(), style: text.optional(), explode: flag }),
  ).optional(),
});

const parameter = header.extend({
  name: text.meta({ example: "'id'" }),
  in: z.enum(['path', 'query', 'header', 'cookie']),
});

const requestBody = z.looseObject({
  description: text.optional(),
  required: flag,
  content: byName(mediaType).meta({ example: "{ 'application/json': { … } }" }),
});

const link = z.looseObject({
  operationId: text.optional(),
  operationRef: text.optional(),
  description: text.optional(),
  parameters: byName(z.unknown()).optional(),
});

const response = z.looseObject({
  ...words,
  headers: byName(orReference(header)).optional(),
  content: byName(mediaType).optional(),
  links: byName(orReference(link)).optional(),
});

const server = z.looseObject({
  url: text.meta({ example: "'https://api.example.com'" }),
  description: text.optional(),
  variables: byName(
    z.looseObject({
      default: text.meta({ example: "'v1'" }),
      enum: z.array(text).optional(),
      description: text.optional(),
    }),
  ).optional(),
});

const security = z.array(byName(z.array(text)));

const operation = z.looseObject({
  operationId: text.optional(),
  ...words,
  deprecated: flag,
  tags: z.array(text).optional(),
  parameters: z.array(orReference(parameter)).optional(),
  requestBody: orReference(requestBody).optional(),
  responses: byName(orReference(response)).optional(),
  security: security.optional(),
  servers: z.array(server).optional(),
  get callbacks(): z.ZodType {
    return byName(orReference(byName(pathItem))).optional();
  },
});

const pathItem = z.looseObject({
  ...words,
  ...Object.fromEntries(httpMethods.map((method) => [method, operation.optional()])),
  parameters: z.array(orReference(parameter)).optional(),
  servers: z.array(server).optional(),
});

const flow = z.looseObject({
  authorizationUrl: text.optional(),
  tokenUrl: text.optional(),
  scopes: byName(text).meta({ example: '{}' }),
});

const securityScheme = z.discriminatedUnion('type', [
  z.looseObject({
    type: z.literal('apiKey'),
    in: z.enum(['query', 'header', 'cookie']),
    name: text.meta({ example: "'Authorization'" }),
  }),
  z.looseObject({ type: z.literal('http'), scheme: text.meta({ example: "'bearer'" }) }),
  z.looseObject({ type: z.literal('oauth2'), flows: byName(flow) }),
  z.looseObject({ type: z.literal('openIdConnect'), openIdConnectUrl: text }),
  z.looseObject({ type: z.literal('mutualTLS') }),
]);

const document = z.looseObject({
  openapi: text,
  info: z.looseObject({
    title: text.meta({ example: "'Acme API'" }),
    version: text.meta({ example: "'1.0.0'" }),
    ...words,
  }),
  servers: z.array(server).optional(),
  security: security.optional(),
  tags: z.array(z.looseObject({ name: text, description: text.optional() })).optional(),
  paths: byName(pathItem).default({}),
  webhooks: byName(pathItem).optional(),
  components: z
    .looseObject({
      schemas: byName(schema).optional(),
      parameters: byName(orReference(parameter)).optional(),
      requestBodies: byName(orReference(requestBody)).optional(),
      responses: byName(orReference(response)).optional(),
      headers: byName(orReference(header)).optional(),
      examples: byName(example).optional(),
      callbacks: byName(orReference(byName(pathItem))).optional(),
      securitySchemes: byName(orReference(securityScheme)).optional(),
    })
    .optional(),
});

/**
 * Returns the document without its invalid parts, or nothing if no part is valid. Every problem has a JSON pointer,
 * a location in the file, and advice. Unknown keys are allowed, because other versions and tools add keys.
 */
export function validateDocument(source: SourceFile): {
  document?: OpenApiDocument;
  problems: readonly Problem[];
} {
  const problems: Problem[] = [];
  /** Pointers of all findings. If a later round finds something at the same pointer, it isn't reported again. */
  const known = new Set<string>();
  let { value } = source;
  // Removing a part can make its parent invalid. Each round removes at least one part, so the loop ends.
  for (;;) {
    const found = findingsIn(value, source);
    if (found.length === 0 && isDocument(value)) return { document: value, problems };
    const left = withoutParts(value, partsToOmit(value, found));
    if (left === undefined || !isJsonObject(memberOf(left, 'info'))) {
      return { problems: [...problems, ...problemsOf(found, source, 'error')] };
    }
    const mistakes = found.filter((each) => !known.has(pointerTo(each)));
    problems.push(...problemsOf(mistakes, source, 'warning'));
    for (const each of found) known.add(pointerTo(each));
    value = { paths: {}, ...left };
  }
}

function pointerTo({ path }: Finding): string {
  return pointerOf(path.map(String));
}

function findingsIn(value: JsonValue, { writtenAt }: SourceFile): Finding[] {
  const { problems } = checkAgainst(document, value, {
    rootName: 'document',
    sourceText: (path) => writtenAt?.(path.map(String)),
  });
  return [...findings(problems, 'document'), ...checkPathKeys(value), ...checkSchemas(value)];
}

/**
 * Returns the paths of the parts to remove. List items are removed last, in a separate round, because removing one
 * shifts the items after it.
 */
function partsToOmit(value: JsonValue, found: readonly Finding[]): readonly string[][] {
  const parts = found.map(({ path }) => existingPart(value, path.map(String)));
  const others = parts.filter((path) => !Array.isArray(valueAt(value, path.slice(0, -1))));
  return others.length > 0 ? others : parts;
}

/** Returns the path of a part. If the part is missing, returns the path of the value that requires it. */
function existingPart(value: JsonValue, path: string[]): string[] {
  return valueAt(value, path) === undefined ? existingPart(value, path.slice(0, -1)) : path;
}

/** Returns a value without the parts at these paths. If one of the paths is the value's own, returns nothing. */
function withoutParts(
  value: JsonValue,
  paths: readonly (readonly string[])[],
): JsonObject | JsonValue[] | undefined {
  const pathsInside = new Map<string, (readonly string[])[]>();
  for (const [key, ...others] of paths) {
    if (key === undefined) return undefined;
    pathsInside.set(key, [...(pathsInside.get(key) ?? []), others]);
  }
  const entries = Object.entries(value as JsonObject | JsonValue[]).flatMap(([key, member]) => {
    const inside = pathsInside.get(key);
    const left = inside === undefined ? member : withoutParts(member, inside);
    return left === undefined ? [] : [[key, left] as const];
  });
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

function problemsOf(
  found: readonly Finding[],
  { locate }: SourceFile,
  severity: Problem['severity'],
): Problem[] {
  const known = new Set<string>();
  return found.flatMap(({ path, said, remedy }): Problem[] => {
    const keys = path.map((key) => (typeof key === 'number' ? key : String(key)));
    const place = locate(keys);
    // Reports a mistake once, even if a YAML alias or a path item's reference repeats it.
    const mistake = JSON.stringify([place, said]);
    if (place.line !== undefined && known.has(mistake)) return [];
    known.add(mistake);
    const end = severity === 'error' ? '' : ', so it is left out';
    const message = `#${pointerOf(keys)}${said}${end}`;
    return [{ severity, kind: 'invalid-value', place, message, remedy }];
  });
}

/**
 * Returns the paths that don't start with a slash. Appended to a server's URL, such a path can change the host:
 * https://spec.openapis.org/oas/v3.1.1.html#paths-object
 */
function checkPathKeys(value: JsonValue): Finding[] {
  const paths = memberOf(value, 'paths');
  return Object.keys(isJsonObject(paths) ? paths : {})
    .filter((path) => !path.startsWith('/') && !path.startsWith('x-'))
    .map((path) => ({
      path: ['paths', path],
      said: ' must begin with a slash',
      remedy: `Use '/${path.replace(/^[^\w{]+/, '')}'`,
    }));
}

/** Narrows the type of a value that the schema has accepted. */
function isDocument(value: JsonValue): value is JsonValue & OpenApiDocument {
  return isJsonObject(value) && isJsonObject(value.info) && isJsonObject(value.paths);
}
