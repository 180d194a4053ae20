/** Words in angle brackets that aren't HTML: `<your-name>`, `List<String>`. */

/** Elements of HTML, old and new, and those that start a drawing or a formula. */
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

/** Returns HTML in which tags of no element are text. Browsers, and so the sanitizer, would drop them with their words. */
export function keepPlaceholders(html: string): string {
  return html.replace(/<(?=\/?([a-z][^\s<>/]*))/gi, (start, name: string) =>
    ELEMENTS.has(name.toLowerCase()) ? start : '&lt;',
  );
}
