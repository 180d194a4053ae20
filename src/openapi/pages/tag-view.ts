/** Views of the pages of tags and of the overview. */

import type { ApiOperationLink, ApiOverviewView, ApiTagView } from '../../shared/api.ts';
import type { Texts } from '../../shared/texts/texts.ts';
import {
  type ApiDescription,
  type ApiOperation,
  type ApiTag,
  badgeOf,
} from '../read/description.ts';
import { tagTitle } from './api-pages.ts';
import { apiMarkdown } from './markdown.ts';
import { schemeKind } from './operation/authorization.ts';
import { operationTitle } from './operation/operation-view.ts';
import { schemaSlugs } from './schema/api-schemas.ts';

export function tagView(
  tag: ApiTag,
  operations: readonly ApiOperation[],
  route: string,
): ApiTagView {
  return {
    title: tagTitle(tag),
    html: apiMarkdown(tag.description),
    operations: operations.map((operation) => operationLink(operation, route)),
  };
}

function operationLink(operation: ApiOperation, route: string): ApiOperationLink {
  const { path, slug, deprecated } = operation;
  return {
    title: operationTitle(operation),
    href: `${route}/${slug}`,
    method: badgeOf(operation),
    path,
    isDeprecated: deprecated,
  };
}

interface OverviewOptions {
  route: string;
  downloads: ApiOverviewView['downloads'];
  /** True when the site has words of its own: then the file's description is left out. */
  isWritten: boolean;
  texts: Texts;
}

/** The overview of an API. */
export function overviewView(
  description: ApiDescription,
  { route, downloads, isWritten, texts }: OverviewOptions,
): ApiOverviewView {
  const { document, tags } = description;
  const { info, servers = [], components } = document;
  const schemes = Object.entries(components?.securitySchemes ?? {});
  return {
    title: info.title,
    version: info.version,
    html: isWritten ? '' : apiMarkdown(info.description),
    servers: servers.map(({ url, description }) => ({ url, html: apiMarkdown(description) })),
    downloads,
    schemes: isWritten
      ? []
      : schemes.flatMap(([name, scheme]) =>
          'type' in scheme
            ? [{ name, kind: schemeKind(scheme, texts), html: apiMarkdown(scheme.description) }]
            : [],
        ),
    schemas: [...schemaRoutes(description, route)].map(([name, href]) => ({ name, href })),
    tags: tags.map(({ name, slug, description: words, operations }) => ({
      name,
      href: `${route}/${slug}`,
      html: apiMarkdown(firstSentence(words)),
      count: operations.length,
    })),
  };
}

/** One table for all pages of a description: as many tables as pages would grow with the square. */
const routes = new WeakMap<ApiDescription, ReadonlyMap<string, string>>();

/** Routes of the pages of schemas by name. */
export function schemaRoutes(
  description: ApiDescription,
  route: string,
): ReadonlyMap<string, string> {
  const known = routes.get(description);
  if (known !== undefined) return known;
  const table = new Map(
    [...schemaSlugs(description)].map(([name, slug]) => [name, `${route}/schemas/${slug}`]),
  );
  routes.set(description, table);
  return table;
}

/** The overview says in a line what the page of the tag says in a paragraph. */
function firstSentence(text: string | undefined): string | undefined {
  const [paragraph = ''] = text?.trim().split(/\n\s*\n/) ?? [];
  return /^[\s\S]*?[.!?](?=\s|$)/.exec(paragraph)?.[0] ?? paragraph;
}
