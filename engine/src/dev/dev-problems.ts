/** Selects the problems that are shown in different places during development. */
import { readText } from '../core/files/read-text.ts';
import { findPlaces } from '../core/problems/format-problems.ts';
import type { Problem } from '../core/problems/problems.ts';

/** Problems found while the site was read. Problems of compiling pages aren't included. */
export interface SiteProblems {
  /** Problems in files. When a page is edited, its problems are replaced. */
  sources: readonly Problem[];
  /** Problems in the site's structure, which is only read as a whole. */
  structure: readonly Problem[];
}

export function allProblems({ sources, structure }: SiteProblems): readonly Problem[] {
  return [...sources, ...structure];
}

/** Returns errors in `site/`, such as in sidebars. All pages show them on top of their text. */
export function siteErrors(problems: SiteProblems): readonly Problem[] {
  return errorsOf(allProblems(problems)).filter(({ place }) => isOfSite(place.file));
}

/** Returns a page's errors. Until they're fixed, the server shows them in place of the page. */
export function pageErrors(problems: SiteProblems, file: string): readonly Problem[] {
  return errorsOf(allProblems(problems)).filter(({ place }) => place.file === file);
}

export function errorsOf(problems: readonly Problem[]): readonly Problem[] {
  return problems.filter(({ severity }) => severity === 'error');
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
