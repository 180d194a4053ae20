/** What documents say about services of others. */
import type { ThirdParties } from '../../../shared/third-parties.ts';
import type { SiteConfig } from '../../config/types.ts';
import { addressOf } from '../links/addresses.ts';

/** The services that are switched on, with final addresses; `undefined` when none is. */
export function thirdPartiesView({
  thirdParties,
  base,
}: Pick<SiteConfig, 'thirdParties' | 'base'>): ThirdParties | undefined {
  // What goes into the security policy is not the browser's business.
  const { sources: _, ...services } = thirdParties ?? { sources: {} };
  if (Object.keys(services).length === 0) return undefined;
  const { assistant } = services;
  if (assistant === undefined) return services;
  const projectLogo = addressOf(assistant.projectLogo, base);
  return { ...services, assistant: { ...assistant, projectLogo } };
}
