/** Selects which problems development shows in which place. */
import { readText } from '../core/files/read-text.ts';
import { findPlaces } from '../core/problems/format-problems.ts';
import type { Problem } from '../core/problems/problems.ts';

/** Problems found while reading the site. Those found while compiling pages aren't included. */
export interface SiteProblems {
  /** Problems in individual files. They're replaced when their page is edited. */
  sources: readonly Problem[];
  /** Problems in the site's structure, which can only be read as a whole. */
  structure: readonly Problem[];
}

/** Returns all problems, with those in individual files first. */
export function allProblems({ sources, structure }: SiteProblems): readonly Problem[] {
  return [...sources, ...structure];
}

/** Returns errors in `site/`, such as in sidebars. Every page shows them above its text. */
export function siteErrors(problems: SiteProblems): readonly Problem[] {
  return errorsOf(allProblems(problems)).filter(({ place }) => isOfSite(place.file));
}

/** Returns the errors of a page. Until they're fixed, they're shown instead of the page. */
export function pageErrors(problems: SiteProblems, file: string): readonly Problem[] {
  return errorsOf(allProblems(problems)).filter(({ place }) => place.file === file);
}

/** Returns the problems that are errors. */
export function errorsOf(problems: readonly Problem[]): readonly Problem[] {
  return problems.filter(({ severity }) => severity === 'error');
}

/** Adds lines and columns to problems where they can be found in the files. */
export function placed(problems: readonly Problem[], root: string): readonly Problem[] {
  return findPlaces(problems, (file) => {
    const read = readText(file, { root });
    // The problem may be that the file doesn't exist.
    return 'text' in read ? read.text.split('\n') : [];
  });
}

function isOfSite(file: string): boolean {
  return file.startsWith('site/') || /\/_category_\.[a-z]+$/.test(file);
}
