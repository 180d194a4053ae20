// #region flags
import 'server-only';
import { type Context, evaluateFlags, flagsClient, getDefinitions } from '@unleash/nextjs';
import { after } from 'next/server';

/** Evaluates a customer's flags on this server. If Unleash is unreachable, all of them are off. */
export async function flagsFor(context: Context) {
  const { toggles } = await evaluate(context);
  const client = flagsClient(toggles);
  after(() => client.sendMetrics());
  return { client, toggles };
}

async function evaluate(context: Context) {
  try {
    return evaluateFlags(await getDefinitions(), context);
  } catch (error) {
    console.error('Unleash:', error);
    return { toggles: [] };
  }
}
// #endregion
