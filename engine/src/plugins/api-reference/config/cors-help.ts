/** A site's advice about calls from a browser to a part of its API. */
import { longestPrefix } from '../../../shared/routes.ts';
import type { ApiConfig } from './api-config.ts';

type CorsHelp = NonNullable<NonNullable<ApiConfig['console']>['cors']>[string];

/** Returns the entry with the longest prefix of a path, or `undefined` if no prefix matches. */
export function corsHelpOf(
  path: string,
  { console }: Pick<ApiConfig, 'console'>,
): CorsHelp | undefined {
  const cors = console?.cors ?? {};
  const prefix = longestPrefix(path, Object.keys(cors));
  return prefix === undefined ? undefined : cors[prefix];
}
