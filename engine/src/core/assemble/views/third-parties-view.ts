/** Services of others as documents name them. */
import type { ThirdParties } from '../../../shared/third-parties.ts';
import type { SiteConfig, ThirdPartiesConfig } from '../../config/types.ts';
import { addressOf } from '../links/addresses.ts';

/** The services that are switched on, with final addresses; `undefined` when none is. */
export function thirdPartiesView({
  thirdParties,
  base,
}: Pick<SiteConfig, 'thirdParties' | 'base'>): ThirdParties | undefined {
  const { sources: _, ...configured } = thirdParties ?? { sources: {} };
  const names = Object.keys(configured) as (keyof ThirdParties)[];
  if (names.length === 0) return undefined;
  const services: ThirdParties = Object.fromEntries(
    names.map((name) => [name, withoutSources(configured[name])]),
  );
  const { assistant } = services;
  if (assistant === undefined) return services;
  const projectLogo = addressOf(assistant.projectLogo, base);
  return { ...services, assistant: { ...assistant, projectLogo } };
}

/** Settings of a service for the browser, which has no use for sources of the security policy. */
function withoutSources(service: ThirdPartiesConfig[keyof ThirdParties]): object | undefined {
  if (service === undefined) return undefined;
  const { sources: _, ...settings } = service;
  return settings;
}
