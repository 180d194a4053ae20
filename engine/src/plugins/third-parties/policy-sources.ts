/** Adds the sources of third-party services to the content security policy. */
import type { PolicySources, ThirdPartiesConfig } from './settings.ts';

/** Returns all sources, keyed by directive: those from the settings, and those that the enabled services need. */
export function policySources(config: ThirdPartiesConfig | undefined): PolicySources {
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
  const merged: Record<string, string[]> = {};
  for (const [directive, list = []] of additions.flatMap((each) => Object.entries(each))) {
    merged[directive] = [...(merged[directive] ?? []), ...list];
  }
  return merged;
}
