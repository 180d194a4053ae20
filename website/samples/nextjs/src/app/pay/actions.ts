// #region actions
'use server';

import { flag } from '@unleash/nextjs';
import { record } from '@/events';
import { flagContext } from '@/reader';

/** Pays unless payments are paused. Always asks Unleash, never the fetch cache. */
export async function pay(): Promise<'paid' | 'paused'> {
  const paused = await flag(
    'payments-kill-switch',
    {},
    { fetchOptions: { next: { revalidate: 0 } } },
  );
  if (paused.error !== undefined) console.error('Unleash:', paused.error);
  if (paused.enabled) return 'paused';
  const { userId, sessionId } = await flagContext();
  await record({ name: 'purchase', user_id: userId ?? sessionId ?? '' });
  return 'paid';
}
// #endregion
