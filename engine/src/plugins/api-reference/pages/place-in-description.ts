/** Finds out which part of an API description caused a problem on a generated page. */

import type { Problem } from '../../../core/plugin-api.ts';
import { rememberPer } from '../../../shared/remember.ts';
import type { ApiConfig } from '../config/api-config.ts';
import type { ApiDescription } from '../read/description.ts';
import type { OpenApiDocument } from '../read/document/document.ts';
import { escapeKey } from '../read/document/pointer.ts';

/**
 * Adds a file and line to a problem that's located by a JSON pointer and a link (`near: '/paths/~1users/get
 * /roles'`). The file is the description or one of its overlays. The problem becomes a warning, unless the site's
 * configuration treats this API's broken links as errors.
 */
export function placeInDescription(
  problem: Problem,
  config: ApiConfig,
  description: ApiDescription,
): Problem {
  const { file, near } = problem.place;
  if (file !== config.file || near?.startsWith('/') !== true) return problem;
  const severity = config.links === 'error' ? problem.severity : 'warning';
  const [pointer = '', href] = near.split(/ (?=[^ ]*$)/);
  const written = href === undefined ? pointer : pointerOfLink(href, pointer, description);
  return { ...problem, severity, place: description.placeOf(written) };
}

interface Text {
  pointer: string;
  text: string;
}

/**
 * Returns the pointer of the text that contains a link. The text belongs to the part on the page or to a schema. If
 * neither contains the link, returns the part's own pointer.
 */
function pointerOfLink(href: string, pointer: string, { document }: ApiDescription): string {
  const having = descriptionsIn(document)
    .filter(({ text }) => text.includes(href))
    .map((each) => each.pointer);
  const own = having.find((each) => each.startsWith(`${pointer}/`));
  return own ?? having.find((each) => each.startsWith('/components/')) ?? pointer;
}

const descriptionsIn = rememberPer((document: OpenApiDocument): readonly Text[] => {
  const found: Text[] = [];
  const visit = (value: unknown, pointer: string) => {
    if (typeof value === 'string' && pointer.endsWith('/description')) {
      found.push({ pointer, text: value });
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) visit(item, `${pointer}/${escapeKey(key)}`);
    }
  };
  visit(document, '');
  return found;
});
