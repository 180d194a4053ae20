/** Advice of a site about calls from a browser to a part of its API. */
import type { ApiConfig } from './api-config.ts';

type CorsHelp = NonNullable<NonNullable<ApiConfig['console']>['cors']>[string];

/** Returns what is said about a path: that of the longest prefix; `undefined` when nothing is. */
export function corsHelpOf(
  path: string,
  { console }: Pick<ApiConfig, 'console'>,
): CorsHelp | undefined {
  const [longest] = Object.entries(console?.cors ?? {})
    .filter(([prefix]) => path.startsWith(prefix))
    .sort(([a], [b]) => b.length - a.length);
  return longest?.[1];
}
