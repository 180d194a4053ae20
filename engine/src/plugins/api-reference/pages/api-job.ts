/** Creates compile jobs for API pages. A job's cache key covers everything on its page. */
import {
  type CompileJob,
  hashOf,
  type PageProvider,
  type PageSource,
} from '../../../core/plugin-api.ts';
import { type ApiDescription, badgeOf } from '../read/description.ts';
import { apiTexts } from '../texts/texts.ts';
import { API_REFERENCE, type ApiPage, apiPageOf } from './api-pages.ts';
import type { ApiComponents } from './compile-api-page.ts';
import {
  MAXIMUM_SCHEMAS,
  schemaSlugs,
  schemasReached,
  schemaTable,
  stableText,
} from './schema/api-schemas.ts';

let compiler: Promise<typeof import('./compile-api-page.ts')> | undefined;

/** Loads the compiler once. If all pages are in the cache, it's never loaded. */
function loadCompiler(): Promise<typeof import('./compile-api-page.ts')> {
  compiler ??= import('./compile-api-page.ts');
  return compiler;
}

/** Returns a page's job. `own` is the job that compiles the site's own overview. */
export function apiJob(
  source: PageSource,
  own: CompileJob | undefined,
  { server }: Pick<Parameters<PageProvider['compileJob']>[2], 'server'>,
): CompileJob | undefined {
  const page = apiPageOf(source);
  if (page === undefined) return own;
  return {
    file: source.file,
    key: hashOf(stableText([page.type, page.config, contentOf(page), own?.key])),
    compile: async (environment) => {
      const { compileApiPage } = await loadCompiler();
      const written = await own?.compile(environment);
      // The plugin's server module exports these components.
      const components = server.plugins[API_REFERENCE] as unknown as ApiComponents;
      const texts = apiTexts(environment.texts);
      return compileApiPage(page, components, texts, {
        written,
        annotateCode: environment.markdown?.annotateCode,
      });
    },
  };
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
        page.operations.map((operation) => [
          operation.slug,
          operation.title,
          badgeOf(operation),
          operation.path,
          operation.deprecated,
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

/** Returns the hashes of the schemas that a page can show, keyed by name, and whether other schemas have pages. */
function schemasOf(part: object, description: ApiDescription): unknown {
  const table = schemaTable(description);
  const hashes = [...schemasReached(part, description, 4 * MAXIMUM_SCHEMAS)]
    .sort()
    .map((name) => [name, table.get(name)?.hash]);
  return [hashes, schemaSlugs(description).size > 0];
}
