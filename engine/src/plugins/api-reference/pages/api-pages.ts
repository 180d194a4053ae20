/** Creates the pages of an API description: an overview, one page per tag, and one per operation. */
import type { PageSource } from '../../../core/plugin-api.ts';
import type { ApiConfig } from '../config/api-config.ts';
import {
  type ApiDescription,
  type ApiOperation,
  type ApiTag,
  badgeOf,
  schemaRef,
} from '../read/description.ts';
import type { ApiTexts } from '../texts/texts.ts';
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
    /** A schema with a page of its own, because no other page describes it. Only large APIs have such pages. */
    | { type: 'schema'; name: string; ref: string }
  );

/** The plugin's name. */
export const API_REFERENCE = 'api-reference';

const PROVIDER = 'api';

interface ApiPart extends NonNullable<PageSource['provided']> {
  provider: typeof PROVIDER;
  page: ApiPage;
}

/** Returns the content of an API page, or `undefined` for other pages. */
export function apiPageOf({ provided }: Pick<PageSource, 'provided'>): ApiPage | undefined {
  return provided?.provider === PROVIDER ? (provided as ApiPart).page : undefined;
}

function partOf(page: ApiPage): ApiPart {
  const part: ApiPart = {
    provider: PROVIDER,
    isReference: page.type !== 'overview',
    hasOwnWords: page.config.overlays !== undefined,
    page,
  };
  if (page.type !== 'operation') return part;
  return { ...part, entry: entryOf(page.operation, page.description) };
}

function entryOf(operation: ApiOperation, { tags }: ApiDescription): NonNullable<ApiPart['entry']> {
  const { id, path, deprecated } = operation;
  const groups = operation.tags.flatMap(
    (slug) => tags.find((tag) => tag.slug === slug)?.name ?? [],
  );
  return { id, badge: badgeOf(operation), path, groups, isDeprecated: deprecated };
}

export interface ApiPages {
  overview: PageSource;
  tags: readonly { page: PageSource; members: readonly PageSource[]; group?: string }[];
  operations: readonly PageSource[];
  schemas: readonly PageSource[];
}

/**
 * Returns an API's pages. `written` is the site's own document at the overview's route. Without one, the overview
 * is generated from the description.
 */
export function apiPages(
  page: ApiPageBase,
  texts: ApiTexts,
  written: PageSource | undefined,
): ApiPages {
  const operations = operationPages(page);
  return {
    overview: overview(page, written),
    tags: tagPages(page, operations, texts),
    operations,
    schemas: schemaPages(page),
  };
}

function overview(page: ApiPageBase, written: PageSource | undefined): PageSource {
  if (written !== undefined) {
    return {
      ...written,
      provided: { ...partOf({ ...page, type: 'overview' }), hasOwnWords: true },
    };
  }
  const { title } = page.description.document.info;
  return source(page.config, '', title, { ...page, type: 'overview' });
}

function tagPages(
  page: ApiPageBase,
  operations: readonly PageSource[],
  texts: ApiTexts,
): ApiPages['tags'] {
  const { description, config } = page;
  const bySlug = new Map(
    description.operations.map((operation, index) => [
      operation.slug,
      { operation, source: operations[index] },
    ]),
  );
  return description.tags.map((tag) => {
    const members = tag.operations.flatMap((slug) => bySlug.get(slug) ?? []);
    const pageOfTag = source(config, tag.slug, texts.tagTitle(tag.name), {
      ...page,
      type: 'tag',
      tag,
      operations: members.map(({ operation }) => operation),
    });
    // The sidebar shows only the name.
    const frontMatter = { ...pageOfTag.frontMatter, sidebar_label: tag.name };
    return {
      group: tag.group,
      page: { ...pageOfTag, frontMatter },
      members: members.flatMap((member) => member.source ?? []),
    };
  });
}

function operationPages(page: ApiPageBase): PageSource[] {
  return page.description.operations.map((operation) => {
    const { slug, title } = operation;
    return source(page.config, slug, title, { ...page, type: 'operation', operation });
  });
}

function schemaPages(page: ApiPageBase): PageSource[] {
  return [...schemaSlugs(page.description)].map(([name, slug]) => {
    const ref = schemaRef(name);
    return source(page.config, `schemas/${slug}`, name, { ...page, type: 'schema', name, ref });
  });
}

function source(config: ApiConfig, slug: string, title: string, page: ApiPage): PageSource {
  const route = slug === '' ? config.route : `${config.route}/${slug}`;
  return {
    kind: 'made',
    // These pages have no files of their own, but links and caches need a name for each one.
    file: `${config.file}#${slug}`,
    id: route.slice(1),
    route,
    frontMatter: { custom_edit_url: null },
    title,
    text: '',
    provided: partOf(page),
  };
}

/** Returns the description's path in the output folder: `reference/api/shop.json`. */
export function downloadPath(route: string, extension: 'json' | 'yaml'): string {
  return `${route.slice(1)}.${extension}`;
}
