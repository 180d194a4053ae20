/** Checks the routes of former anchors. Their ids are checked when pages are compiled. */
import { siteFiles } from '../../config/site-files.ts';
import type { SiteDefinition } from '../../config/types.ts';
import { createFindNearest } from '../../problems/nearest.ts';
import type { Problem } from '../../problems/problems.ts';
import type { PageSource } from '../../source/page-source.ts';

/**
 * Returns a problem for each route in `site/former-anchors.ts` that doesn't belong to a Markdown file.
 *
 * @param sources all pages, including drafts that a production build omits
 */
export function checkFormerAnchors(
  { formerAnchors }: SiteDefinition,
  sources: readonly PageSource[],
): Problem[] {
  const written = sources.filter(({ kind }) => kind === 'markdown' || kind === 'mdx');
  const routes = written.map(({ route }) => route);
  const known = new Set(routes);
  const unknown = Object.keys(formerAnchors).filter((route) => !known.has(route));
  if (unknown.length === 0) return [];
  const nearest = createFindNearest(routes);
  return unknown.map((route) => {
    const other = nearest(route);
    return {
      severity: 'error',
      place: { file: siteFiles.formerAnchors, near: route },
      message: `No Markdown file has the route ${route}`,
      remedy: other === undefined ? 'Remove it.' : `Did you mean ${other}?`,
    };
  });
}
