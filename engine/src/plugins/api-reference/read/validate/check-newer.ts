/** Warns about OpenAPI 3.2 features that pages don't show. */
import type { Place, Problem } from '../../../../core/plugin-api.ts';
import { type Kind, rewrite } from '../document/grammar.ts';
import type { JsonValue } from '../document/json.ts';
import { pointerOf } from '../document/pointer.ts';

const NEWER: Partial<Record<Kind, readonly string[]>> = {
  PathItem: ['query', 'additionalOperations'],
  MediaType: ['itemSchema', 'prefixEncoding', 'itemEncoding'],
};

/** Returns a problem for each member that no page shows. */
export function checkNewer(document: JsonValue, placeOf: (pointer: string) => Place): Problem[] {
  const problems: Problem[] = [];
  rewrite(document, 'Document', (value, kind, path) => {
    for (const key of NEWER[kind] ?? []) {
      if (!Object.hasOwn(value, key)) continue;
      const pointer = pointerOf([...path, key]);
      problems.push({
        severity: 'warning',
        kind: 'unsupported',
        place: placeOf(pointer),
        message: `#${pointer} is new in OpenAPI 3.2, so pages don't show it`,
        remedy: "Describe it in its operation's description, or use a feature of OpenAPI 3.1",
      });
    }
    return value;
  });
  return problems;
}
