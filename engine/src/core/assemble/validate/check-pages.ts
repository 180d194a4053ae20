/** Checks all pages together: unreachable pages, repeated routes, and pages that look the same. */

import { siteFiles } from '../../config/site-files.ts';
import type { SiteDefinition } from '../../config/types.ts';
import type { Problem } from '../../problems/problems.ts';
import type { Site, SitePage } from '../site.ts';

/** Returns pages that readers can't find, because they're in no sidebar and no other page links to them. */
export function findOrphans(
  site: Site,
  { config }: SiteDefinition,
  linked: ReadonlySet<string>,
): Problem[] {
  return [...site.pages.values()].flatMap((page): Problem[] => {
    if (page.kind !== 'doc' || page.unlisted || linked.has(page.route)) return [];
    if (page.source?.frontMatter.draft) return [];
    if (page.id === config.mainDocument || page.route === '/') return [];
    return [
      {
        severity: 'error',
        kind: 'orphan',
        place: { file: page.source?.file ?? page.id },
        message: 'No sidebar lists this page, and no page links to it',
        remedy: `Add '${page.id}' to site/sidebars.ts, link to it, or set unlisted: true in its front matter.`,
      },
    ];
  });
}

/** Checks that the site's root has a page, or a redirect to one. */
export function checkHome(site: Site, { config, redirects }: SiteDefinition): Problem[] {
  if (site.pages.has('/') || redirects.routes['/'] !== undefined) return [];
  const main = [...site.pages.values()].find(({ id }) => id === config.mainDocument);
  const place = { file: main?.source?.file ?? siteFiles.config };
  const remedy =
    main === undefined
      ? `Create ${config.contentFolder}/${config.mainDocument}.md with slug: /, or set mainDocument to a different page.`
      : `Set slug: / in its front matter, or redirect '/' to ${main.route} in site/redirects.ts.`;
  const message =
    main === undefined
      ? `There's no page at /, and the main document "${config.mainDocument}" doesn't exist`
      : "This is the main document, but there's no page at /";
  return [{ severity: 'error', place, message, remedy }];
}

/** Returns documents with the same title or description as an earlier one. Readers couldn't tell them apart. */
export function findRepeated(
  site: Site,
  what: 'title' | 'description',
  textOf: (page: SitePage) => string,
): Problem[] {
  const first = new Map<string, SitePage>();
  return [...site.pages.values()].flatMap((page): Problem[] => {
    const text = textOf(page).trim().toLowerCase();
    if (text === '' || page.unlisted || page.source === undefined || page.kind !== 'doc') return [];
    if (page.source.provided?.hasOwnWords === false) return [];
    const other = first.get(text);
    if (other === undefined) {
      first.set(text, page);
      return [];
    }
    return [
      {
        severity: 'warning',
        kind: 'repeated-text',
        place: { file: page.source.file },
        message: `${other.source?.file ?? other.route} has the same ${what}`,
        remedy: `Write a ${what} that distinguishes the two pages.`,
      },
    ];
  });
}
