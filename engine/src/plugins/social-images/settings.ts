/** `socialPictures` in `site/site.config.ts`. */
import { z } from 'zod';
import { text } from '../../core/plugin-api.ts';

/** Pictures of pages for social networks. Paths are relative to the root; colors are `#rrggbb`. */
export interface SocialPicturesConfig {
  /** Picture of 1200 × 630 pixels with room for the words in the lower half, on the color of its corner. */
  template: string;
  titleColor: string;
  sectionColor: string;
  /** TTF or OTF file, for titles in other letters than those of Western Europe. */
  titleFont?: string;
  /** The same for the line above the title. */
  sectionFont?: string;
}

declare module '../../core/config/types.ts' {
  interface SiteConfig {
    socialPictures?: SocialPicturesConfig;
  }
}

declare module '../../core/config/site-input.ts' {
  interface SiteInput {
    /** A preview image for each page, with its title and section. Without it, all pages use `socialImage`. */
    socialPictures?: SocialPicturesConfig;
  }
}

const hexColor = z.string().regex(/^#[0-9a-f]{6}$/i, 'Use the form #rrggbb');

export const socialPictures: z.ZodType<SocialPicturesConfig> = z.strictObject({
  template: text,
  titleColor: hexColor,
  sectionColor: hexColor,
  titleFont: text.optional(),
  sectionFont: text.optional(),
});
