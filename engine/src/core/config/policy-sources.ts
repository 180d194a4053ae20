/** Sources in the content security policy for video players and third-party services. */
import type { PolicyDirective, PolicySources, ThirdPartiesConfig } from './types.ts';

/** Hosts of video players, which are loaded when the reader starts a video. */
export const VIDEO_HOSTS = ['https://www.youtube-nocookie.com'];

/** Returns the sources that third-party settings list and that enabled services need, by directive. */
export function thirdPartySources(config: ThirdPartiesConfig | undefined): PolicySources {
  if (config === undefined) return {};
  const { sources, ...services } = config;
  const additions: PolicySources[] = [sources];
  for (const service of Object.values(services)) {
    additions.push(service?.sources ?? {});
    if (service === undefined || !('script' in service)) continue;
    const { origin } = new URL(service.script);
    additions.push({ 'script-src': [origin], 'img-src': [origin], 'connect-src': [origin] });
  }
  const endpoint = services.feedback?.endpoint ?? '';
  if (URL.canParse(endpoint)) additions.push({ 'connect-src': [new URL(endpoint).origin] });
  const logo = services.assistant?.projectLogo ?? '';
  if (URL.canParse(logo)) additions.push({ 'img-src': [new URL(logo).origin] });
  return mergedSources(...additions);
}

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
