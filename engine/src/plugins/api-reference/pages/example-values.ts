/** Takes example values for bodies from the description, or generates them from the schema. */

import { REFERENCE_LIMITS } from '../limits.ts';
import type { ApiExample, ApiMediaType } from '../read/description.ts';
import type { OpenApiDocument } from '../read/document/document.ts';
import type { JsonValue } from '../read/document/json.ts';
import { effectiveSchema } from './schema/effective-schema.ts';
import { lengthOf } from './schema/sample-budget.ts';
import { sampleValue } from './schema/sample-value.ts';
import type { Direction } from './schema/tree-options.ts';
import { parsedValue } from './schema/written-value.ts';

/** Returns the value of the first example that isn't longer than `limit`, or `undefined` if there's none. */
export function writtenExample(
  examples: readonly ApiExample[],
  limit: number,
): JsonValue | undefined {
  return examples.find(({ value }) => value !== undefined && lengthOf(value) <= limit)?.value;
}

/**
 * Returns the first example of moderate length. Without one, generates a value, or returns `undefined` if that's
 * impossible.
 */
export function exampleOf(
  media: ApiMediaType,
  document: OpenApiDocument,
  direction: Direction,
): JsonValue | undefined {
  const written = writtenExample(jsonExamples(media, document), REFERENCE_LIMITS.example);
  if (written !== undefined) return written;
  return media.schema === undefined ? undefined : sampleValue(media.schema, document, direction);
}

/**
 * Returns a body's examples. If the body is JSON, an example can be a string that contains the body's JSON text.
 */
export function jsonExamples(
  { type, schema, examples }: ApiMediaType,
  document: OpenApiDocument,
): readonly ApiExample[] {
  if (!/[/+]json\b/i.test(type)) return examples;
  return examples.map((example) =>
    example.value === undefined
      ? example
      : { ...example, value: parsedValue(example.value, schema, document) },
  );
}

/** Returns the media type that a request sends. The description may only specify a range, such as `image/*`. */
export function sentType({ type, schema }: ApiMediaType, document: OpenApiDocument): string {
  if (!type.includes('*')) return type;
  if (type.startsWith('text/')) return 'text/plain';
  const { type: types = [], format } = schema ? effectiveSchema(schema, document).schema : {};
  if (format === 'binary' || schema === undefined) return 'application/octet-stream';
  return types.includes('string') ? 'text/plain' : 'application/json';
}
