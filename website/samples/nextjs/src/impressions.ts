// #region impressions
import 'server-only';
import { type Context, evaluateFlags, flagsClient, getDefinitions } from '@unleash/nextjs';
import { record } from '@/events';

/** Returns the experiment's variant, and reports an exposure for each page that asks for it. */
export async function variantWithImpression(context: Context): Promise<string | undefined> {
  const definitions = await getDefinitions();
  const client = flagsClient(evaluateFlags(definitions, context).toggles);
  client.on('impression', ({ eventType, variant }: { eventType: string; variant?: string }) => {
    if (eventType !== 'getVariant' || variant === undefined) return;
    void record({ name: 'exposure', user_id: context.userId ?? context.sessionId ?? '', variant });
  });
  const { enabled, name } = client.getVariant('recommendations-model');
  return enabled ? name : undefined;
}
// #endregion
