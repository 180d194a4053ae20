// #region steady
import 'server-only';
import { type Context, evaluateFlags, flagsClient, getDefinitions } from '@unleash/nextjs';

type Definitions = Awaited<ReturnType<typeof getDefinitions>>;

let lastGood: Definitions | undefined;

/** Flags of one reader by the newest rules that there are; without any, all of them are off. */
export async function steadyFlagsFor(context: Context) {
  const definitions = await newestDefinitions();
  const { toggles } = definitions ? evaluateFlags(definitions, context) : { toggles: [] };
  return flagsClient(toggles);
}

async function newestDefinitions(): Promise<Definitions | undefined> {
  try {
    const fetchOptions = { signal: AbortSignal.timeout(2_000) };
    const answer = await getDefinitions({ fetchOptions });
    // An error of the server is JSON as well, so look at what it holds.
    if (!Array.isArray(answer.features)) throw new Error(JSON.stringify(answer));
    lastGood = answer;
  } catch (error) {
    console.error('Unleash:', error);
  }
  return lastGood;
}
// #endregion
