/** Where problems of pages that were made of an API description stand in its files. */
import type { Problem } from '../problems.ts';
import type { PageSource } from '../source/page-source.ts';

/**
 * Gives problems whose place names a JSON pointer of an API description (`near: '/paths/~1users/get'`)
 * the file and line where that was written: the description, or an overlay of it.
 */
export function placesInDescriptions(
  problems: readonly Problem[],
  sources: readonly PageSource[],
): readonly Problem[] {
  const descriptions = new Map(
    sources.flatMap(({ api }) =>
      api === undefined ? [] : [[api.config.file, api.description] as const],
    ),
  );
  if (descriptions.size === 0) return problems;
  return problems.map((problem) => {
    const { file, near } = problem.place;
    const description = descriptions.get(file);
    if (description === undefined || near?.startsWith('/') !== true) return problem;
    return { ...problem, place: description.placeOf(near) };
  });
}
