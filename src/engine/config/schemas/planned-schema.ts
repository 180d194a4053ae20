import { z } from 'zod';
import { addProblem } from '../../problems/schema-problems.ts';
import type { RuleBreach } from './address-rules.ts';
import { checkAbsoluteRoute, ruledText } from './fields.ts';

/**
 * Schema of `site/planned.ts`: routes of pages that are going to exist, so that links may name them
 * already; `/*` at the end stands for everything below.
 */
export const plannedSchema: z.ZodType<readonly string[]> = z
  .array(ruledText(checkPlannedRoute, '/how-to/rotate-api-tokens'))
  .superRefine((routes, context) => {
    routes.forEach((route, index) => {
      if (routes.indexOf(route) === index) return;
      addProblem(context, `repeats '${route}'`, 'Remove one of the two', [index]);
    });
  });

function checkPlannedRoute(route: string): RuleBreach | undefined {
  const stem = route.endsWith('/*') ? route.slice(0, -2) : route;
  const breach = checkAbsoluteRoute(stem);
  if (breach !== undefined || !stem.includes('*')) return breach;
  return { message: 'has a "*" that is not its last part', corrected: `${stem.split('/*')[0]}/*` };
}
