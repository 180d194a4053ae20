/**
 * Copies the files beside a page that its tags load: video, audio, captions, and the images that video players show
 * before they play.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { ASSETS_FOLDER } from '../../../shared/output-folders.ts';
import { decodeAddress, encodePathname, splitAddress } from '../../../shared/routes.ts';
import { readNamedFile } from '../../files/read-named-file.ts';
import type { Place } from '../../problems/problems.ts';
import { fail } from '../compile-error.ts';
import type { PageAsset } from '../compiled-page.ts';
import { isImageType } from '../images/image-forms.ts';
import { type ImageContext, resolveImage } from '../images/resolve-image.ts';

export interface CopiedFile {
  address: string;
  assets: readonly PageAsset[];
  /** Absolute path. */
  file: string;
}

/**
 * File types that browsers play or show but never run. Others aren't copied, because nobody reviews the files beside a
 * Markdown page as code.
 */
const COPIED_TYPES = new Set(
  'mp4 m4v webm ogv mov mp3 m4a aac ogg oga opus wav flac weba vtt'.split(' '),
);

/**
 * Returns a copy of the file at `address`, which is relative to the page. Images are processed like in `<img>`
 * tags. Video, audio, and captions are copied unchanged. Throws a `ProblemsError` for missing files and other
 * types.
 */
export async function copyFile(
  address: string,
  pageFile: string,
  place: Place,
  context: ImageContext,
): Promise<CopiedFile> {
  const { path: relative, hash: fragment } = splitAddress(address);
  const file = path.resolve(
    path.dirname(path.join(context.root, pageFile)),
    decodeAddress(relative),
  );
  const { name, ext } = path.parse(file);
  const type = ext.slice(1).toLowerCase();
  if (isImageType(type)) {
    const { props, assets } = await resolveImage(address, pageFile, place, context);
    return { address: props.src, assets: assets.slice(0, 1), file };
  }
  if (!COPIED_TYPES.has(type)) {
    return fail({
      place,
      message: `File ${relative} isn't an image, video, audio, or caption file of a known type`,
      remedy: `Save it as one of these types, such as .mp4, .mp3, .vtt, or .png, or put it in site/static and start its path with a slash.`,
    });
  }
  const remedy =
    'Put the file next to the page, or correct the path. Paths are relative to the page.';
  const kind = 'broken-link' as const;
  const named = { path: file, folders: context, name: `File ${relative}`, place, remedy, kind };
  const hash = createHash('sha256')
    .update(await readNamedFile(named))
    .digest('hex')
    .slice(0, 12);
  const output = `${ASSETS_FOLDER}/content/${name.replace(/[^\w-]+/g, '-')}.${hash}.${type}`;
  return {
    address: encodePathname(`${context.base}/${output}`) + fragment,
    assets: [{ output, file }],
    file,
  };
}
