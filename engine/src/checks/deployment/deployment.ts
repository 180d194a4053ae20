/** Sends many requests to a deployment in parallel. */
import type { ServerSettings } from '../../core/outputs/hosts/server-settings.ts';

export interface Deployment {
  /** Scheme and host. */
  origin: string;
  settings: ServerSettings;
}

export interface Answer {
  response: Response;
  /** The redirect's target, without the deployment's origin. */
  location: string | undefined;
}

/** Returns the problems with a response. Each one is phrased to follow the URL. */
export type AnswerRule = (
  answer: Answer,
  deployment: Deployment,
) => readonly string[] | Promise<readonly string[]>;

export interface Ask {
  /** Path and query. */
  address: string;
  method?: 'GET' | 'HEAD';
  rules: readonly AnswerRule[];
}

const AT_ONCE = 8;
const TIME_LIMIT_MS = 15_000;

/** Returns the problems with all responses, in the order of the requests. Each line starts with a URL. */
export async function askAll(asks: readonly Ask[], deployment: Deployment): Promise<string[]> {
  const problems: string[][] = [];
  let next = 0;
  const work = async () => {
    while (next < asks.length) {
      const index = next;
      next += 1;
      const ask = asks[index];
      if (ask !== undefined) problems[index] = await problemsOf(ask, deployment);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return problems.flat();
}

async function problemsOf(ask: Ask, deployment: Deployment): Promise<string[]> {
  const { address, method = 'GET', rules } = ask;
  try {
    const response = await fetch(deployment.origin + address, {
      method,
      redirect: 'manual',
      headers: { 'accept-encoding': 'br, gzip', accept: 'text/html,*/*' },
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    const answer = { response, location: locationOf(response, deployment.origin) };
    const found: string[] = [];
    for (const rule of rules) found.push(...(await rule(answer, deployment)));
    if (!response.bodyUsed) await response.body?.cancel();
    return found.map((problem) => `${address}  ${problem}`);
  } catch (error) {
    const cause = error instanceof Error ? ((error.cause as Error | undefined) ?? error) : error;
    return [`${address}  isn't responding: ${cause instanceof Error ? cause.message : cause}`];
  }
}

function locationOf(response: Response, origin: string): string | undefined {
  const location = response.headers.get('location');
  if (location === null) return undefined;
  const target = new URL(location, response.url || origin);
  return target.origin === origin ? target.pathname + target.search + target.hash : target.href;
}
