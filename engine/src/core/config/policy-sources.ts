/** Sources in the content security policy. */
import type { PolicyDirective, PolicySources } from './types.ts';

/** The hosts of video players. Their players load only when a reader starts a video. */
export const VIDEO_HOSTS = ['https://www.youtube-nocookie.com'];

/** Returns all sources by directive. */
export function mergedSources(...all: readonly PolicySources[]): PolicySources {
  const result: Partial<Record<PolicyDirective, string[]>> = {};
  for (const sources of all) {
    for (const [name, list] of Object.entries(sources)) {
      const directive = name as PolicyDirective;
      result[directive] = [...(result[directive] ?? []), ...(list ?? [])];
    }
  }
  return result;
}
