/** Records of operations, made from `METHOD path operationId tag` as the API description would give them. */
import { readFileSync } from 'node:fs';
import type { SearchRecord } from '../../src/shared/search.ts';

export interface SampleOperation {
  method: string;
  path: string;
  operationId: string;
  tag: string;
  /** Address of its page. */
  page: string;
}

/** A hundred operations that are easily taken for each other. */
export function sampleOperations(): SampleOperation[] {
  const file = new URL('./operations.txt', import.meta.url);
  return parseOperations(readFileSync(file, 'utf8'));
}

/** Reads one operation from each line. */
export function parseOperations(text: string): SampleOperation[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [method = '', path = '', operationId = '', ...tag] = line.split(' ');
      const page = `/reference/api/unleash/${kebabCase(operationId)}`;
      return { method, path, operationId, tag: tag.join(' '), page };
    });
}

/** The record of an operation's page; its title are the words of the operation id. */
export function operationRecord(operation: SampleOperation): SearchRecord {
  const { method, path, operationId, tag, page } = operation;
  const words = kebabCase(operationId).replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const url = `https://docs.example.com${page}`;
  const hierarchy = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  return {
    objectID: page,
    url,
    url_without_anchor: url,
    anchor: null,
    type: 'lvl1',
    hierarchy: { lvl0: 'API reference', lvl1: title, ...hierarchy },
    content: `${title} in Unleash. ${method} ${path}`,
    language: 'en',
    version: 'current',
    docusaurus_tag: 'docs-default-current',
    kind: 'API',
    keywords: [],
    operation: { method, path, operationId, tags: [tag] },
    names: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    weight: { pageRank: 0, level: 100, position: 1 },
  };
}

/** `getUIConfig` → `get-ui-config`. */
export function kebabCase(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}
