/** Creates the view of a tag's page. */

import { remember, rememberPer } from '../../../shared/remember.ts';
import {
  type ApiDescription,
  type ApiOperation,
  type ApiTag,
  badgeOf,
} from '../read/description.ts';
import type { ApiOperationLink, ApiTagView } from '../shared/page-views.ts';
import type { ApiTexts } from '../texts/texts.ts';
import { apiMarkdown, documentationLink } from './markdown.ts';
import { schemaSlugs } from './schema/api-schemas.ts';

export function tagView(
  tag: ApiTag,
  operations: readonly ApiOperation[],
  { route, texts }: { route: string; texts: ApiTexts },
): ApiTagView {
  return {
    title: texts.tagTitle(tag.name),
    html: apiMarkdown(tag.description),
    documentation: documentationLink(tag.externalDocs, texts.furtherDocumentation),
    operations: operations.map((operation) => operationLink(operation, route)),
  };
}

function operationLink(operation: ApiOperation, route: string): ApiOperationLink {
  const { path, slug, title, deprecated } = operation;
  return {
    title,
    href: `${route}/${slug}`,
    method: badgeOf(operation),
    path,
    isDeprecated: deprecated,
  };
}

/**
 * Caches the routes of the schemas' pages. All pages of a description share one table, because a table per page
 * would make the total grow with the square of the number of pages.
 */
const routesOf = rememberPer((description: ApiDescription) =>
  remember((route: string): ReadonlyMap<string, string> => {
    const slugs = [...schemaSlugs(description)];
    return new Map(slugs.map(([name, slug]) => [name, `${route}/schemas/${slug}`]));
  }),
);

/** Returns the routes of the schemas' pages, keyed by name. */
export function schemaRoutes(description: ApiDescription, route: string) {
  return routesOf(description)(route);
}
