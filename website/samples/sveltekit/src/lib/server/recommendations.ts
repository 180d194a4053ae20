// #region recommendations
import type { Context, Unleash } from 'unleash-client';

const DEFAULT_SIZE = 10;

export interface Recommendations {
  /** The variant's name, or undefined for customers outside the experiment. */
  variant: string | undefined;
  size: number;
}

export function recommendationsFor(unleash: Unleash, context: Context): Recommendations {
  const { enabled, name, payload } = unleash.getVariant('recommendations-model', context);
  if (!enabled) return { variant: undefined, size: DEFAULT_SIZE };
  const size = Number(payload?.value);
  return { variant: name, size: Number.isInteger(size) && size > 0 ? size : DEFAULT_SIZE };
}
// #endregion
