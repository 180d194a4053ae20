/**
 * Warns about schemas that no value can match, such as ones with contradictory limits or with allowed values of a
 * different type.
 */
import { type Place, type Problem, suggest } from '../../../../core/plugin-api.ts';
import type { ApiOperation } from '../description.ts';
import { rewrite } from '../document/grammar.ts';
import { isJsonObject, type JsonObject, type JsonValue, jsonText } from '../document/json.ts';
import { pointerOf } from '../document/pointer.ts';

/** Pairs of limits that can contradict each other. */
const LIMITS = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

/** Returns problems with schemas, and with links to operations that don't exist. */
export function checkContradictions(
  document: JsonValue,
  operations: readonly ApiOperation[],
  placeOf: (pointer: string) => Place,
): Problem[] {
  const problems: Problem[] = [];
  const warn = (kind: Problem['kind'], pointer: string, message: string, remedy: string) => {
    const place = placeOf(pointer);
    problems.push({ severity: 'warning', kind, place, message: `#${pointer} ${message}`, remedy });
  };
  const ids = new Set(operations.map(({ id }) => id));
  rewrite(document, 'Document', (value, kind, path) => {
    if (kind === 'Link' && typeof value.operationId === 'string' && !ids.has(value.operationId)) {
      const nearest = suggest(value.operationId, [...ids]);
      const remedy =
        nearest === undefined ? 'Use the operationId of an operation' : `Use ${nearest}`;
      const message = `is '${value.operationId}', but no operation has that operationId`;
      warn('unmatched-name', pointerOf([...path, 'operationId']), message, remedy);
    }
    if (kind !== 'Schema') return value;
    for (const [lower, upper] of LIMITS) {
      if (!isMore(value[lower], value[upper])) continue;
      const message = `is ${value[lower]}, more than ${upper}, which is ${value[upper]}`;
      warn('invalid-value', pointerOf([...path, lower]), message, 'Correct one of them');
    }
    for (const index of otherTypes(value)) {
      const allowed = Array.isArray(value.enum) ? jsonText(value.enum[index]) : '';
      const message = `is ${allowed}, but type allows only ${[value.type].flat().join(' and ')}`;
      const remedy = 'Change the value to that type, or correct `type`';
      warn('invalid-value', pointerOf([...path, 'enum', index]), message, remedy);
    }
    return value;
  });
  return problems;
}

function isMore(lower: JsonValue | undefined, upper: JsonValue | undefined): boolean {
  const isNumber = (value: unknown) => typeof value === 'number' || typeof value === 'bigint';
  return isNumber(lower) && isNumber(upper) && Number(lower) > Number(upper);
}

/**
 * Returns the indexes of allowed values that don't match any of the types. Null is fine, because many descriptions
 * list it without its type.
 */
function otherTypes({ type, enum: values }: JsonObject): number[] {
  if (!Array.isArray(type) || !Array.isArray(values)) return [];
  const isOther = (value: JsonValue) =>
    value !== null && !type.some((name) => isOfType(value, name));
  return values.flatMap((value: JsonValue, index) => (isOther(value) ? [index] : []));
}

function isOfType(value: JsonValue, type: JsonValue): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isJsonObject(value);
  if (type === 'number') return typeof value === 'number' || typeof value === 'bigint';
  if (type === 'integer') return typeof value === 'bigint' || Number.isInteger(value);
  return typeof value === type;
}
