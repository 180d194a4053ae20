import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * A prefix for React's ids. Without it, the body and the layout could have the same ids, because they're rendered
 * separately into one document.
 */
const ID_PREFIX = 'b';

/**
 * Matches the preload links that React adds for images that aren't lazy. They're removed, because they contain URLs as
 * written, and because images that aren't visible at first shouldn't load early
 * (https://github.com/facebook/react/issues/34217).
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
