/** Keeps text in angle brackets that isn't HTML, such as `<your-name>` and `List<String>`. */

import { readHtml } from '../../../core/plugin-api.ts';
import type { HtmlToken } from './paragraphs.ts';

/** HTML elements, old and new, and elements that begin an SVG image or a formula. */
const ELEMENTS = new Set(
  `a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br
  button canvas caption center cite code col colgroup command content data datalist dd del details dfn dialog dir div
  dl dt element em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header
  hgroup hr html i iframe image img input ins isindex kbd keygen label legend li link listing main map mark marquee
  math menu menuitem meta meter nav nobr noembed noframes noscript object ol optgroup option output p param picture
  plaintext portal pre progress q rb rbc rp rt rtc ruby s samp script search section select shadow slot small source
  spacer span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr
  track tt u ul var video wbr xmp`.split(/\s+/),
);

/**
 * Returns HTML in which tags of unknown elements are text. Browsers, and the sanitizer, would remove them
 * together with the text inside. The footnotes' heading, which is only for screen readers, becomes a line.
 */
export function withPlaceholders(html: string): string {
  let isInHeading = false;
  const parts = readHtml(html).map((token) => {
    if (token.kind === 'start' && token.attributes.id === NOTES_HEADING) isInHeading = true;
    if (!isInHeading) return isPlaceholder(token) ? `&lt;${token.raw.slice(1)}` : token.raw;
    if (token.kind !== 'end' || token.name !== 'h2') return '';
    isInHeading = false;
    return '<hr>';
  });
  return parts.join('');
}

/** The id that the compiler gives the footnotes' heading. */
const NOTES_HEADING = 'footnote-label';

/** True for a tag of an unknown element. For an end tag without a start tag, only the text is known. */
function isPlaceholder(token: HtmlToken): boolean {
  if (token.kind === 'text' || token.raw === '') return false;
  const name = token.kind === 'other' ? /^<\/?([a-z][^\s<>/]*)/i.exec(token.raw)?.[1] : token.name;
  return name !== undefined && !ELEMENTS.has(name.toLowerCase());
}
