/** Problems of the site, sorted by who has to hear of them in development. */
import { readText } from '../core/files/read-text.ts';
import { findPlaces } from '../core/problems/format-problems.ts';
import type { Problem } from '../core/problems/problems.ts';

/** Errors of the structure, such as sidebars; every page shows them over its text. */
export function structureErrors(problems: readonly Problem[]): readonly Problem[] {
  return problems.filter(({ severity, place }) => severity === 'error' && isOfSite(place.file));
}

/** Errors of one page, which is not shown until they are mended. */
export function pageErrors(problems: readonly Problem[], file: string): readonly Problem[] {
  return problems.filter(({ severity, place }) => severity === 'error' && place.file === file);
}

/** The problems with line and column, as far as the files tell them. */
export function placed(problems: readonly Problem[], root: string): readonly Problem[] {
  return findPlaces(problems, (file) => {
    const read = readText(file, { root });
    // A problem may be that there is no such file.
    return 'text' in read ? read.text.split('\n') : [];
  });
}

function isOfSite(file: string): boolean {
  return file.startsWith('site/') || /\/_category_\.[a-z]+$/.test(file);
}
