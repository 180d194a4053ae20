/** Keys of `site/site.config.ts` that providers of pages bring along. */
import type { ApiConfig } from '../../openapi/config/api-config.ts';
import { apis } from '../../openapi/config/apis-schema.ts';

export interface ProviderOptions {
  /** OpenAPI descriptions that become pages. */
  apis?: readonly ApiConfig[];
}

export const providerSchemas = { apis: apis.default([]) };
