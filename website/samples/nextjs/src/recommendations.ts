// #region recommendations
import 'server-only';
import type { Context } from '@unleash/nextjs';
import { flagsFor } from '@/flags';

const DEFAULT_SIZE = 10;

export interface Recommendations {
  /** The variant's name, or undefined for customers outside the experiment. */
  variant: string | undefined;
  size: number;
}

export async function recommendationsFor(context: Context): Promise<Recommendations> {
  const { client } = await flagsFor(context);
  const { enabled, name, payload } = client.getVariant('recommendations-model');
  const size = Number(payload?.value);
  return {
    variant: enabled ? name : undefined,
    size: enabled && Number.isInteger(size) && size > 0 ? size : DEFAULT_SIZE,
  };
}
// #endregion
