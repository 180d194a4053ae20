/** Checks whether texts and numbers match their schemas. */

import type { ConsoleSchema } from '../../shared/console-data.ts';
import * as texts from '../../texts/console-checks.ts';
import { fitsFormat } from './formats.ts';
import { doubt, type Mismatch, type Place, wrong } from './mismatch.ts';

/** Checks a text's length, pattern, and format. */
export function checkText(value: string, schema: ConsoleSchema, place: Place): Mismatch[] {
  const { minLength, maxLength, pattern, format } = schema;
  // Limits count characters, not UTF-16 code units.
  const length = [...value].length;
  if (minLength !== undefined && length < minLength) {
    return wrong(place, texts.tooShort(minLength));
  }
  if (maxLength !== undefined && length > maxLength) {
    return wrong(place, texts.tooLong(maxLength, length));
  }
  const isMatch = pattern === undefined || place.matches(pattern, value);
  if (isMatch === false) return wrong(place, texts.noMatch(pattern));
  const isFit = format === undefined || fitsFormat(value, format);
  if (isFit === false) return wrong(place, texts.otherFormat(format));
  return isMatch && isFit ? [] : doubt(place);
}

/** Checks a number's limits. */
export function checkNumber(value: number, schema: ConsoleSchema, place: Place): Mismatch[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  if (minimum !== undefined && value < minimum) return wrong(place, texts.tooSmall(minimum));
  if (maximum !== undefined && value > maximum) return wrong(place, texts.tooLarge(maximum));
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum) {
    return wrong(place, texts.notMoreThan(exclusiveMinimum));
  }
  if (exclusiveMaximum !== undefined && value >= exclusiveMaximum) {
    return wrong(place, texts.notLessThan(exclusiveMaximum));
  }
  if (multipleOf !== undefined && !isMultiple(value, multipleOf)) {
    return wrong(place, texts.noMultiple(multipleOf));
  }
  return [];
}

/** True if a number is a multiple of another. Ignores the rounding of binary fractions, so 0.3 is a multiple of 0.1. */
function isMultiple(value: number, step: number): boolean {
  const quotient = value / step;
  return Math.abs(quotient - Math.round(quotient)) < 1e-9 * Math.max(1, Math.abs(quotient));
}
