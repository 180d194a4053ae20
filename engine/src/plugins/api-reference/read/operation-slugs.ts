/** Creates slugs for operations and tags. Slugs are readable and change only if the API does. */
import { uniqueNames } from '../../../shared/unique-names.ts';
import type { HttpMethod } from './document/document.ts';

/** Spellings of Latin letters that Unicode doesn't decompose. */
const WRITTEN_OUT = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['ø', 'o'],
  ['œ', 'oe'],
  ['đ', 'd'],
  ['ł', 'l'],
]);

/** Converts a name to kebab case: `getOrderStatus` to `get-order-status`, "Gift cards" to `gift-cards`. */
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

/**
 * Maximum length of a slug. With an extension and possibly a number, it becomes a file name of at most 255 bytes.
 */
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

/** A page whose preferred URL is taken, and the URL that it gets instead. */
export interface MovedAddress {
  /** JSON pointer of the operation, or of the list of tags. */
  pointer: string;
  /** What messages call the page: `GET /users`, `tag 'Users'`. */
  name: string;
  /** The name of the page that already has the URL. */
  other: string;
  slug: string;
}

export interface Addresses {
  /** Slugs of operations, keyed by pointer. */
  operations: ReadonlyMap<string, string>;
  /** Slugs of tags, keyed by name. */
  tags: ReadonlyMap<string, string>;
  moved: readonly MovedAddress[];
}

/** The slug that no page can have, because routes that end with a slash use this file name. */
const RESERVED = 'index';

/**
 * Returns unique slugs for all pages. Operations come first, in document order, and then tags. A slug that's taken
 * gets a number: `users-2`. No page is ever called `index`, so the first one with that name becomes `index-2`.
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

/** Tag for operations that have none. */
export const NO_TAG = 'Other';

/** Tag for webhooks that have none. */
export const WEBHOOKS = 'Webhooks';

function tagSlug(name: string): string {
  return shortened(kebabCase(name)) || kebabCase(NO_TAG);
}
