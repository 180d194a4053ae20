/**
 * Runs of content without components reach React as finished HTML: the compiler collapses them to
 * `<static-html html="…">`, React draws a token in their place, and the HTML is put in at the end.
 * React would take three times as long to draw the same tags one by one.
 */

/** Tells the compiler what to collapse; elements that the component map draws are left to React. */
export const STATIC_HTML = {
  component: 'static-html',
  prop: 'html',
  ignoreElements: ['slot', 'table', 'th', 'td', 'input'],
};

/**
 * Stands around the number of a part. Pages with this character are refused. One beyond Latin-1 would
 * make V8 keep the whole page with two bytes for each character, in all later steps.
 */
const MARK = '\0';
const TOKEN = new RegExp(`${MARK}(\\d+)${MARK}`, 'g');

/** Returns the component map's entry for static parts, and what puts them into the rendered HTML. */
export function staticHtml() {
  const parts: string[] = [];
  return {
    components: {
      [STATIC_HTML.component]: ({ html }: { html: string }) =>
        `${MARK}${parts.push(html) - 1}${MARK}`,
    },
    fill: (rendered: string) => rendered.replace(TOKEN, (_, index) => parts[Number(index)] ?? ''),
  };
}
