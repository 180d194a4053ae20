// #region steady
import 'server-only';
import { type Context, evaluateFlags, flagsClient, getDefinitions } from '@unleash/nextjs';

type Definitions = Awaited<ReturnType<typeof getDefinitions>>;

let lastGood: Definitions | undefined;

/** Evaluates a customer's flags with the newest rules available. Without rules, all of them are off. */
export async function steadyFlagsFor(context: Context) {
  const definitions = await newestDefinitions();
  const { toggles } = definitions ? evaluateFlags(definitions, context) : { toggles: [] };
  return flagsClient(toggles);
}

async function newestDefinitions(): Promise<Definitions | undefined> {
  try {
    const fetchOptions = { signal: AbortSignal.timeout(2_000) };
    const answer = await getDefinitions({ fetchOptions });
    // A server error is also JSON, so check what it contains.
    if (!Array.isArray(answer.features)) throw new Error(JSON.stringify(answer));
    lastGood = answer;
  } catch (error) {
    console.error('Unleash:', error);
  }
  return lastGood;
}
// #endregion
