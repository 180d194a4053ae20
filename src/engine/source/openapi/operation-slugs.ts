/** Slugs of operations and tags: readable, and the same as long as the API is. */
import { formatPlace, type Place, type Problem } from '../../problems.ts';
import type { HttpMethod } from './document.ts';

/** Kebab-case: `get-project-overview` for `getProjectOverview`, `api-tokens` for "API tokens". */
export function kebabCase(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Slug from the id, else from method and path: `get-users-by-id` for `GET /users/{id}`. */
export function operationSlug(method: HttpMethod, path: string, id: string | undefined): string {
  const fromId = kebabCase(id ?? '');
  if (fromId !== '') return fromId;
  return kebabCase(`${method} ${path.replace(/\{([^}]*)\}/g, ' by $1 ')}`);
}

/** Something with a page of its own. */
export interface Slugged {
  slug: string;
  /** What messages call it: `operation 'getUser'`. */
  name: string;
  place: () => Place;
  remedy: string;
}

/** One problem for each page whose address another one has already. */
export function slugClashes(pages: readonly Slugged[]): Problem[] {
  const first = new Map<string, Slugged>();
  return pages.flatMap((page): Problem[] => {
    const other = first.get(page.slug);
    if (other === undefined) {
      first.set(page.slug, page);
      return [];
    }
    return [
      {
        severity: 'error',
        place: page.place(),
        message: `${page.name} has the address '${page.slug}', and so has ${other.name} (${formatPlace(other.place())})`,
        remedy: page.remedy,
      },
    ];
  });
}
