/** Tests that a large API has more pages than a small one, but not larger pages. */

import { createElement } from 'react';
import { expect, it } from 'vitest';
import type { PageSource, SiteDefinition } from '../../../core/plugin-api.ts';
import { writeSite } from '../../../core/test-api.ts';
import { consoleData } from '../outputs/console/console-data.ts';
import { referencePages } from '../plugin.ts';
import { type JsonValue, jsonText } from '../read/document/json.ts';
import { largeApi } from '../read/test-large.ts';
import { english } from '../texts/test-texts.ts';
import { apiPageOf } from './api-pages.ts';
import type { ApiComponents } from './compile-api-page.ts';
import { compileApiPage } from './compile-api-page.ts';

/** Renders all of a page's data, including links. */
function Drawn({ view }: { view: object }) {
  const text = JSON.stringify(view);
  const routes = [...text.matchAll(/"href":"(\/api\/[^"]+)"/g)].map(([, route = '']) => route);
  return createElement('main', { id: 'schema' }, [
    text,
    ...routes.map((href, key) => createElement('a', { href, key })),
  ]);
}

const api = {
  Operation: Drawn,
  Tag: Drawn,
  Schema: Drawn,
  OverviewTop: Drawn,
  OverviewEnd: Drawn,
} as unknown as ApiComponents;

interface Measured {
  type: string;
  route: string;
  /** Size of the compiled page in the cache, in characters. */
  size: number;
  links: readonly string[];
}

async function sourcesOf(operations: number): Promise<readonly PageSource[]> {
  const root = await writeSite({ 'api.json': jsonText(largeApi(operations)) });
  const apis = [{ id: 'large', file: 'api.json', route: '/api' }];
  const definition = { root, config: { apis }, texts: english } as unknown as SiteDefinition;
  return (await referencePages.load({ definition, found: [], production: true })).sources;
}

/** Returns the size of each console's data, in characters. */
async function consoleSizes(operations: number): Promise<number[]> {
  const sources = await sourcesOf(operations);
  return sources.flatMap((source) => {
    const page = apiPageOf(source);
    return page?.type === 'operation'
      ? jsonText(consoleData({ ...page, texts: english }) as unknown as JsonValue).length
      : [];
  });
}

/** Compiled pages, keyed by the number of operations. Compiling them takes most of the tests' time. */
const compiled = new Map<number, Promise<Measured[]>>();

function compileOnce(operations: number): Promise<Measured[]> {
  const pages = compiled.get(operations) ?? compileAll(operations);
  compiled.set(operations, pages);
  return pages;
}

async function compileAll(operations: number): Promise<Measured[]> {
  const sources = await sourcesOf(operations);
  const measured: Measured[] = [];
  for (const source of sources) {
    const shown = apiPageOf(source);
    if (shown === undefined) continue;
    const page = compileApiPage(shown, api, english);
    const links = page.links.map(({ href }) => href);
    const { markdown: _, ...rest } = page;
    const size = JSON.stringify(rest).length;
    measured.push({ type: shown.type, route: source.route, size, links });
  }
  return measured;
}

function sizes(pages: readonly Measured[], type: string): number[] {
  return pages.filter((page) => page.type === type).map(({ size }) => size);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

it('twice the operations take twice the bytes, without larger pages', async () => {
  const [one, two] = [await compileOnce(100), await compileOnce(200)];
  expect(two).toHaveLength(1 + 40 + 200 + 200);
  expect(sum(two.map(({ size }) => size)) / sum(one.map(({ size }) => size))).toBeCloseTo(2, 0.5);
  for (const type of ['operation', 'schema']) {
    // Numbers in a larger API have more digits.
    expect(Math.max(...sizes(two, type))).toBeLessThan(1.1 * Math.max(...sizes(one, type)));
  }
  expect(Math.max(...sizes(two, 'operation'))).toBeLessThan(180_000);
});

it('links lead to every schema', async () => {
  const one = await compileOnce(100);
  const linked = new Set(one.flatMap(({ links }) => links));
  const schemas = one.filter(({ type }) => type === 'schema');
  expect(schemas.filter(({ route }) => !linked.has(route))).toEqual([]);
});

it('twice the operations take twice the console data, without larger consoles', async () => {
  const [one, two] = [await consoleSizes(100), await consoleSizes(200)];
  expect(two).toHaveLength(200);
  expect(sum(two) / sum(one)).toBeLessThan(2.1);
  expect(Math.max(...two)).toBeLessThan(1.1 * Math.max(...one));
});
