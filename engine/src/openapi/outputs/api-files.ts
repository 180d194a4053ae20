/** The descriptions of APIs as files to download, with the words of the overlays in them. */
import path from 'node:path';
import { stringify } from 'yaml';
import type { Site } from '../../core/assemble/site.ts';
import { hashOf, hashOfFile } from '../../core/cache/content-hash.ts';
import type { Output, OutputContext, OutputProvider } from '../../core/outputs/output.ts';
import { type ApiPage, apiPageOf, downloadPath } from '../pages/api-pages.ts';
import type { OpenApiDocument } from '../read/document/document.ts';
import { type JsonValue, jsonText } from '../read/document/json.ts';

/**
 * One JSON and one YAML file for each API, below its overview. Those of the first also stand at the root, where
 * agents look: `openapi.json`, `openapi.yaml`.
 */
export const apiFiles: OutputProvider = { outputs: descriptionOutputs };

/** Keys that people look for first. */
const FIRST = ['openapi', 'info', 'servers', 'security', 'tags'] as const;

const ROOT_ROUTE = '/openapi';

/**
 * Texts are not folded, what stands in two places is written twice, and what parsers of YAML 1.1 (PyYAML) take for
 * something else, such as `no` and dates, stands in quotes.
 */
const YAML = { lineWidth: 0, aliasDuplicateObjects: false, compat: 'yaml-1.1' } as const;

function descriptionOutputs({ site, definition }: OutputContext): Output[] {
  const keyOf = apiKeys(definition.root);
  const overviews = pagesOfApis(site).filter(({ api }) => api.type === 'overview');
  return overviews.flatMap(({ api }, index) => {
    const key = keyOf(api);
    const { route } = api.config;
    const { json, yaml } = descriptionTexts(api.description.document);
    return [route, ...(index === 0 ? [ROOT_ROUTE] : [])].flatMap((at) => [
      { name: downloadPath(at, 'json'), key, content: json },
      { name: downloadPath(at, 'yaml'), key, content: yaml },
    ]);
  });
}

/** Functions that return the texts of a document, each made once however many names it has. */
export function descriptionTexts(document: OpenApiDocument): Record<'json' | 'yaml', () => string> {
  const made: { json?: string; yaml?: string } = {};
  return {
    json: () => (made.json ??= `${jsonText(ordered(document), 2)}\n`),
    yaml: () => (made.yaml ??= stringify(ordered(document), YAML)),
  };
}

/** Pages of APIs with their routes, in order. */
export function pagesOfApis(site: Site): { api: ApiPage; route: string }[] {
  return [...site.pages.values()].flatMap(({ source, route }) => {
    const api = source && apiPageOf(source);
    return api === undefined ? [] : [{ api, route }];
  });
}

/** Returns the function that makes keys of outputs of an API: its files and its settings. Each file is read once. */
export function apiKeys(root: string): (api: ApiPage) => string {
  const hashes = new Map<readonly string[], string>();
  return ({ config, description: { files } }) => {
    const hash =
      hashes.get(files) ?? hashOf(...files.map((file) => hashOfFile(path.join(root, file))));
    hashes.set(files, hash);
    return hashOf(hash, JSON.stringify(config));
  };
}

function ordered(document: OpenApiDocument): JsonValue {
  const first = FIRST.filter((key) => document[key] !== undefined);
  const entries = first.map((key) => [key, document[key]]);
  return { ...Object.fromEntries(entries), ...document } as unknown as JsonValue;
}
