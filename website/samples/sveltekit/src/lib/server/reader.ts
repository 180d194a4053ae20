// #region reader
import type { Context } from 'unleash-client';

export interface Account {
  id: string;
  plan: 'free' | 'plus';
  region: string;
}

/** The only place that decides which account data Unleash receives. */
export function accountContext({ id, plan, region }: Account): Context {
  return { userId: id, properties: { plan, region } };
}
// #endregion
