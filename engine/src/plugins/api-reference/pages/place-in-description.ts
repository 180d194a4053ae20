/** Places of problems in API descriptions, for pages that were made of them. */
import type { Problem } from '../../../core/plugin-api.ts';
import type { ApiConfig } from '../config/api-config.ts';
import type { ApiDescription } from '../read/description.ts';
import type { OpenApiDocument } from '../read/document/document.ts';
import { escapeKey } from '../read/document/pointer.ts';

/**
 * Gives a problem whose place names a JSON pointer of the description and a link (`near: '/paths/~1users/get /roles'`) the file
 * and line where the link was written: the description, or an overlay of it. It is a warning unless the site
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
  const [pointer = '', href] = near.split(/ (?=[^ ]*$)/);
  const written = href === undefined ? pointer : pointerOfLink(href, pointer, description);
  return { ...problem, severity, place: description.placeOf(written) };
}

interface Text {
  pointer: string;
  text: string;
}

const textsOf = new WeakMap<OpenApiDocument, readonly Text[]>();

/** Pointer of the text with a link: in what the page is made of, else in a schema that it shows, else the page's own. */
function pointerOfLink(href: string, pointer: string, { document }: ApiDescription): string {
  const texts = textsOf.get(document) ?? descriptionsIn(document);
  textsOf.set(document, texts);
  const having = texts.filter(({ text }) => text.includes(href)).map((each) => each.pointer);
  const own = having.find((each) => each.startsWith(`${pointer}/`));
  return own ?? having.find((each) => each.startsWith('/components/')) ?? pointer;
}

function descriptionsIn(document: OpenApiDocument): readonly Text[] {
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
}
