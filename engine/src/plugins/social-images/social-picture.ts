/** Pictures that links to pages are shown with. */
import type { SitePage } from '../../core/plugin-api.ts';

export interface SocialPicture {
  /** Route of the picture's file. */
  route: string;
  title: string;
  /** Names of the categories around the page; empty for none. */
  section: string;
}

/**
 * Picture of a page; `undefined` for the home page, which stands for the site, for pages that search
 * engines leave out, and for those that name a picture of their own.
 */
export function socialPictureOf(page: SitePage): SocialPicture | undefined {
  const { kind, route, title, source, unlisted } = page;
  const isLeftOut = kind === 'not-found' || kind === 'tool' || unlisted || route === '/';
  if (isLeftOut || source?.frontMatter.image !== undefined) return undefined;
  const around = page.breadcrumbs.map(({ label }) => label).filter((label) => label !== title);
  return { route: `/social${route}.png`, title, section: around.join(' · ') };
}
