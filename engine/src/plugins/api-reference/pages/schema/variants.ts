/**
 * Finds the variants of a schema without choices: the schemas in its discriminator's mapping, or those that extend
 * it.
 */

import { rememberPer } from '../../../../shared/remember.ts';
import { schemaRef } from '../../read/description.ts';
import type { OpenApiDocument, Schema } from '../../read/document/document.ts';
import type { ChoiceList } from './merge-schemas.ts';

/** Returns a named schema's variants as choices, or `undefined` if it has none. */
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

/** Returns references to the schemas that extend a parent, keyed by the reference to the parent. */
const childrenOf = rememberPer((document: OpenApiDocument) => {
  const found = new Map<string, string[]>();
  for (const [name, { allOf = [] }] of Object.entries(document.components?.schemas ?? {})) {
    for (const { $ref } of allOf) {
      if ($ref !== undefined) found.set($ref, [...(found.get($ref) ?? []), schemaRef(name)]);
    }
  }
  return found;
});
