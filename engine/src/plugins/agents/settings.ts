/** Checks `assistants` in `site/site.config.ts`, and adds the plugin's properties to the engine's types. */
import { z } from 'zod';
import { schemas } from '../../core/plugin-api.ts';
import type { TextsLike } from '../../shared/texts/texts.ts';
import type { AssistantLink } from './assistants.ts';
import type * as texts from './texts.ts';

const { checkUrl, ruledText, textLike } = schemas;

export type { AssistantLink };

declare module '../../core/config/types.ts' {
  interface SiteConfig {
    /** AI assistants in the page menu. `loadSite` always sets them. */
    assistants?: readonly AssistantLink[];
  }
}

declare module '../../core/config/site-input.ts' {
  interface SiteInput {
    /** AI assistants in the page menu. */
    assistants?: readonly AssistantLink[];
  }
}

declare module '../../shared/texts/texts.ts' {
  interface AllTexts extends TextsLike<typeof texts> {}
}

export const assistants = z.array(
  z.strictObject({
    label: textLike('Open in Helper'),
    address: ruledText(checkUrl, 'https://helper.example.com/?q='),
  }),
);
