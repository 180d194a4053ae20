/** Which schemas refer to which, and which of them need a page of their own. */

import Slugger from 'github-slugger';
import { hashOf } from '../../../../core/plugin-api.ts';
import { type ApiDescription, componentName } from '../../read/description.ts';

/**
 * An API is large when an operation reaches more named schemas than this: then schemas have pages of
 * their own. Of an API in which each schema leads to all others every page would else hold all of them.
 */
export const MAXIMUM_SCHEMAS = 50;

/** Named schemas that a tree of a large API describes, nearest to the root first; it links to all further ones. */
export const SCHEMAS_OF_TREE = 8;

/** Characters of a schema's name in its address. */
const LONGEST_NAME = 60;

interface SchemaEntry {
  /** Changes with the schema itself. */
  hash: string;
  /** Names of the schemas it refers to. */
  references: readonly string[];
}

/** One pass over the schemas of a description, not one for each operation. */
const tables = new WeakMap<ApiDescription, ReadonlyMap<string, SchemaEntry>>();

/** Named schemas of a description. */
export function schemaTable(description: ApiDescription): ReadonlyMap<string, SchemaEntry> {
  const known = tables.get(description);
  if (known !== undefined) return known;
  const schemas = Object.entries(description.document.components?.schemas ?? {});
  const table = new Map(
    schemas.map(([name, schema]) => {
      const text = stableText(schema);
      const hash = hashOf(text);
      return [name, { hash, references: referencesIn(text) }];
    }),
  );
  tables.set(description, table);
  return table;
}

/** Names of the schemas that a part of the description reaches; stops when there are more than `limit`. */
export function schemasReached(
  part: unknown,
  description: ApiDescription,
  limit = Number.POSITIVE_INFINITY,
): ReadonlySet<string> {
  const table = schemaTable(description);
  const reached = new Set<string>();
  const queue = referencesIn(stableText(part));
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    if (reached.size > limit) break;
    queue.push(...(table.get(name)?.references ?? []));
  }
  return reached;
}

const slugs = new WeakMap<ApiDescription, ReadonlyMap<string, string>>();

/** Slugs of the schemas by name when schemas need pages; empty for APIs of the usual size. */
export function schemaSlugs(description: ApiDescription): ReadonlyMap<string, string> {
  const known = slugs.get(description);
  if (known !== undefined) return known;
  const isLarge = description.operations.some(
    (operation) => schemasReached(operation, description, MAXIMUM_SCHEMAS).size > MAXIMUM_SCHEMAS,
  );
  const slugger = new Slugger();
  const names = isLarge ? [...schemaTable(description).keys()] : [];
  // The slug becomes the name of a file, which can have 255 bytes. Letters can have four.
  const start = (name: string) => [...name].slice(0, LONGEST_NAME).join('');
  const result = new Map(
    names.map((name) => [name, slugger.slug(start(name)) || slugger.slug('schema')]),
  );
  slugs.set(description, result);
  return result;
}

/** JSON of a part, big integers included. */
export function stableText(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch (error) {
    // `JSON.stringify` rejects big integers. A replacer function would take four times as long.
    if (!(error instanceof TypeError)) throw error;
    return JSON.stringify(value, (_key, each: unknown) =>
      typeof each === 'bigint' ? `${each}n` : each,
    );
  }
}

function referencesIn(text: string): string[] {
  const found = text.matchAll(/"(#\/components\/schemas\/(?:[^"\\]|\\.)*)"/g);
  return [...found].flatMap(([, ref = '']) => {
    const name = componentName(JSON.parse(`"${ref}"`) as string);
    return name === undefined ? [] : [name];
  });
}
