/** Warns about descriptions that a page can't show completely. */
import { excessOf, type Place, type Problem } from '../../../../core/plugin-api.ts';
import { DESCRIPTION_LIMITS } from '../../limits.ts';
import { isJsonObject, type JsonValue } from '../document/json.ts';
import { pointerOf } from '../document/pointer.ts';

/** Returns a problem for each description that exceeds the limits. Pages show only its beginning, as plain text. */
export function checkTexts(document: JsonValue, placeOf: (pointer: string) => Place): Problem[] {
  const problems: Problem[] = [];
  const visit = (value: JsonValue, path: readonly (string | number)[]) => {
    if (typeof value === 'string') {
      const excess = excessOf(value, DESCRIPTION_LIMITS);
      if (excess !== undefined) problems.push(problemOf(pointerOf(path), excess, placeOf));
    } else if (Array.isArray(value)) {
      value.forEach((item, index) => {
        if (typeof item === 'object') visit(item, [...path, index]);
      });
    } else if (isJsonObject(value)) {
      for (const [key, item] of Object.entries(value)) {
        if (typeof item === 'object' || key === 'description') visit(item, [...path, key]);
      }
    }
  };
  visit(document, []);
  return problems;
}

function problemOf(pointer: string, excess: string, placeOf: (pointer: string) => Place): Problem {
  return {
    severity: 'warning',
    kind: 'over-limit',
    place: placeOf(pointer),
    message: `#${pointer} ${excess}, so pages show only the beginning, as plain text`,
    remedy: 'Shorten it, or replace it in an overlay',
  };
}
