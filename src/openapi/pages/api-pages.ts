/** The pages that an API description gives: an overview, one for each tag, one for each operation. */
import type { ApiConfig, SiteDefinition } from '../../engine/config/types.ts';
import type { Problem } from '../../engine/problems/problems.ts';
import type { PageSource } from '../../engine/source/page-source.ts';
import type { ApiDescription, ApiOperation, ApiTag } from '../read/description.ts';
import { rememberedDescription } from './remembered-description.ts';
import { schemaSlugs } from './schema/api-schemas.ts';

interface ApiPageBase {
  config: ApiConfig;
  description: ApiDescription;
}

export type ApiPage = ApiPageBase &
  (
    | { type: 'overview' }
    | { type: 'tag'; tag: ApiTag; operations: readonly ApiOperation[] }
    | { type: 'operation'; operation: ApiOperation }
    /** Of large APIs only: a schema that other pages do not describe. */
    | { type: 'schema'; name: string; ref: string }
  );

export interface ApiSources {
  sources: readonly PageSource[];
  problems: readonly Problem[];
}

/**
 * Returns `written` with the pages of all APIs added. A document at the route of an overview becomes
 * that overview; where there is none, one is made of the description.
 */
export async function addApiPages(
  { root, config }: SiteDefinition,
  written: readonly PageSource[],
): Promise<ApiSources> {
  const sources = [...written];
  const problems: Problem[] = [];
  for (const api of config.apis ?? []) {
    const loaded = await rememberedDescription(root, api);
    problems.push(...loaded.problems);
    if (loaded.description === undefined) continue;
    const page = { config: api, description: loaded.description };
    const at = sources.findIndex((source) => source.route === api.route);
    const document = sources[at];
    if (document === undefined) sources.push(overview(page));
    else sources[at] = { ...document, api: { ...page, type: 'overview' } };
    sources.push(...tagPages(page), ...operationPages(page), ...schemaPages(page));
  }
  return { sources, problems };
}

function overview(page: ApiPageBase): PageSource {
  const { title } = page.description.document.info;
  return source(page.config, '', title, { ...page, type: 'overview' });
}

function tagPages(page: ApiPageBase): PageSource[] {
  const { description, config } = page;
  const bySlug = operationsBySlug(description);
  return description.tags.map((tag) => {
    const operations = tag.operations.flatMap((slug) => bySlug.get(slug) ?? []);
    const pageOfTag = source(config, tag.slug, tagTitle(tag), {
      ...page,
      type: 'tag',
      tag,
      operations,
    });
    const frontMatter = { ...pageOfTag.frontMatter, sidebar_label: tag.name };
    return { ...pageOfTag, frontMatter };
  });
}

/** A guide may be called "Banners", too: title and search tell the two apart, the sidebar need not. */
export function tagTitle({ name }: Pick<ApiTag, 'name'>): string {
  return `${name} ${/\bAPIs?\b/i.test(name) ? 'operations' : 'API'}`;
}

function operationPages(page: ApiPageBase): PageSource[] {
  return page.description.operations.map((operation) => {
    const { slug, summary, id } = operation;
    return source(page.config, slug, summary ?? id, { ...page, type: 'operation', operation });
  });
}

function schemaPages(page: ApiPageBase): PageSource[] {
  return [...schemaSlugs(page.description)].map(([name, slug]) => {
    const encoded = encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
    const ref = `#/components/schemas/${encoded}`;
    return source(page.config, `schemas/${slug}`, name, { ...page, type: 'schema', name, ref });
  });
}

/** Operations of a description by slug. */
export function operationsBySlug({
  operations,
}: ApiDescription): ReadonlyMap<string, ApiOperation> {
  return new Map(operations.map((operation) => [operation.slug, operation]));
}

function source(config: ApiConfig, slug: string, title: string, api: ApiPage): PageSource {
  const route = slug === '' ? config.route : `${config.route}/${slug}`;
  return {
    kind: 'api',
    // No file holds one page; links and caches need a name for each, next to the file it comes from.
    file: `${config.file}#${slug}`,
    id: route.slice(1),
    route,
    frontMatter: { custom_edit_url: null },
    title,
    text: '',
    api,
  };
}

/** Path of the description below the output folder: `reference/api/shop.json`. */
export function downloadPath(route: string, extension: 'json' | 'yaml'): string {
  return `${route.slice(1)}.${extension}`;
}
