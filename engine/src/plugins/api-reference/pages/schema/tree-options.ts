/** Options of schema trees, and a record of where each schema is described. */

import type { OpenApiDocument, Schema } from '../../read/document/document.ts';
import type { ApiChildren } from '../../shared/schema-views.ts';
import type { ApiTexts } from '../../texts/texts.ts';
import type { Ids } from '../ids.ts';
import { SCHEMAS_OF_TREE } from './api-schemas.ts';

/** Where a schema is used. Requests omit read-only properties, and responses omit write-only ones. */
export type Direction = 'request' | 'response';

export interface TreeOptions {
  document: OpenApiDocument;
  texts: ApiTexts;
  ids: Ids;
  /** The prefix of all ids in the tree: `body`, `200`. */
  prefix: string;
  direction: Direction;
  /** Routes of the schemas' pages, keyed by name. Empty unless the API is large. */
  pages: ReadonlyMap<string, string>;
}

/** A tree that's being built. */
export interface Tree extends TreeOptions {
  /**
   * Ids of the elements that describe schemas. The key is the schema's name or, for an unnamed schema, the object
   * as written.
   */
  homes: Map<string | Schema, string>;
  /** The number of named schemas in `homes`. */
  named: { count: number };
  merged: { count: number };
  /** Functions that create the remaining descriptions, those closest to the root first. */
  queue: (() => void)[];
}

/**
 * Returns a link if the schema is already described above or, in a large tree, on the schema's page. Unnamed
 * schemas are identified by their source object, because even a merged schema can be recursive.
 */
export function describedElsewhere(
  raw: Schema,
  name: string | undefined,
  id: string,
  { homes, named, pages, prefix }: Tree,
): ApiChildren | undefined {
  const home = homes.get(name ?? raw);
  if (home !== undefined) {
    const label = home === prefix ? rootName(name, prefix) : home.slice(prefix.length + 1);
    return { kind: 'link', label, id: home };
  }
  homes.set(name ?? raw, id);
  if (name === undefined) return undefined;
  const route = named.count < SCHEMAS_OF_TREE ? undefined : pages.get(name);
  if (route !== undefined) {
    homes.delete(name);
    return { kind: 'page', label: name, href: route };
  }
  named.count += 1;
  return undefined;
}

/**
 * Returns what a link to the whole body says: the schema's name, which tells more than `body` or `200`, unless it's a
 * generator's name for a class, such as `featureSchema`.
 */
function rootName(name: string | undefined, prefix: string): string {
  return name === undefined || name.endsWith('Schema') ? prefix : name;
}
