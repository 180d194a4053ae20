/** Visits every schema that operations use exactly once, even if several references lead to it. */
import { type ApiDescription, operationParts, schemaOf } from '../description.ts';
import type { Schema } from './document.ts';
import { escapeKey } from './pointer.ts';
import { schemaKeywords } from './schema.ts';

export interface Visit {
  schema: Schema;
  /** JSON pointer in the document. */
  pointer: string;
  /** The property's name, if the schema belongs to one. */
  property?: string;
}

/**
 * Visits schemas in the order in which operations refer to them. A schema that has already been visited is skipped,
 * which ends recursion.
 */
export function walkSchemas(description: ApiDescription, visit: (visit: Visit) => void): void {
  const pending = roots(description);
  const seen = new Set<string>();
  // An explicit stack instead of recursion, because schemas can be nested to any depth.
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (seen.has(next.pointer)) continue;
    seen.add(next.pointer);
    visit(next);
    pending.push(...innerSchemas(next).reverse());
    const target = next.schema.$ref && schemaOf(description.document, next.schema.$ref);
    if (target) pending.push({ schema: target, pointer: (next.schema.$ref ?? '').slice(1) });
  }
}

function roots(description: ApiDescription): Visit[] {
  const found = operationParts(description).flatMap((part): Visit[] => {
    const { schema, pointer } = part;
    if (schema === undefined) return [];
    const isValue = 'type' in part || part.contentType === undefined;
    const at = isValue ? '' : `/content/${escapeKey(part.contentType)}`;
    return [{ schema, pointer: `${pointer}${at}/schema` }];
  });
  return found.reverse();
}

const { orBoolean, single, lists, maps } = schemaKeywords;

function innerSchemas({ schema, pointer }: Visit): Visit[] {
  const found: Visit[] = [];
  for (const key of [...orBoolean, ...single]) {
    const inner = schema[key];
    if (typeof inner === 'object') found.push({ schema: inner, pointer: `${pointer}/${key}` });
  }
  for (const key of lists) {
    for (const [index, inner] of (schema[key] ?? []).entries()) {
      found.push({ schema: inner, pointer: `${pointer}/${key}/${index}` });
    }
  }
  for (const key of maps) {
    for (const [name, inner] of Object.entries(schema[key] ?? {})) {
      const property = key === 'properties' ? name : undefined;
      found.push({ schema: inner, pointer: `${pointer}/${key}/${escapeKey(name)}`, property });
    }
  }
  return found;
}
