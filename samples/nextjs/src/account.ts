// #region account
import type { Context } from '@unleash/nextjs';

export interface Account {
  id: string;
  plan: 'free' | 'plus';
  region: string;
}

/** The one place that decides what Unleash may know about an account. */
export function accountContext({ id, plan, region }: Account): Context {
  return { userId: id, properties: { plan, region } };
}
// #endregion
