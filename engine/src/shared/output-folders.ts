/**
 * Output folders whose files all have a content hash in their name. Browsers cache these files for a year, and
 * hosts recognize them by their folder.
 */

/** Scripts, styles, fonts, images, and data files. */
export const ASSETS_FOLDER = 'assets';

/** Data files of sidebars. */
export const SIDEBARS_FOLDER = 'sidebars';

export const HASHED_FOLDERS: readonly string[] = [ASSETS_FOLDER, SIDEBARS_FOLDER];

/** True if the file's name changes with its content. `path` is relative to the output folder. */
export function isImmutable(path: string): boolean {
  return HASHED_FOLDERS.some((folder) => path.startsWith(`${folder}/`));
}
