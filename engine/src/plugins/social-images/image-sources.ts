/** Files of social pictures. A module of its own: builds that draw none don't load the renderer. */
import path from 'node:path';
import { ENGINE_ROOT } from '../../core/plugin-api.ts';
import type { SocialPicturesConfig } from './settings.ts';

/** Absolute paths of the files that every picture is made of. */
export interface SocialPictureFiles {
  template: string;
  titleFont: string;
  sectionFont: string;
}

/** Folder of the engine's own fonts. */
export const FONT_FOLDER = path.join(ENGINE_ROOT, 'src/plugins/social-images/fonts');

/** Files that the options name; the engine has fonts for the letters of Western Europe. */
export function socialPictureFiles(
  root: string,
  { template, titleFont, sectionFont }: SocialPicturesConfig,
): SocialPictureFiles {
  const own = (name: string) => path.join(FONT_FOLDER, name);
  const named = (name: string | undefined) => name && path.join(root, name);
  return {
    template: path.join(root, template),
    titleFont: named(titleFont) ?? own('title.ttf'),
    sectionFont: named(sectionFont) ?? own('section.ttf'),
  };
}
