/** Determines which variant a customer gets. Overrides come first, and then weights decide. */
import { contextValue } from './context.ts';
import { variantNumber } from './hash.ts';
import type { Context, Step, Variant } from './types.ts';
import { code } from './wording.ts';

export interface Selection {
  variant: Variant | undefined;
  step: Step;
}

/** The fields that `default` stickiness tries, in this order. */
const DEFAULT_FIELDS = ['userId', 'sessionId', 'remoteAddress'];

/** Selects a variant. `groupId` is the strategy's group ID. For the flag's own variants, it's the flag's name. */
export function selectVariant(
  variants: readonly Variant[],
  groupId: string,
  stickiness: string | undefined,
  context: Context,
  random: () => number,
): Selection {
  const totalWeight = variants.reduce((sum, { weight }) => sum + weight, 0);
  if (totalWeight <= 0) {
    return {
      variant: undefined,
      step: { text: 'all weights are 0, so no variant is selected', outcome: 'failed' },
    };
  }
  const overridden = findOverride(variants, context);
  if (overridden) return overridden;
  const { id, source } = stickyId(stickiness ?? 'default', context, random);
  const number = variantNumber(id, groupId, totalWeight);
  let limit = 0;
  for (const variant of variants) {
    if (variant.weight === 0) continue;
    const start = limit + 1;
    limit += variant.weight;
    if (number > limit) continue;
    return {
      variant,
      step: {
        text: `${source} has the number ${number} of ${totalWeight}, and ${start} to ${limit} belong to ${code(variant.name)}`,
        outcome: 'passed',
      },
    };
  }
  return { variant: undefined, step: { text: 'no variant is selected', outcome: 'failed' } };
}

function findOverride(variants: readonly Variant[], context: Context): Selection | undefined {
  for (const variant of variants) {
    for (const { contextName, values } of variant.overrides ?? []) {
      const value = contextValue(context, contextName);
      if (value === undefined || !values.includes(value)) continue;
      const text = `${code(contextName)} is ${code(value)}, which an override assigns to ${code(variant.name)}`;
      return { variant, step: { text, outcome: 'passed' } };
    }
  }
  return undefined;
}

/** Returns the value that the stickiness selects. If there's none, the customer gets a random variant each time. */
function stickyId(stickiness: string, context: Context, random: () => number) {
  const fields = stickiness === 'default' ? DEFAULT_FIELDS : [stickiness];
  for (const field of fields) {
    const isText = typeof context[field] === 'string';
    const value = stickiness === 'default' && !isText ? undefined : contextValue(context, field);
    if (value) return { id: value, source: `${code(field)} ${code(value)}` };
  }
  return { id: String(Math.round(random() * 100_000)), source: 'this random draw' };
}
