/** Slugs of operations and tags. They're readable, and stay the same as long as the API does. */
import { uniqueNames } from '../../../shared/unique-names.ts';
import type { HttpMethod } from './document/document.ts';

/** Latin letters that Unicode doesn't decompose. */
const WRITTEN_OUT = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['ø', 'o'],
  ['œ', 'oe'],
  ['đ', 'd'],
  ['ł', 'l'],
]);

/** Returns a name in kebab case: `get-order-status` for `getOrderStatus`, `gift-cards` for "Gift cards". */
function kebabCase(name: string): string {
  return name
    .replace(/[ßæøœđł]/gi, (letter) => WRITTEN_OUT.get(letter.toLowerCase()) ?? letter)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])(?=[A-Z][a-z])/g, '$1-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Maximum length of a slug. It becomes a file name of at most 255 bytes, with an extension and perhaps a number. */
const LONGEST = 100;

function shortened(slug: string): string {
  return slug.slice(0, LONGEST).replace(/-+$/, '');
}

/** Returns a slug from the id or, without an id, from the method and path: `get-users-by-id` for `GET /users/{id}`. */
export function operationSlug(
  method: HttpMethod | 'webhook',
  path: string,
  id: string | undefined,
): string {
  const fromId = shortened(kebabCase(id ?? ''));
  if (fromId !== '') return fromId;
  return shortened(kebabCase(`${method} ${path.replace(/\{([^{}]*)\}/g, ' by $1 ')}`));
}

/** A page whose URL is already in use, and the URL that it gets instead. */
export interface MovedAddress {
  /** The pointer in the document, to an operation or to the list of tags. */
  pointer: string;
  /** The name for messages: `GET /users`, `tag 'Users'`. */
  name: string;
  /** The name of the page that has the URL. */
  other: string;
  slug: string;
}

export interface Addresses {
  /** By the operation's pointer. */
  operations: ReadonlyMap<string, string>;
  /** By the tag's name. */
  tags: ReadonlyMap<string, string>;
  moved: readonly MovedAddress[];
}

/** The name of the file for a route that ends with a slash. No page can have it. */
const RESERVED = 'index';

/**
 * Returns unique slugs for all pages. Operations come first, in document order, and then tags. If a slug is
 * already used, it gets a number: `users-2`. `index` is never used, so the first page with that name is
 * `index-2`.
 */
export function uniqueAddresses(
  operations: readonly { pointer: string; name: string; slug: string }[],
  tags: readonly string[],
): Addresses {
  const owners = new Map<string, string>();
  const moved: MovedAddress[] = [];
  const unused = uniqueNames((slug) => slug === RESERVED || owners.has(slug));
  const take = (wanted: string, name: string, pointer: string): string => {
    const other = owners.get(wanted);
    const slug = unused(wanted);
    owners.set(slug, name);
    if (other !== undefined) moved.push({ pointer, name, other, slug });
    return slug;
  };
  return {
    operations: new Map(
      operations.map(({ pointer, name, slug }) => [pointer, take(slug, name, pointer)]),
    ),
    tags: new Map(tags.map((name) => [name, take(tagSlug(name), `tag '${name}'`, '/tags')])),
    moved,
  };
}

/** Tag of operations that have no tag. */
export const NO_TAG = 'Other';

/** Tag of webhooks that have no tag. */
export const WEBHOOKS = 'Webhooks';

function tagSlug(name: string): string {
  return shortened(kebabCase(name)) || kebabCase(NO_TAG);
}
