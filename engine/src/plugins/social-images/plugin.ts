/** A preview image for each page, with its title and section, which social networks show with links. */
import { definePlugin } from '../../core/plugin-api.ts';
import { imageFiles, socialImageOf } from './image-files.ts';
import { socialImages as settings } from './settings.ts';

export type { SocialImagesConfig } from './settings.ts';

export const socialImages = definePlugin({
  name: 'social-images',
  schema: () => ({ settings: { socialImages: settings.optional() } }),
  outputs: imageFiles,
  pageView: ({ page, definition: { config } }) =>
    config.socialImages ? { image: socialImageOf(page)?.route } : {},
});
