/** Creates the views of an operation's responses and their examples. */

import type { ApiResponse } from '../../read/description.ts';
import type { OpenApiDocument } from '../../read/document/document.ts';
import type {
  ApiResponseExamples,
  ApiResponse as ApiResponseView,
} from '../../shared/page-views.ts';
import { createIds } from '../ids.ts';
import { apiMarkdown } from '../markdown.ts';
import { splitFirstSentence } from '../paragraphs.ts';
import { stableText } from '../schema/api-schemas.ts';
import { schemaText } from '../schema/schema-text.ts';
import type { Direction, TreeOptions } from '../schema/tree-options.ts';
import { exampleViews } from './example-views.ts';
import { type LinkTargets, linkViews } from './link-views.ts';
import { mediaViews } from './media-views.ts';
import { parameterViews } from './parameter-views.ts';

interface ResponseSurroundings extends Omit<TreeOptions, 'prefix'> {
  targets: LinkTargets;
}

/** The parts of a page that show a response. */
export interface ResponseParts {
  view: ApiResponseView;
  /** Absent if there's nothing to show, for example because an error has no body or a body has no example. */
  examples?: ApiResponseExamples;
}

/** Returns the parts for all responses. If an earlier response has the same body, the page describes it there. */
export function responseParts(
  responses: readonly ApiResponse[],
  surroundings: ResponseSurroundings,
): ResponseParts[] {
  const bodies = new Map<string, string>();
  return responses.map((response) => {
    const shape = shapeOf(response);
    const sameBodyAs = bodies.get(shape);
    const parts = commonParts(response, sameBodyAs, surroundings);
    if (response.content.length > 0 && sameBodyAs === undefined) bodies.set(shape, parts.view.id);
    return parts;
  });
}

/** Parts that all pages of a document share, and the ids in them. */
interface Common {
  pages: TreeOptions['pages'];
  byText: Map<string, { parts: ResponseParts; ids: ReadonlySet<string> }>;
}

const commons = new WeakMap<OpenApiDocument, Common>();

/**
 * Returns the parts of a response that other operations may share. Most operations have the same errors, so an
 * error's parts are created only once. As all pages then contain the same objects, the theme renders them only
 * once, too. A successful response has parts of its own.
 */
function commonParts(
  response: ApiResponse,
  sameBodyAs: string | undefined,
  surroundings: ResponseSurroundings,
): ResponseParts {
  if (outcomeOf(response.status) === 'success') return partsOf(response, sameBodyAs, surroundings);
  const known = commonOf(surroundings).byText;
  const text = comparableText(response, sameBodyAs, surroundings.direction);
  let common = known.get(text);
  if (common === undefined) {
    const ids = createIds();
    common = { parts: partsOf(response, sameBodyAs, { ...surroundings, ids }), ids: ids.taken };
    known.set(text, common);
  }
  // If the page already uses one of the ids for something else, the response gets new ids.
  const fits = surroundings.ids.takeAll(common.ids);
  return fits ? common.parts : partsOf(response, sameBodyAs, surroundings);
}

function commonOf({ document, pages }: ResponseSurroundings): Common {
  const known = commons.get(document);
  if (known?.pages === pages) return known;
  const common = { pages, byText: new Map() };
  commons.set(document, common);
  return common;
}

/** Returns a string of everything that affects the parts, except for the location in the description. */
function comparableText(
  { status, description, headers, content, links }: ApiResponse,
  sameBodyAs: string | undefined,
  direction: Direction,
): string {
  return stableText([
    direction,
    sameBodyAs,
    status,
    description,
    headers.map(({ pointer, ...header }) => header),
    content.map(({ type, schema, examples }) => [type, schema, examples]),
    links,
  ]);
}

function partsOf(
  response: ApiResponse,
  sameBodyAs: string | undefined,
  surroundings: ResponseSurroundings,
): ResponseParts {
  const { status, description, headers, content } = response;
  const outcome = outcomeOf(status);
  const id = surroundings.ids.take(status);
  const options = { ...surroundings, prefix: id };
  const headerViews = parameterViews(headers, { ...options, prefix: `${id}.headers` });
  const media = sameBodyAs === undefined ? mediaViews(content, options) : [];
  const examples = exampleViews(content, surroundings.document, surroundings.direction);
  const hasExample = examples.length > 0;
  const words = splitFirstSentence(apiMarkdown(description));
  const links = linkViews(response, surroundings.targets);
  return {
    view: {
      id,
      status,
      outcome,
      ...words,
      headers: headerViews,
      media,
      links,
      sameBodyAs,
      hasExample,
    },
    // Successful responses are shown even without a body, because readers look for their status.
    examples:
      hasExample || (outcome === 'success' && content.length === 0)
        ? {
            status,
            outcome,
            summary: words.summary,
            examples,
            schema: schemaText(media, surroundings.texts),
          }
        : undefined,
  };
}

function outcomeOf(status: string): ApiResponseView['outcome'] {
  if (status.startsWith('2')) return 'success';
  return /^[45]/.test(status) ? 'error' : 'other';
}

/** Returns a string that represents the body's structure, without examples. */
function shapeOf({ content }: ApiResponse): string {
  return JSON.stringify(
    content.map(({ type, schema }) => [type, schema]),
    (key, value: unknown) => {
      if (key === 'examples') return undefined;
      return typeof value === 'bigint' ? String(value) : value;
    },
  );
}
