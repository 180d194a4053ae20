/** Removes descriptions from an API description, for sites that have their own in overlays. */
import { STATUS_CODES } from 'node:http';
import { type Kind, rewrite } from '../read/document/grammar.ts';
import { isJsonObject, type JsonObject, type JsonValue, type Path } from '../read/document/json.ts';

const kindsWithWords: ReadonlySet<Kind> = new Set<Kind>([
  'Tag',
  'PathItem',
  'Operation',
  'Parameter',
  'RequestBody',
  'Response',
  'Header',
  'Schema',
  'Link',
  'SecurityScheme',
]);

/**
 * Returns the document without summaries, descriptions, and examples. Responses must have a description, so it
 * becomes the status's usual text.
 */
export function withoutWords(document: JsonObject): JsonObject {
  const changed = rewrite(document, 'Document', (value, kind, path): JsonValue => {
    if (kind === 'Info') return omit(value, ['description', 'summary']);
    if (kind === 'MediaType') return omit(value, ['example', 'examples']);
    if (!kindsWithWords.has(kind)) return value;
    const bare = omit(value, ['summary', 'description', 'externalDocs', 'example', 'examples']);
    const isReference = typeof value.$ref === 'string';
    return kind === 'Response' && !isReference ? { description: statusWords(path), ...bare } : bare;
  });
  return isJsonObject(changed) ? changed : document;
}

function omit(value: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
}

function statusWords(path: Path): string {
  return STATUS_CODES[String(path.at(-1))] ?? 'Response';
}
