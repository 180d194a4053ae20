/** Problems of pages that were made of an API description, with their places in its files. */
import type { Problem } from '../../engine/problems/problems.ts';
import type { PageSource } from '../../engine/source/page-source.ts';

/**
 * Gives problems whose place names a JSON pointer of an API description (`near: '/paths/~1users/get'`)
 * the file and line where that was written: the description, or an overlay of it. They are warnings
 * unless the site says that it can mend the links of this API.
 */
export function placesInDescriptions(
  problems: readonly Problem[],
  sources: readonly PageSource[],
): readonly Problem[] {
  const apis = new Map(
    sources.flatMap(({ api }) => (api === undefined ? [] : [[api.config.file, api] as const])),
  );
  if (apis.size === 0) return problems;
  return problems.map((problem) => {
    const { file, near } = problem.place;
    const api = apis.get(file);
    if (api === undefined || near?.startsWith('/') !== true) return problem;
    const severity = api.config.links === 'error' ? problem.severity : 'warning';
    return { ...problem, severity, place: api.description.placeOf(near) };
  });
}
