/** Sources that services of others add to the content security policy. */
import type { PolicySources, ThirdPartiesConfig } from '../../config/types.ts';
import { mergedSources } from './policy-sources.ts';

/** Sources by directive for the services that are switched on; none when none is. */
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
