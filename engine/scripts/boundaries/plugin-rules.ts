/**
 * Reads the import rules of plugins. Plugins can't import anything from the scripts, so their rules are plain data.
 */
import { z } from 'zod';
import type { BoundaryRule } from './check.ts';

const rules = z.array(
  z.strictObject({
    from: z.array(z.string()),
    to: z.array(z.string()),
    packages: z.enum(['any', 'shipped', 'none', 'types']),
    node: z.boolean(),
    because: z.string().min(1),
  }),
);

/** Returns the rules in a plugin's `boundaries.ts`. If it contains anything else, throws an error. */
export function readPluginRules(file: string, found: unknown): readonly BoundaryRule[] {
  const { data, error } = rules.safeParse(found);
  if (data !== undefined) return data;
  const problems = error.issues.map(
    ({ path, message }) =>
      `${file}  ${['RULES', ...path].join('.')}: ${message} → write it as BoundaryRule in engine/scripts/boundaries/check.ts describes`,
  );
  throw new Error(problems.join('\n'));
}
