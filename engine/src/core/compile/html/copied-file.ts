/** Files beside a page that are copied as they are: videos, sounds, subtitles. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { decodeAddress, encodePathname, splitAddress } from '../../../shared/routes.ts';
import { readNamedFile } from '../../files/read-named-file.ts';
import type { Place } from '../../problems/problems.ts';
import type { PageAsset } from '../compiled-page.ts';
import type { ImageContext } from '../image.ts';

export interface CopiedFile {
  address: string;
  assets: readonly PageAsset[];
  /** Absolute path. */
  file: string;
}

/** Returns the copy of the file that `address` names, relative to the page. Throws a `ProblemsError` without it. */
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
  const remedy =
    'Put the file next to the page, or correct the path. Paths are relative to the page.';
  const kind = 'broken-link' as const;
  const named = { path: file, folders: context, name: `File ${relative}`, place, remedy, kind };
  const hash = createHash('sha256')
    .update(await readNamedFile(named))
    .digest('hex')
    .slice(0, 12);
  const { name, ext } = path.parse(file);
  const output = `assets/content/${name.replace(/[^\w-]+/g, '-')}.${hash}${ext.toLowerCase()}`;
  return {
    address: encodePathname(`${context.base}/${output}`) + fragment,
    assets: [{ output, file }],
    file,
  };
}
