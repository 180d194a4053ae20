/**
 * Resolves the URLs of images in content. Documents show an image's published forms (see `image-forms.ts`) with
 * the file's dimensions.
 */

import path from 'node:path';
import type { ImageProps } from '../../../shared/content-props.ts';
import { ASSETS_FOLDER } from '../../../shared/output-folders.ts';
import { decodeAddress, isExternal, splitAddress } from '../../../shared/routes.ts';
import { locateFile, type SiteFolders } from '../../files/locate-file.ts';
import { readNamedFile } from '../../files/read-named-file.ts';
import { messageOf } from '../../problems/errors.ts';
import type { Place, Problem } from '../../problems/problems.ts';
import { fail } from '../compile-error.ts';
import type { PageAsset } from '../compiled-page.ts';
import { imageForms } from './image-forms.ts';
import { ImageTooLarge } from './image-size.ts';

export interface ResolvedImage {
  props: Omit<ImageProps, 'alt' | 'title'>;
  assets: readonly PageAsset[];
  /** The absolute path of the original. Absent if the image is on a different website. */
  file?: string;
}

export interface ImageContext extends SiteFolders {
  base: string;
  /** The folder for generated images. */
  imageCache: string;
  /** URL prefixes of files that components import. */
  bundledAddresses: readonly string[];
}

/** Returns a page's key for an image. The same relative URL can lead to a different file in a partial. */
export function imageKey(src: string, file: string): string {
  const isRelative = !isExternal(src) && !/^(?:@?\/|#)/.test(src);
  return isRelative ? `${path.posix.dirname(file)}/ ${src}` : src;
}

/**
 * Resolves an image URL in `pageFile`. The URL is relative to the page, unless it begins with `/` (below `site/static`)
 * or with `@/` (below the root). URLs of other websites are returned unchanged. Throws a `ProblemsError` if the file
 * doesn't exist or isn't an image.
 */
export async function resolveImage(
  src: string,
  pageFile: string,
  place: Place,
  context: ImageContext,
): Promise<ResolvedImage> {
  if (isExternal(src)) return { props: { src }, assets: [] };
  // The query is ignored. Authors use it for a version, which the hash in the published file's name replaces. The
  // fragment can be one of those with which GitHub specifies a color mode.
  const { path: address, hash } = splitAddress(src);
  const isDark = hash === '#gh-dark-mode-only';
  const fragment = /^#gh-(?:dark|light)-mode-only$/.test(hash) ? '' : hash;
  const { file, name = address, remedy } = whereIs(address, pageFile, context);
  const kind = 'broken-link' as const;
  const named = { path: file, folders: context, name: `Image ${name}`, place, remedy, kind };
  const bytes = await readNamedFile(named);
  const forms = await imageForms(bytes, file, context.imageCache).catch((error: unknown) =>
    fail({ place, ...describe(src, error) }),
  );
  const stem = path.basename(file, path.extname(file)).replace(/[^\w-]+/g, '-');
  const assets = forms.files.map(({ name }) => ({
    output: `${ASSETS_FOLDER}/content/${stem}.${name}`,
    file: path.join(context.imageCache, name),
  }));
  const [original, ...sources] = forms.files.map(({ type }, index) => ({
    type,
    src: `${context.base}/${assets[index]?.output}${fragment}`,
  }));
  return {
    props: {
      src: original?.src ?? src,
      width: forms.width,
      height: forms.height,
      sources,
      ...(isDark && { hidden: true }),
    },
    assets,
    file,
  };
}

function describe(src: string, error: unknown): Pick<Problem, 'message' | 'remedy'> {
  if (error instanceof ImageTooLarge) {
    return { message: `Image ${src} ${error.message}`, remedy: 'Save a smaller version of it.' };
  }
  return {
    message: `Image ${src} can't be read: ${messageOf(error)}`,
    remedy: 'Save it again as PNG, JPEG, GIF, WebP, AVIF, or SVG.',
  };
}

/** Returns the file that a URL leads to, its name in messages, and a remedy for a missing file. */
function whereIs(
  src: string,
  pageFile: string,
  context: Pick<ImageContext, 'root' | 'allowRead' | 'base'>,
): { file: string; name?: string; remedy: string } {
  const { root, base } = context;
  const address = decodeAddress(src);
  if (address.startsWith('@/')) {
    return {
      file: path.join(root, address.slice(2)),
      name: address.slice(2),
      remedy: 'Save the file there, or correct the path.',
    };
  }
  if (address.startsWith('/')) {
    const remedy = `Save the file as site/static${src}, or correct the path.`;
    const file = path.join(root, 'site/static', address);
    // URLs can include the site's base path.
    const isBased = address.startsWith(`${base}/`) && 'fault' in locateFile(file, context);
    return {
      file: isBased ? path.join(root, 'site/static', address.slice(base.length)) : file,
      remedy,
    };
  }
  return {
    file: path.resolve(path.dirname(path.join(root, pageFile)), address),
    remedy: 'Put the file next to the page, or correct the path. Paths are relative to the page.',
  };
}
