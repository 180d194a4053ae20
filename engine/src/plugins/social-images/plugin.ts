/** A preview image for each page, with its title and section, which social networks show with links. */
import { definePlugin } from '../../core/plugin-api.ts';
import { imageFiles, socialPictureOf } from './image-files.ts';
import { socialPictures } from './settings.ts';

export type { SocialPicturesConfig } from './settings.ts';

export const socialImages = definePlugin({
  name: 'social-images',
  settings: () => ({ socialPictures: socialPictures.optional() }),
  outputs: imageFiles,
  socialImage: (page, { definition: { config } }) =>
    config.socialPictures && socialPictureOf(page)?.route,
});
