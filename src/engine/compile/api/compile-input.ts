/** What the page of an API is compiled from, and the key that stands for all of it in the cache. */
import { createHash } from 'node:crypto';
import type { ApiPage } from '../../source/api-pages.ts';
import type { ApiDescription } from '../../source/openapi/description.ts';
import { componentName } from '../../source/openapi/description.ts';
import type { PageSource } from '../../source/page-source.ts';
import type { CompileInput } from '../compile-page.ts';

export interface ApiCompileInput {
  kind: 'api';
  file: string;
  /** Changes with everything the page shows. */
  key: string;
  page: ApiPage;
  /** The document that is the text of an overview. */
  document?: CompileInput | undefined;
}

/** Returns the input for a page; `document` is what the site has written for an overview. */
export function apiInput(
  source: PageSource,
  page: ApiPage,
  document?: CompileInput,
): ApiCompileInput {
  const content = JSON.stringify([page.type, page.config, contentOf(page), document], plain);
  const key = createHash('sha256').update(content).digest('hex');
  return { kind: 'api', file: source.file, key, page, document };
}

function contentOf(page: ApiPage): unknown {
  const { document, tags } = page.description;
  switch (page.type) {
    case 'operation':
      return [page.operation, schemasOf(page.operation, page.description)];
    case 'tag':
      return [
        page.tag,
        page.operations.map(({ slug, id, summary, method, path, deprecated }) => [
          slug,
          summary ?? id,
          method,
          path,
          deprecated,
        ]),
      ];
    case 'overview':
      return [document.info, document.servers, document.components?.securitySchemes, tags];
  }
}

/** Hashes of the schemas that an operation reaches, by name. */
function schemasOf(operation: object, description: ApiDescription): [string, string][] {
  const known = tableOf(description);
  const reached = new Set<string>();
  const queue = [...referencesIn(JSON.stringify(operation, plain))];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    queue.push(...(known.get(name)?.references ?? []));
  }
  return [...reached].sort().map((name) => [name, known.get(name)?.hash ?? '']);
}

interface TableEntry {
  hash: string;
  references: readonly string[];
}

/** One pass over the schemas of a description, not one for each operation. */
const tables = new WeakMap<ApiDescription, ReadonlyMap<string, TableEntry>>();

function tableOf(description: ApiDescription): ReadonlyMap<string, TableEntry> {
  const known = tables.get(description);
  if (known !== undefined) return known;
  const schemas = Object.entries(description.document.components?.schemas ?? {});
  const table = new Map(
    schemas.map(([name, schema]) => {
      const text = JSON.stringify(schema, plain);
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 24);
      return [name, { hash, references: referencesIn(text) }];
    }),
  );
  tables.set(description, table);
  return table;
}

function referencesIn(text: string): string[] {
  return [...text.matchAll(/"(#\/components\/schemas\/(?:[^"\\]|\\.)*)"/g)].flatMap(
    ([, ref = '']) => {
      const name = componentName(JSON.parse(`"${ref}"`) as string);
      return name === undefined ? [] : [name];
    },
  );
}

/** JSON has no big integers. */
function plain(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? `${value}n` : value;
}
