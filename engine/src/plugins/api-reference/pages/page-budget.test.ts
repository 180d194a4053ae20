import { createElement } from 'react';
import { expect, it } from 'vitest';
import { consoleData } from '../outputs/console/console-data.ts';
import { type JsonObject, jsonText } from '../read/document/json.ts';
import { loadFiles } from '../read/test-description.ts';
import { english } from '../texts/test-texts.ts';
import { apiPageOf, apiPages } from './api-pages.ts';
import type { ApiComponents } from './compile-api-page.ts';
import { compileApiPage } from './compile-api-page.ts';
import { budgetProblems, pageBudget } from './page-budget.ts';

/** Renders all of a page's data. */
const Written = ({ view }: { view: object }) =>
  createElement('p', {}, jsonText(view as JsonObject));
const api = { Operation: Written } as unknown as ApiComponents;

const config = { id: 'api', file: 'openapi/api.yaml', route: '/api' };

/** Returns operations that share one body, whose schema and examples are far larger than an operation. */
async function sharedBody(operations: number) {
  const properties = Object.fromEntries(
    Array.from({ length: 400 }, (_, at) => [
      `p${at}`,
      { type: 'object', properties: { a: { type: 'string', description: 'word '.repeat(500) } } },
    ]),
  );
  const examples = Object.fromEntries(
    Array.from({ length: 40 }, (_, at) => [`e${at}`, { value: { a: 'word '.repeat(3_000) } }]),
  );
  const { description } = await loadFiles({
    'openapi/api.yaml': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'X', version: '1' },
      paths: Object.fromEntries(
        Array.from({ length: operations }, (_, at) => [
          `/x${at}`,
          {
            post: {
              operationId: `o${at}`,
              requestBody: { $ref: '#/components/requestBodies/R' },
              responses: { 200: { description: 'd' } },
            },
          },
        ]),
      ),
      components: {
        requestBodies: {
          R: {
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/S' }, examples },
            },
          },
        },
        schemas: { S: { type: 'object', properties } },
      },
    }),
  });
  if (description === undefined) throw new Error('no description');
  return description;
}

it('leaves descriptions of the usual size whole', async () => {
  const description = await sharedBody(20);
  expect(pageBudget(description).operations.size).toBe(0);
  expect(budgetProblems(description, config.file)).toEqual([]);
});

it('shortens the pages after the limit, and says so once', async () => {
  const description = await sharedBody(200);
  const { operations, total } = pageBudget(description);
  expect(total).toBeGreaterThan(200_000_000);
  expect(operations.size).toBeGreaterThan(100);
  expect(operations.has('o0')).toBe(false);
  expect(operations.has('o199')).toBe(true);
  expect(budgetProblems(description, config.file).map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /^The pages for this description would have about \d+ million characters, /,
    ),
  ]);
  const pages = apiPages({ config, description }, english, undefined).operations.map(apiPageOf);
  expect(pages.filter((page) => page?.isShort)).toHaveLength(operations.size);
  const [first, last] = [pages[0], pages.at(-1)].map((page) => {
    if (page?.type !== 'operation') throw new Error('no page of an operation');
    return compileApiPage(page, api, english).html.length;
  });
  expect(first).toBeGreaterThan(400_000);
  expect(last).toBeLessThan(100_000);
});

it('counts each named schema once for each tree, and properties that are called like keywords', async () => {
  const costOf = async (name: string, self: object) => {
    const schema = {
      properties: { [name]: { type: 'string', description: 'x'.repeat(9_000) }, self },
    };
    const { description } = await loadFiles({
      'openapi/api.yaml': JSON.stringify({
        openapi: '3.1.0',
        info: { title: 'X', version: '1' },
        paths: {
          '/p': {
            get: {
              responses: {
                200: {
                  description: 'd',
                  content: { 'application/json': { schema: { $ref: '#/components/schemas/S' } } },
                },
              },
            },
          },
        },
        components: { schemas: { S: schema } },
      }),
    });
    if (description === undefined) throw new Error('no description');
    return pageBudget(description).total;
  };
  const usual = await costOf('a', {});
  expect(usual).toBeGreaterThan(9_000);
  const self = { $ref: '#/components/schemas/S' };
  for (const name of ['tag', 'schema', 'default', 'examples', 'properties']) {
    expect(await costOf(name, self)).toBeGreaterThan(9_000);
    expect(await costOf(name, self)).toBeLessThan(usual + 1_000);
  }
});

it('gives the console of a short page neither schemas nor examples', async () => {
  const schema = { type: 'object', properties: { a: { type: 'string', enum: ['b', 'c'] } } };
  const content = { 'application/json': { schema, example: { a: 'b' } } };
  const { description } = await loadFiles({
    'openapi/api.yaml': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'X', version: '1' },
      paths: { '/p': { post: { requestBody: { content }, responses: {} } } },
    }),
  });
  const [operation] = description?.operations ?? [];
  if (description === undefined || operation === undefined) throw new Error('no operation');
  const input = { config, description, operation, texts: english };
  expect(consoleData(input).body?.media[0]?.examples).not.toEqual([]);
  expect(consoleData({ ...input, isShort: true }).body?.media[0]?.examples).toEqual([]);
});
