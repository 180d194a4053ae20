/** Creates the views of a response's links. A link points to an operation that accepts values from the response. */

import { remember, rememberPer } from '../../../../shared/remember.ts';
import type { ApiDescription, ApiResponse } from '../../read/description.ts';
import type { Link } from '../../read/document/document.ts';
import type { ApiLink } from '../../shared/page-views.ts';
import { apiMarkdown } from '../markdown.ts';
import { valueText } from '../schema/schema-words.ts';

/** Operations, keyed by both id and JSON pointer. */
export type LinkTargets = ReadonlyMap<string, { title: string; href: string }>;

const targetsOf = rememberPer(({ operations }: ApiDescription) =>
  remember((route: string): LinkTargets => {
    const targets = operations.flatMap(({ id, pointer, slug, title }) => {
      const target = { title, href: `${route}/${slug}` };
      return [id, `#${pointer}`].map((key) => [key, target] as const);
    });
    return new Map(targets);
  }),
);

/** Returns the operations that links can point to. All pages of a description share one table. */
export function linkTargets(description: ApiDescription, route: string): LinkTargets {
  return targetsOf(description)(route);
}

export function linkViews({ links }: Pick<ApiResponse, 'links'>, targets: LinkTargets): ApiLink[] {
  return Object.entries(links).map(([name, link]) => {
    const key = targetOf(link);
    const target = targets.get(key);
    return {
      name,
      html: apiMarkdown(link.description),
      href: target?.href,
      operation: target?.title ?? key,
      parameters: Object.entries(link.parameters ?? {}).map(([parameter, from]) => ({
        name: parameter,
        from: valueText(from),
      })),
    };
  });
}

function targetOf({ operationId, operationRef = '' }: Link): string {
  if (operationId !== undefined) return operationId;
  try {
    return decodeURIComponent(operationRef);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return operationRef;
  }
}
