/** `socialImages` in `site/site.config.ts`. */
import { z } from 'zod';
import { schemas } from '../../core/plugin-api.ts';

const { text } = schemas;

/** Preview images of pages for social networks. Paths are relative to the root. */
export interface SocialImagesConfig {
  /** Background image (1200 × 630 pixels) with space for text in the lower half. */
  template: string;
  /** Color of the page title, as `#rrggbb`. */
  titleColor: string;
  /** Color of the line above the title, as `#rrggbb`. */
  sectionColor: string;
  /** TTF or OTF file for titles. You need it only for scripts other than Latin. */
  titleFont?: string;
  /** TTF or OTF file for the line above the title. */
  sectionFont?: string;
}

declare module '../../core/config/types.ts' {
  interface SiteConfig {
    socialImages?: SocialImagesConfig;
  }
}

declare module '../../core/config/site-input.ts' {
  interface SiteInput {
    /**
     * Generates a preview image for each page, with its title and section. Otherwise, every page
     * uses `socialImage`.
     */
    socialImages?: SocialImagesConfig;
  }
}

const hexColor = z.string().regex(/^#[0-9a-f]{6}$/i, 'Use the form #rrggbb');

export const socialImages: z.ZodType<SocialImagesConfig> = z.strictObject({
  template: text,
  titleColor: hexColor,
  sectionColor: hexColor,
  titleFont: text.optional(),
  sectionFont: text.optional(),
});
