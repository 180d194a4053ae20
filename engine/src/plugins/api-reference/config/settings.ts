/** `apis` in `site/site.config.ts`. */
import type { TextsLike } from '../../../shared/texts/texts.ts';
import type * as english from '../texts/english.ts';
import type { ApiConfig } from './api-config.ts';

export type { ApiConfig };

declare module '../../../core/config/types.ts' {
  interface SiteConfig {
    /** API descriptions that become pages. `loadSite` always sets them. */
    apis?: readonly ApiConfig[];
  }

  interface CollectionTypes {
    api: true;
  }
}

declare module '../../../core/config/site-input.ts' {
  interface SiteInput {
    /** OpenAPI descriptions that become pages. */
    apis?: readonly ApiConfig[];
  }
}

declare module '../../../shared/texts/texts.ts' {
  interface AllTexts extends TextsLike<typeof english> {}
}
