/** Creates the views of a body's examples, which are highlighted code. */
import { rememberPer } from '../../../../shared/remember.ts';
import { REFERENCE_LIMITS } from '../../limits.ts';
import type { ApiExample, ApiMediaType } from '../../read/description.ts';
import type { OpenApiDocument } from '../../read/document/document.ts';
import { type JsonValue, jsonText } from '../../read/document/json.ts';
import type { ApiExample as ApiExampleView } from '../../shared/page-views.ts';
import { codeHtml } from '../code-tokens.ts';
import { exampleOf, jsonExamples, sentType } from '../example-values.ts';
import { apiMarkdown } from '../markdown.ts';
import { xmlText } from '../samples/xml-text.ts';
import type { Direction } from '../schema/tree-options.ts';

/** Returns a body's examples for all of its media types, as highlighted code. */
export function exampleViews(
  content: readonly ApiMediaType[],
  document: OpenApiDocument,
  direction: Direction,
): ApiExampleView[] {
  return content.flatMap((media) => {
    const written = jsonExamples(media, document).flatMap((each) =>
      writtenView(each, media, document),
    );
    if (written.length > 0) return written;
    const value = exampleOf(media, document, direction);
    return codeView(media.type, value, media, document);
  });
}

function writtenView(
  { name, summary, description, value, externalValue }: ApiExample,
  media: ApiMediaType,
  document: OpenApiDocument,
): ApiExampleView[] {
  const label = summary ?? (name === 'default' ? media.type : name);
  const words = { description: apiMarkdown(description) };
  if (value !== undefined) {
    return codeView(label, value, media, document).map((view) => ({ ...view, ...words }));
  }
  if (externalValue === undefined || externalValue.length > REFERENCE_LIMITS.value) return [];
  return [{ label, ...words, href: externalValue, html: '', language: 'text' }];
}

function codeView(
  label: string,
  value: JsonValue | undefined,
  media: ApiMediaType,
  document: OpenApiDocument,
): ApiExampleView[] {
  const type = sentType(media, document);
  const code = exampleText(value, type, media, document);
  return code === undefined ? [] : [{ label, description: '', ...codeOf(code, type) }];
}

function exampleText(
  value: JsonValue | undefined,
  type: string,
  { schema }: ApiMediaType,
  document: OpenApiDocument,
): string | undefined {
  if (value === undefined) return undefined;
  if (/[/+]json\b/.test(type)) return shownJson(value);
  if (typeof value === 'string') return value === 'string' ? undefined : value;
  if (schema !== undefined && /[/+]xml\b/.test(type)) return xmlText(value, schema, document);
  return /^(?:multipart\/|application\/x-www-form)/.test(type) ? shownJson(value) : undefined;
}

function shownJson(value: JsonValue): string {
  return typeof value !== 'object' || value === null ? jsonText(value) : shownObject(value);
}

/** Returns the highlighted JSON of an object or list. Cached, because operations share examples. */
const shownObject = rememberPer((value: object) => shown(jsonText(value as JsonValue, 2)));

function shown(code: string): string {
  return code.length <= REFERENCE_LIMITS.example
    ? code
    : `${code.slice(0, REFERENCE_LIMITS.example)}…`;
}

function codeOf(long: string, type: string) {
  const code = shown(long);
  const isJson = /[/+]json\b|^multipart\/|x-www-form/.test(type);
  const language = isJson ? 'json' : 'text';
  return { html: codeHtml(code, language), language };
}
