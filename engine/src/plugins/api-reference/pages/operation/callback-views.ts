/**
 * Creates the views of an operation's callbacks. A callback is a request that the server sends, together with the
 * responses that it accepts.
 */

import type { ApiCallback } from '../../read/description.ts';
import type { ApiCallbackView } from '../../shared/page-views.ts';
import { apiMarkdown } from '../markdown.ts';
import { exampleViews } from './example-views.ts';
import { mediaViews, type TreeSurroundings } from './media-views.ts';
import { parameterViews } from './parameter-views.ts';

/** Returns the views in the order of the callbacks. Every id starts with `callback.` and the callback's name. */
export function callbackViews(
  callbacks: readonly ApiCallback[],
  surroundings: TreeSurroundings,
): ApiCallbackView[] {
  return callbacks.map((callback) => {
    const { name, method, path, summary, description, parameters, requestBody } = callback;
    const id = surroundings.ids.take(`callback.${name}`);
    const options = { ...surroundings, prefix: id, direction: 'response' } as const;
    return {
      id,
      name,
      method: method.toUpperCase(),
      address: path,
      html: apiMarkdown(description ?? summary),
      parameters: parameterViews(parameters, options),
      body: requestBody && {
        isRequired: requestBody.required,
        html: apiMarkdown(requestBody.description),
        media: mediaViews(requestBody.content, options),
      },
      examples: exampleViews(requestBody?.content ?? [], surroundings.document, 'response')
        .filter(({ href }) => href === undefined)
        .map((example) => ({ ...example, html: inLines(example.html) })),
      answers: callback.responses.map(({ status, description: words }) => ({
        status,
        html: apiMarkdown(words),
      })),
    };
  });
}

/** Wraps each line, because code blocks are rendered line by line. */
function inLines(html: string): string {
  return html
    .split('\n')
    .map((line) => `<span class="line">${line}</span>`)
    .join('\n');
}
