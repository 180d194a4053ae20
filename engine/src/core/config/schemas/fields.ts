/** Schemas for single values that several files share. */
import { z } from 'zod';
import { literal } from '../../problems/describe-values.ts';
import { addProblem } from '../../problems/schema-problems.ts';
import type { RuleBreach } from './address-rules.ts';
import { checkHref, checkRouteText } from './address-rules.ts';

/** A text that isn't blank. */
export const text = z.string().superRefine((value, context) => {
  if (value.trim() === '') addProblem(context, 'is empty', 'Add some text');
});

/** Returns the schema for a text. If the text is missing, the message contains the example. */
export function textLike(example: string) {
  return text.meta({ example: literal(example) });
}

/**
 * Returns the schema for a text that follows a rule. If it doesn't, the message suggests the corrected text.
 */
export function ruledText(check: (value: string) => RuleBreach | undefined, example: string) {
  return z
    .string()
    .superRefine((value, context) => {
      const breach = check(value);
      if (breach === undefined) return;
      const shown = value === '' ? '' : ` (${literal(value)})`;
      const remedy = literal(breach.corrected ?? example);
      const verb = breach.corrected === undefined ? 'For example, use' : 'Use';
      addProblem(context, `${breach.message}${shown}`, `${verb} ${remedy}`);
    })
    .meta({ example: literal(example) });
}

/** The target of a link. */
export const href = ruledText(checkHref, '/quickstart');

/** A route from the site's root, without a trailing slash. */
export const absoluteRoute = ruledText(checkAbsoluteRoute, '/how-to');

/** Checks that a text is a full route, such as `/how-to`. `how-to` and `/how-to/` aren't full routes. */
export function checkAbsoluteRoute(value: string): RuleBreach | undefined {
  const breach = checkRouteText(value);
  if (breach !== undefined) {
    const corrected = breach.corrected?.replace(/^\/*/, '/');
    return { message: breach.message, corrected };
  }
  if (!value.startsWith('/')) {
    const corrected = `/${value.replace(/\/+$/, '')}`;
    return { message: "doesn't start with a slash", corrected };
  }
  if (value.length > 1 && value.endsWith('/')) {
    return { message: "ends with a slash, but routes don't", corrected: value.replace(/\/+$/, '') };
  }
  return undefined;
}

/** A date, or a date with a time, in ISO 8601. */
export const day = ruledText(checkDay, '2025-02-27');

function checkDay(date: string) {
  const isDate = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2})?)?$/.test(date);
  if (!isDate || Number.isNaN(Date.parse(date))) {
    return { message: 'must be a date in the form YYYY-MM-DD' };
  }
  // Compares the date with the input, because `Date.parse` turns February 30 into March 2.
  const day = date.slice(0, 10);
  const isReal = new Date(day).toISOString().startsWith(day);
  return isReal ? undefined : { message: "is a day that doesn't exist" };
}
