/** Reads the parts of a build that agents can use: pages as Markdown, the search index, and API operations. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { commandLine, UsageError } from '../../../core/plugin-api.ts';
import { ASSETS_FOLDER } from '../../../shared/output-folders.ts';
import { markdownFileOfRoute, splitAddress } from '../../../shared/routes.ts';
import { createLocalSearch, type LocalSearch } from '../query/local-search.ts';
import type { SearchManifest } from '../search-data.ts';

export interface BuiltOperation {
  operationId: string;
  method: string;
  path: string;
  summary: string;
  tags: readonly string[];
}

export interface BuiltSite {
  search: LocalSearch;
  operations: readonly BuiltOperation[];
  /** Returns the Markdown of the page with this route or URL, or `undefined` if there's no such page. */
  readPage(address: string): Promise<string | undefined>;
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'];

interface Description {
  paths?: Record<string, Record<string, Partial<BuiltOperation> | undefined>>;
}

/**
 * Reads a build.
 *
 * @param folder output folder
 * @throws UsageError with a remedy if the folder contains no build
 */
export async function readBuild(folder: string): Promise<BuiltSite> {
  const json = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(folder, file), 'utf8'));
  const manifest = (await json('search.json').catch(() => undefined)) as SearchManifest | undefined;
  if (manifest?.index === undefined) {
    throw new UsageError(
      `${folder} contains no build with a search index → Run ${commandLine('build')} first`,
    );
  }
  const asset = (address: string) => address.slice(address.indexOf(`${ASSETS_FOLDER}/`));
  const { names, words, texts } = manifest.index;
  const search = createLocalSearch((await json(asset(names))) as never);
  search.setWords((await json(asset(words))) as never);
  search.setTexts((await json(asset(texts))) as never);
  const description = (await json('openapi.json').catch(() => ({}))) as Description;
  return {
    search,
    operations: operationsOf(description),
    readPage: (address) => readPage(folder, address),
  };
}

function operationsOf({ paths = {} }: Description): BuiltOperation[] {
  return Object.entries(paths).flatMap(([route, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      const { operationId = '', summary = '', tags = [] } = operation;
      return [{ operationId, method: method.toUpperCase(), path: route, summary, tags }];
    }),
  );
}

/** Reads a page from the folder. A path that would leave the folder isn't a page. */
async function readPage(folder: string, address: string): Promise<string | undefined> {
  const { path: pathname } = splitAddress(address.replace(/^https?:\/\/[^/?#]*/i, ''));
  const route = `/${pathname.replace(/\.(?:md|html)$/, '').replace(/^\/+|\/+$/g, '')}`;
  if (route.split('/').includes('..') || route.includes('\0')) return undefined;
  const file = markdownFileOfRoute(route === '/index' ? '/' : route);
  return readFile(path.join(folder, file), 'utf8').catch(() => undefined);
}
