/** Reads the site's description of the API, to which the server is compared. */
import { fileURLToPath } from 'node:url';
import { loadSite } from '../../../engine/src/core/config/load-site.ts';
import { throwOnErrors } from '../../../engine/src/core/problems/problems.ts';
import { DEFAULT_PLUGINS } from '../../../engine/src/default-plugins.ts';
import type {
  ApiFactConfig,
  ApiSampleValues,
} from '../../../engine/src/plugins/api-reference/config/api-config.ts';

import type {
  ApiDescription,
  ApiOperation,
} from '../../../engine/src/plugins/api-reference/read/description.ts';
import { loadApiDescription } from '../../../engine/src/plugins/api-reference/read/load-description.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface DescribedApi {
  description: ApiDescription;
  samples: ApiSampleValues;
  facts: readonly ApiFactConfig[];
}

/**
 * Returns the site's first API, including the descriptions in overlays.
 *
 * @throws ProblemsError if it can't be read
 */
export async function loadApi(): Promise<DescribedApi> {
  const { config } = await loadSite(ROOT, DEFAULT_PLUGINS);
  const api = config.apis?.[0];
  if (api === undefined) throw new Error('site/site.config.ts has no API');
  const { description, problems } = await loadApiDescription({ root: ROOT }, api);
  throwOnErrors(problems);
  if (description === undefined) throw new Error(`${api.file} describes nothing`);
  return { description, samples: api.samples ?? {}, facts: api.facts ?? [] };
}

/** True for operations that are part of Open Source. */
export function isOpen({ extensions }: ApiOperation): boolean {
  return extensions['x-edition'] === 'oss';
}
