/**
 * Files from which preview images are made. They're in a separate module, so that builds without preview images
 * don't load the renderer.
 */
import path from 'node:path';
import { pluginFiles } from '../../core/plugin-api.ts';
import type { SocialImagesConfig } from './settings.ts';

/** Absolute paths of the files from which every image is made. */
export interface SocialImageFiles {
  template: string;
  titleFont: string;
  sectionFont: string;
}

/** Folder with the engine's own fonts. */
export const FONT_FOLDER = pluginFiles('social-images')('fonts');

/**
 * Returns the files from the options. By default, the engine's fonts are used, which contain the characters of
 * Western European languages.
 */
export function socialImageFiles(
  root: string,
  { template, titleFont, sectionFont }: SocialImagesConfig,
): SocialImageFiles {
  const own = (name: string) => path.join(FONT_FOLDER, name);
  const named = (name: string | undefined) => name && path.join(root, name);
  return {
    template: path.join(root, template),
    titleFont: named(titleFont) ?? own('title.ttf'),
    sectionFont: named(sectionFont) ?? own('section.ttf'),
  };
}
