/** zod schemas for single values that several files share. */
import { z } from 'zod';
import { literal } from '../../problems/describe-values.ts';
import { addProblem } from '../../problems/schema-problems.ts';
import type { RuleBreach } from './address-rules.ts';
import { checkHref, checkRouteText } from './address-rules.ts';

/** A text that is not blank. */
export const text = z.string().superRefine((value, context) => {
  if (value.trim() === '') addProblem(context, 'is empty', 'Add some text');
});

/** A text with an example that is printed when it is missing. */
export function textLike(example: string) {
  return text.meta({ example: literal(example) });
}

/** A text that follows a rule. If it doesn't, the report suggests the corrected text. */
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

/** Target of a link. */
export const href = ruledText(checkHref, '/quickstart');

/** Route from the root of the site, without final slash. */
export const absoluteRoute = ruledText(checkAbsoluteRoute, '/how-to');

/** Breach of a text that has to be a full route: `/how-to`, never `how-to` or `/how-to/`. */
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

/** A day, or a moment on a day, in ISO 8601. */
export const day = ruledText(checkDay, '2025-02-27');

function checkDay(date: string) {
  const isDate = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2})?)?$/.test(date);
  return isDate && !Number.isNaN(Date.parse(date))
    ? undefined
    : { message: 'must be a date in the form YYYY-MM-DD' };
}
