import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A prefix for React's ids, because the body and the layout are rendered separately and share a document. */
const ID_PREFIX = 'b';

/**
 * Preload links that React puts before pictures which are not lazy. They name addresses as written,
 * and pictures below the fold should not be fetched first.
 */
const PRELOAD = /<link rel="preload" as="image"[^>]*>/g;

/**
 * Draws the body of a page as static HTML. Parts of one page that are drawn apart need prefixes of their own
 * for the ids that React makes. Throws what its components throw.
 */
export function renderBody(body: ReactElement, identifierPrefix = ID_PREFIX): string {
  const html = renderToStaticMarkup(body, { identifierPrefix });
  return html.includes('<link ') ? html.replace(PRELOAD, '') : html;
}
