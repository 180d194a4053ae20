// #region impressions
import type { Unleash } from 'unleash-client';
import { record } from './events';

interface Impression {
  eventType: 'isEnabled' | 'getVariant';
  variant?: string;
  enabled: boolean;
  context: { userId?: string; sessionId?: string };
}

/** Call this once, from `init` in hooks.server.ts. */
export function recordImpressions(unleash: Unleash): void {
  unleash.on('impression', ({ eventType, variant, enabled, context }: Impression) => {
    if (eventType !== 'getVariant' || !enabled || variant === undefined) return;
    record({ name: 'exposure', user_id: context.userId ?? context.sessionId ?? '', variant });
  });
}
// #endregion
