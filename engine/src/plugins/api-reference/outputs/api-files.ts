/** Creates files with the API descriptions for download, after the overlays have been applied. */
import path from 'node:path';
import { stringify } from 'yaml';
import {
  hashOf,
  hashOfFile,
  type Output,
  type OutputContext,
  type OutputProvider,
  type Site,
} from '../../../core/plugin-api.ts';
import { type ApiPage, apiPageOf, downloadPath } from '../pages/api-pages.ts';
import type { OpenApiDocument } from '../read/document/document.ts';
import { isJsonObject, type JsonObject, type JsonValue, jsonText } from '../read/document/json.ts';

/**
 * One JSON and one YAML file for each API, below its overview. The first API's files are also at the root,
 * where agents look: `openapi.json`, `openapi.yaml`.
 */
export const apiFiles: OutputProvider = { outputs: descriptionOutputs };

/** The keys that come first in the file, because people look for them first. */
const FIRST = ['openapi', 'info', 'servers', 'security', 'tags'] as const;

const ROOT_ROUTE = '/openapi';

/**
 * Long lines aren't folded, and a value that occurs twice is written twice, without an alias. Values that YAML 1.1
 * parsers such as PyYAML would misread are quoted, for example `no` and dates.
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

/**
 * Returns functions that return a document as JSON and YAML. Each of these texts is created once, no matter how many
 * file names it has.
 */
export function descriptionTexts(document: OpenApiDocument): Record<'json' | 'yaml', () => string> {
  const made: { json?: string; yaml?: string } = {};
  return {
    json: () => (made.json ??= `${jsonText(ordered(document), 2)}\n`),
    yaml: () => (made.yaml ??= yamlText(ordered(document))),
  };
}

/**
 * The number of levels whose members are written one by one: the document's parts, and in them paths and
 * lists of components.
 */
const LEVELS = 2;

/** The maximum length of a plain key, because YAML has a different syntax for longer ones. */
const LONG_KEY = 1000;

/**
 * Returns an object as YAML, one member at a time. The library creates several objects per value, so converting
 * a description of 8 MB at once would take more than 100 MB.
 */
export function yamlText(value: JsonObject, levels = LEVELS, indent = ''): string {
  let text = '';
  for (const [key, member] of Object.entries(value)) {
    const isDivided = levels > 0 && isFilled(member) && key.length < LONG_KEY;
    text += isDivided
      ? indented(stringify({ [key]: null }, YAML).replace(/ null\n$/, '\n'), indent) +
        yamlText(member, levels - 1, `${indent}  `)
      : indented(stringify({ [key]: member }, YAML), indent);
  }
  return text;
}

function isFilled(value: JsonValue): value is JsonObject {
  return isJsonObject(value) && Object.keys(value).length > 0;
}

function indented(text: string, indent: string): string {
  return indent === '' ? text : text.replace(/(^|\n)(?=[^\n])/g, `$1${indent}`);
}

/** Returns the API pages with their routes, in order. */
export function pagesOfApis(site: Site): { api: ApiPage; route: string }[] {
  return [...site.pages.values()].flatMap(({ source, route }) => {
    const api = source && apiPageOf(source);
    return api === undefined ? [] : [{ api, route }];
  });
}

/**
 * Returns a function that returns the cache key of an API's outputs, based on the API's files and settings.
 * Each file is read once.
 */
export function apiKeys(root: string): (api: ApiPage) => string {
  const hashes = new Map<readonly string[], string>();
  return ({ config, description: { files } }) => {
    const hash =
      hashes.get(files) ?? hashOf(...files.map((file) => hashOfFile(path.join(root, file))));
    hashes.set(files, hash);
    return hashOf(hash, JSON.stringify(config));
  };
}

function ordered(document: OpenApiDocument): JsonObject {
  const first = FIRST.filter((key) => document[key] !== undefined);
  const entries = first.map((key) => [key, document[key]]);
  return { ...Object.fromEntries(entries), ...document } as unknown as JsonObject;
}
