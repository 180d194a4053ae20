/** What the page of an API is compiled from, and the key that stands for all of it in the cache. */
import { hashOf } from '../../engine/cache/content-hash.ts';
import type { CompileInput } from '../../engine/compile/compile-page.ts';
import type { PageSource } from '../../engine/source/page-source.ts';
import type { ApiDescription } from '../read/description.ts';
import type { ApiPage } from './api-pages.ts';
import {
  MAXIMUM_SCHEMAS,
  schemaSlugs,
  schemasReached,
  schemaTable,
  stableText,
} from './schema/api-schemas.ts';

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
  const content = stableText([page.type, page.config, contentOf(page), document]);
  const key = hashOf(content);
  return { kind: 'api', file: source.file, key, page, document };
}

function contentOf(page: ApiPage): unknown {
  const { document, tags } = page.description;
  switch (page.type) {
    case 'operation':
      return [page.operation, schemasOf(page.operation, page.description)];
    case 'schema':
      return [page.name, schemasOf({ $ref: page.ref }, page.description)];
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
      return [
        document.info,
        document.servers,
        document.components?.securitySchemes,
        tags,
        [...schemaSlugs(page.description)],
      ];
  }
}

/** Hashes of the schemas that a page can show, by name, and whether further ones have pages. */
function schemasOf(part: object, description: ApiDescription): unknown {
  const table = schemaTable(description);
  const hashes = [...schemasReached(part, description, 4 * MAXIMUM_SCHEMAS)]
    .sort()
    .map((name) => [name, table.get(name)?.hash]);
  return [hashes, schemaSlugs(description).size > 0];
}
