/**
 * Passes content without components through React as finished HTML, because rendering the same tags with React
 * would take three times as long. The compiler turns such content into `<static-html html="…">`, React renders
 * an empty element for it, and the HTML is inserted at the end.
 */
import { createElement } from 'react';

/** The elements that the compiler turns into HTML. React renders all elements for which there's a component. */
export const STATIC_HTML = {
  component: 'static-html',
  prop: 'html',
  ignoreElements: ['slot', 'table', 'th', 'td', 'input'],
};

/**
 * What React renders for part N. No text on the page can look like this, because React escapes `<` in text and
 * attributes.
 */
const PLACE = /<static-html part="(\d+)"><\/static-html>/g;

/** Returns components for static parts, and a function that inserts the parts into the rendered HTML. */
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
