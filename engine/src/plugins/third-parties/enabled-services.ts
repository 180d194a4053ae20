/** Determines which services a site's documents list. */
import { type SiteConfig, urls } from '../../core/plugin-api.ts';
import type { Services } from './services.ts';
import type { ThirdPartiesConfig } from './settings.ts';

/** Returns the enabled services with their final URLs. If all of them are off, returns `undefined`. */
export function enabledServices({
  thirdParties,
  base,
}: Pick<SiteConfig, 'thirdParties' | 'base'>): Services | undefined {
  const { sources: _, ...configured } = thirdParties ?? { sources: {} };
  const names = Object.keys(configured) as (keyof Services)[];
  if (names.length === 0) return undefined;
  const services: Services = Object.fromEntries(
    names.map((name) => [name, withoutSources(configured[name])]),
  );
  const { assistant } = services;
  if (assistant === undefined) return services;
  const projectLogo = urls.addressOf(assistant.projectLogo, base);
  return { ...services, assistant: { ...assistant, projectLogo } };
}

/**
 * Returns a service's settings without the sources for the content security policy, which browsers don't need here.
 */
function withoutSources(service: ThirdPartiesConfig[keyof Services]): object | undefined {
  if (service === undefined) return undefined;
  const { sources: _, ...settings } = service;
  return settings;
}
