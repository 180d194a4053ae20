/**
 * Runs of content without components reach React as finished HTML: the compiler collapses them to
 * `<static-html html="…">`, React draws an empty element in their place, and the HTML is put in at the end.
 * React would take three times as long to draw the same tags one by one.
 */
import { createElement } from 'react';

/** The elements that the compiler collapses to HTML. React renders elements that have a component. */
export const STATIC_HTML = {
  component: 'static-html',
  prop: 'html',
  ignoreElements: ['slot', 'table', 'th', 'td', 'input'],
};

/** What React draws for part N. No value can imitate it, because React escapes `<` in text and attributes. */
const PLACE = /<static-html part="(\d+)"><\/static-html>/g;

/** Returns the component map's entry for static parts, and what puts them into the rendered HTML. */
export function staticHtml() {
  const parts: string[] = [];
  return {
    components: {
      [STATIC_HTML.component]: ({ html }: { html: string }) =>
        createElement(STATIC_HTML.component, { part: parts.push(html) - 1 }),
    },
    fill: (rendered: string) => rendered.replace(PLACE, (_, index) => parts[Number(index)] ?? ''),
  };
}
