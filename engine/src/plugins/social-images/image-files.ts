/** Preview images for links to pages: which pages have one, and what it shows. */
import {
  hashOf,
  hashOfFile,
  type Output,
  type OutputContext,
  type SitePage,
} from '../../core/plugin-api.ts';
import { socialPictureFiles } from './image-sources.ts';

export function imageFiles({ definition, site }: OutputContext): Output[] {
  const options = definition.config.socialPictures;
  if (options === undefined) return [];
  const files = socialPictureFiles(definition.root, options);
  const look = [JSON.stringify(options), ...Object.values(files).map(hashOfFile)];
  const pages = [...site.pages.values()].flatMap((page) => socialPictureOf(page) ?? []);
  const prepare = async () => {
    const { prepareSocialPictures } = await import('./draw-images.ts');
    return prepareSocialPictures(files, options, definition);
  };
  let prepared: ReturnType<typeof prepare> | undefined;
  const prepareOnce = () => (prepared ??= prepare());
  return pages.map((picture) => ({
    name: picture.route.slice(1),
    key: hashOf(...look, '\0', picture.title, '\0', picture.section),
    content: async () => (await prepareOnce())(picture),
    check: prepareOnce,
  }));
}

/** What a page's preview image shows. */
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
