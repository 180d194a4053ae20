/** Responses of an operation and their examples. */
import type { ApiResponseExamples, ApiResponse as ApiResponseView } from '../../../shared/api.ts';
import type { ApiResponse } from '../../source/openapi/description.ts';
import type { OpenApiDocument } from '../../source/openapi/document.ts';
import { exampleViews } from './examples.ts';
import { apiMarkdown } from './markdown.ts';
import { mediaViews, type TreeSurroundings } from './operation-view.ts';
import { propertyTree } from './schema-tree.ts';

/** Views of all responses. A body that an earlier response has, too, is described there. */
export function responseViews(
  responses: readonly ApiResponse[],
  examples: readonly ApiResponseExamples[],
  surroundings: TreeSurroundings,
): ApiResponseView[] {
  const bodies = new Map<string, string>();
  return responses.map((response) => {
    const { status, description, headers, content } = response;
    const id = surroundings.ids.take(status);
    const shape = shapeOf(response);
    const sameBodyAs = bodies.get(shape);
    if (content.length > 0 && sameBodyAs === undefined) bodies.set(shape, id);
    const options = { ...surroundings, prefix: id, direction: 'response' } as const;
    return {
      id,
      status,
      outcome: outcomeOf(status),
      ...splitDescription(apiMarkdown(description)),
      headers: headers.map((header) => ({
        ...propertyTree(header.name, header.schema, {
          ...options,
          prefix: `${id}.headers`,
          isRequired: header.required,
        }),
        ...(header.description !== undefined && { html: apiMarkdown(header.description) }),
      })),
      media: sameBodyAs === undefined ? mediaViews(content, options) : [],
      sameBodyAs,
      hasExample: examples.some((each) => each.status === status),
    };
  });
}

/** Examples of all responses that have a body. */
export function responseExamples(
  responses: readonly ApiResponse[],
  document: OpenApiDocument,
): ApiResponseExamples[] {
  return responses.flatMap(({ status, content }) => {
    const examples = exampleViews(content, document, 'response');
    return examples.length === 0 ? [] : [{ status, outcome: outcomeOf(status), examples }];
  });
}

/** Text and code up to the first end of a sentence. */
const FIRST_SENTENCE = /^<p>((?:[^<]|<code>[^<]*<\/code>)*?)[.!?]?(?:<\/p>|(?<=[.!?])\s+)/;

/** The first sentence stands in the line that is always seen, and only there. */
function splitDescription(html: string): { summary: string; html: string } {
  const found = FIRST_SENTENCE.exec(html);
  if (found === null) return { summary: plainTextHtml(html), html };
  const [whole, summary = ''] = found;
  const rest = html.slice(whole.length);
  return { summary, html: whole.endsWith('</p>') || rest === '' ? rest : `<p>${rest}` };
}

/** For sentences with links, which a line that opens something must not hold. */
function plainTextHtml(html: string): string {
  const text = html.replace(/<\/p>[\s\S]*$/, '').replace(/<[^>]*>/g, '');
  return /^[\s\S]*?(?=[.!?]\s|$)/.exec(text)?.[0].replace(/[.!?]$/, '') ?? text;
}

function outcomeOf(status: string): ApiResponseView['outcome'] {
  if (status.startsWith('2')) return 'success';
  return /^[45]/.test(status) ? 'error' : 'other';
}

/** Examples say nothing about the shape of a body. */
function shapeOf({ content }: ApiResponse): string {
  return JSON.stringify(
    content.map(({ type, schema }) => [type, schema]),
    (key, value: unknown) => {
      if (key === 'examples') return undefined;
      return typeof value === 'bigint' ? String(value) : value;
    },
  );
}
