/** Selects the problems that are shown in different places during development. */
import { readText } from '../core/files/read-text.ts';
import { findPlaces } from '../core/problems/format-problems.ts';
import type { Problem } from '../core/problems/problems.ts';

/** Returns errors in the site's structure, such as in sidebars. All pages show them on top of their text. */
export function structureErrors(problems: readonly Problem[]): readonly Problem[] {
  return problems.filter(({ severity, place }) => severity === 'error' && isOfSite(place.file));
}

/** Returns the errors of one page, which isn't shown until they're fixed. */
export function pageErrors(problems: readonly Problem[], file: string): readonly Problem[] {
  return problems.filter(({ severity, place }) => severity === 'error' && place.file === file);
}

/** Adds lines and columns to problems as far as they can be found in the files. */
export function placed(problems: readonly Problem[], root: string): readonly Problem[] {
  return findPlaces(problems, (file) => {
    const read = readText(file, { root });
    // The problem can be that the file doesn't exist.
    return 'text' in read ? read.text.split('\n') : [];
  });
}

function isOfSite(file: string): boolean {
  return file.startsWith('site/') || /\/_category_\.[a-z]+$/.test(file);
}
