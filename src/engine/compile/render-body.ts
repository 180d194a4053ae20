import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The layout is drawn apart from the body: ids that React makes must not meet in one document. */
const OPTIONS = { identifierPrefix: 'b' };

/**
 * Preload links that React puts before pictures which are not lazy. They name addresses as written,
 * and pictures below the fold should not be fetched first.
 */
const PRELOAD = /<link rel="preload" as="image"[^>]*>/g;

/** Draws the body of a page as static HTML. Throws what its components throw. */
export function renderBody(body: ReactElement): string {
  const html = renderToStaticMarkup(body, OPTIONS);
  return html.includes('<link ') ? html.replace(PRELOAD, '') : html;
}
