/** Preview images for links to pages. */
import type { SitePage } from '../../core/plugin-api.ts';

export interface SocialPicture {
  /** Route of the image's file. */
  route: string;
  title: string;
  /** Names of the categories around the page. Empty if there are none. */
  section: string;
}

/**
 * Returns a page's image. Returns `undefined` for the home page, which represents the site, for pages that
 * search engines shouldn't index, and for pages that specify their own image.
 */
export function socialPictureOf(page: SitePage): SocialPicture | undefined {
  const { kind, route, title, source, unlisted } = page;
  const isLeftOut = kind === 'not-found' || kind === 'tool' || unlisted || route === '/';
  if (isLeftOut || source?.frontMatter.image !== undefined) return undefined;
  const around = page.breadcrumbs.map(({ label }) => label).filter((label) => label !== title);
  return { route: `/social${route}.png`, title, section: around.join(' · ') };
}
