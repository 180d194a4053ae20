/** Variants of a schema without choices: the schemas in its discriminator's mapping, or schemas that extend it. */

import { schemaRef } from '../../read/description.ts';
import type { OpenApiDocument, Schema } from '../../read/document/document.ts';
import type { ChoiceList } from './merge-schemas.ts';

/** Returns a named parent's variants as choices, or `undefined` if there are none. */
export function variantsOf(
  { discriminator }: Schema,
  name: string | undefined,
  document: OpenApiDocument,
): ChoiceList | undefined {
  if (discriminator === undefined) return undefined;
  const mapped = [...new Set(Object.values(discriminator.mapping ?? {}))];
  const parent = name === undefined ? undefined : schemaRef(name);
  const extending = parent === undefined ? [] : (childrenOf(document).get(parent) ?? []);
  const refs = (mapped.length > 0 ? mapped : extending).filter((ref) => ref !== parent);
  if (refs.length === 0) return undefined;
  return { kind: 'oneOf', choices: refs.map(($ref) => ({ $ref })), discriminator };
}

const children = new WeakMap<OpenApiDocument, ReadonlyMap<string, readonly string[]>>();

/** Returns references to the schemas that extend a parent, by the reference to the parent. */
function childrenOf(document: OpenApiDocument): ReadonlyMap<string, readonly string[]> {
  const known = children.get(document);
  if (known !== undefined) return known;
  const found = new Map<string, string[]>();
  for (const [name, { allOf = [] }] of Object.entries(document.components?.schemas ?? {})) {
    for (const { $ref } of allOf) {
      if ($ref !== undefined) found.set($ref, [...(found.get($ref) ?? []), schemaRef(name)]);
    }
  }
  children.set(document, found);
  return found;
}
