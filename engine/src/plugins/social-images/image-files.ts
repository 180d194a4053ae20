/** Determines which pages have a preview image for links to them, and what the image shows. */
import {
  hashOf,
  hashOfFile,
  type Output,
  type OutputContext,
  type SitePage,
} from '../../core/plugin-api.ts';
import { socialImageFiles } from './image-sources.ts';

/** Returns the preview images of a site's pages, or none if the site doesn't configure them. */
export function imageFiles({ definition, site }: OutputContext): Output[] {
  const options = definition.config.socialImages;
  if (options === undefined) return [];
  const files = socialImageFiles(definition.root, options);
  const look = [JSON.stringify(options), ...Object.values(files).map(hashOfFile)];
  const pages = [...site.pages.values()].flatMap((page) => socialImageOf(page) ?? []);
  const prepare = async () => {
    const { prepareSocialImages } = await import('./draw-images.ts');
    return prepareSocialImages(files, options, definition);
  };
  let prepared: ReturnType<typeof prepare> | undefined;
  const prepareOnce = () => (prepared ??= prepare());
  return pages.map((image) => ({
    name: image.route.slice(1),
    key: hashOf(...look, '\0', image.title, '\0', image.section),
    early: true,
    content: async () => (await prepareOnce())(image),
    check: prepareOnce,
  }));
}

/** What a page's preview image shows. */
export interface SocialImage {
  /** The route of the image's file. */
  route: string;
  title: string;
  /** Names of the categories around the page. Empty if there are none. */
  section: string;
}

/**
 * Returns a page's image. Returns `undefined` for the home page, which represents the site, for pages that
 * search engines shouldn't index, and for pages that specify their own image.
 */
export function socialImageOf(page: SitePage): SocialImage | undefined {
  const { kind, route, title, source, unlisted } = page;
  const isLeftOut = kind === 'not-found' || kind === 'tool' || unlisted || route === '/';
  if (isLeftOut || source?.frontMatter.image !== undefined) return undefined;
  const around = page.breadcrumbs.map(({ label }) => label).filter((label) => label !== title);
  return { route: `/social${route}.png`, title, section: around.join(' · ') };
}
