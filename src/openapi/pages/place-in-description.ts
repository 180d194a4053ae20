/** Places of problems in API descriptions, for pages that were made of them. */
import type { Problem } from '../../engine/problems/problems.ts';
import type { ApiConfig } from '../config/api-config.ts';
import type { ApiDescription } from '../read/description.ts';

/**
 * Gives a problem whose place names a JSON pointer of the description (`near: '/paths/~1users/get'`) the file
 * and line where that was written: the description, or an overlay of it. It is a warning unless the site
 * says that it can mend the links of this API.
 */
export function placeInDescription(
  problem: Problem,
  config: ApiConfig,
  description: ApiDescription,
): Problem {
  const { file, near } = problem.place;
  if (file !== config.file || near?.startsWith('/') !== true) return problem;
  const severity = config.links === 'error' ? problem.severity : 'warning';
  return { ...problem, severity, place: description.placeOf(near) };
}
