import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * A prefix for React's ids. The body and the layout are rendered separately, but they're in the same document.
 */
const ID_PREFIX = 'b';

/**
 * Preload links that React adds for images that aren't lazy. They contain URLs as written, and images that
 * aren't visible at first shouldn't load early (https://github.com/facebook/react/issues/34217).
 */
const PRELOAD = /<link rel="preload" as="image"[^>]*>/g;

/**
 * Renders a page's body as static HTML. If parts of a page are rendered separately, each one needs a different
 * prefix for React's ids. Errors from components are passed on.
 */
export function renderBody(body: ReactElement, identifierPrefix = ID_PREFIX): string {
  const html = renderToStaticMarkup(body, { identifierPrefix });
  return html.includes('<link ') ? html.replace(PRELOAD, '') : html;
}
