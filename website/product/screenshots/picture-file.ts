/** Writes screenshots to the site's files. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import sharp, { type WebpOptions } from 'sharp';

/** Maximum size of a picture in bytes. */
export const PICTURE_LIMIT = 60 * 1024;

/** Encoding options, best first. For flat areas and text, lossless encoding also results in the smallest files. */
const WAYS: readonly WebpOptions[] = [
  { lossless: true, effort: 6 },
  { nearLossless: true, quality: 20, effort: 6 },
  { quality: 82, smartSubsample: true, effort: 6 },
  { quality: 70, smartSubsample: true, effort: 6 },
];

/**
 * Encodes a screenshot as WebP, using the first options that keep it within the limit.
 *
 * @throws Error if it's too large with all options
 */
export async function encodePicture(png: Buffer): Promise<Buffer> {
  for (const way of WAYS) {
    const file = await sharp(png).removeAlpha().webp(way).toBuffer();
    if (file.length <= PICTURE_LIMIT) return file;
  }
  throw new Error(
    `The picture has more than ${PICTURE_LIMIT} bytes. Show a smaller part of the page.`,
  );
}

export type PictureChange = 'same' | 'new' | 'changed';

/** Compares a screenshot to the existing file. Pixels are compared and not bytes. */
export async function compareWithFile(picture: Buffer, file: string): Promise<PictureChange> {
  if (!existsSync(file)) return 'new';
  const former = readFileSync(file);
  if (former.equals(picture)) return 'same';
  const [before, after] = await Promise.all([pixelsOf(former), pixelsOf(picture)]);
  return before.equals(after) ? 'same' : 'changed';
}

async function pixelsOf(picture: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.concat([Buffer.from(`${info.width}x${info.height} `), data]);
}

export function writePicture(picture: Buffer, file: string): void {
  writeFileSync(file, picture);
}
