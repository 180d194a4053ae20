/** Finds out which schemas refer to each other, and which ones need a page. */

import Slugger from 'github-slugger';
import { hashOf } from '../../../../core/plugin-api.ts';
import { rememberPer } from '../../../../shared/remember.ts';
import { type ApiDescription, componentName } from '../../read/description.ts';

/**
 * The number of named schemas that an operation can reach before its API counts as large. In a large API, schemas
 * have pages of their own. Otherwise, if all schemas referred to each other, every page would contain all of them.
 */
export const MAXIMUM_SCHEMAS = 50;

/**
 * The number of named schemas that a tree in a large API describes, starting with those closest to the root. The
 * tree links to all others.
 */
export const SCHEMAS_OF_TREE = 8;

/** Maximum length of a schema's name in its URL. */
const LONGEST_NAME = 60;

interface SchemaEntry {
  /** A hash that changes whenever the schema does. */
  hash: string;
  /** Names of the schemas that this one refers to. */
  references: readonly string[];
}

/**
 * Returns a table of a description's named schemas. All operations share it, because reading the description for
 * each one would take too long.
 */
export const schemaTable = rememberPer((description: ApiDescription) => {
  const schemas = Object.entries(description.document.components?.schemas ?? {});
  return new Map(
    schemas.map(([name, schema]): [string, SchemaEntry] => {
      const text = stableText(schema);
      const hash = hashOf(text);
      return [name, { hash, references: referencesIn(text) }];
    }),
  );
});

/**
 * Returns the names of the schemas that can be reached from a part of the description. Stops once there are more
 * than `limit`.
 */
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

/** Returns slugs for the pages of schemas, keyed by name. Empty unless the API is large. */
export const schemaSlugs = rememberPer((description: ApiDescription) => {
  const isLarge = description.operations.some(
    (operation) => schemasReached(operation, description, MAXIMUM_SCHEMAS).size > MAXIMUM_SCHEMAS,
  );
  const slugger = new Slugger();
  const names = isLarge ? [...schemaTable(description).keys()] : [];
  // The slug becomes a file name of at most 255 bytes. A character can take up 4 bytes.
  const start = (name: string) => [...name].slice(0, LONGEST_NAME).join('');
  return new Map(names.map((name) => [name, slugger.slug(start(name)) || slugger.slug('schema')]));
});

/** Converts a part to JSON, including big integers. */
export function stableText(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch (error) {
    // `JSON.stringify` throws for big integers. Passing a replacer function would take four times as long.
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
