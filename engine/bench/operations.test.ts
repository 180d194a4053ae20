/**
 * Tests every operation of the site's API: text and tabs have the same statuses, examples are real, and names are
 * links.
 */

import { expect, it } from 'vitest';
import { loadSite } from '../src/core/config/load-site.ts';
import { DEFAULT_PLUGINS } from '../src/default-plugins.ts';
import { wrongSamples } from '../src/plugins/api-reference/check/test-samples.ts';
import { exampleOf } from '../src/plugins/api-reference/pages/example-values.ts';
import { operationView } from '../src/plugins/api-reference/pages/operation/operation-view.ts';
import type { ApiOperation } from '../src/plugins/api-reference/read/description.ts';
import type { JsonValue } from '../src/plugins/api-reference/read/document/json.ts';
import { loadApiDescription } from '../src/plugins/api-reference/read/load-description.ts';
import { english } from '../src/plugins/api-reference/texts/test-texts.ts';
import { WEBSITE } from './measure-command.ts';

const [api] = (await loadSite(WEBSITE, DEFAULT_PLUGINS)).config.apis ?? [];
if (api === undefined) throw new Error('The site has no API.');
const { route, samples = {} } = api;
const { description } = await loadApiDescription({ root: WEBSITE }, api);
if (description === undefined) throw new Error('The description cannot be read.');
const { document, operations } = description;

function wordsOf({
  summary,
  description: words,
  requestBody,
  responses,
  parameters,
}: ApiOperation) {
  const parts = [requestBody, ...responses, ...parameters].map((part) => part?.description);
  return [summary, words, ...parts].join('\n');
}

it('has operations', () => {
  expect(operations.length).toBeGreaterThan(300);
});

it("mentions no success code that isn't one of the responses", () => {
  const wrong = operations.flatMap((operation) => {
    const known = operation.responses.map(({ status }) => status);
    const named = [...wordsOf(operation).matchAll(/`(2\d\d)`|\bstatus (2\d\d)\b/g)];
    return named
      .map(([, inCode, inText]) => inCode ?? inText ?? '')
      .filter((status) => !known.includes(status))
      .map((status) => `${operation.id}: ${status}`);
  });
  expect(wrong).toEqual([]);
});

it("shows every operation's success response first", () => {
  const wrong = operations.filter((operation) => {
    const view = operationView({ operation, document, texts: english, samples, route });
    return view.responseExamples[0]?.outcome !== 'success';
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

function isPlaceholder(value: JsonValue | undefined): boolean {
  if (typeof value !== 'object' || value === null) return value === 'string';
  return Object.values(value).some(isPlaceholder);
}

it('has no example that says "string"', () => {
  const wrong = operations.flatMap(({ id, requestBody, responses }) => [
    ...(requestBody?.content ?? [])
      .filter((media) => isPlaceholder(exampleOf(media, document, 'request')))
      .map(() => `${id}: request`),
    ...responses.flatMap(({ status, content }) =>
      content
        .filter(({ type }) => type.includes('json'))
        .filter((media) => isPlaceholder(exampleOf(media, document, 'response')))
        .map(() => `${id}: ${status}`),
    ),
  ]);
  expect(wrong).toEqual([]);
});

it('fills all parameters of paths', () => {
  const wrong = operations.filter((operation) => {
    const view = operationView({ operation, document, texts: english, samples, route });
    return /\/\{\w+\}/.test(view.samples[0]?.html.split('\n')[0] ?? '');
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

it('links the names of other operations', () => {
  const ids = new Set(operations.map(({ id }) => id));
  const wrong = operations.flatMap((operation) =>
    [...wordsOf(operation).matchAll(/(?<!\[)`(\w+)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => ids.has(name) && name !== operation.id)
      .map((name) => `${operation.id}: ${name}`),
  );
  expect(wrong).toEqual([]);
});

it('has generated examples that satisfy their schemas', () => {
  expect(wrongSamples(description)).toEqual([]);
});
