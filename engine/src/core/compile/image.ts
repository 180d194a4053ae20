/**
 * Pictures in content: width and height are read from the file, smaller AVIF and WebP variants are
 * made where they are smaller, and SVG is sanitized. Results are kept in the cache by the hash of the
 * file, so an unchanged picture costs one read; the libraries are loaded for new pictures only.
 */

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImageProps } from '../../shared/content.ts';
import { decodeAddress, isExternal, splitAddress } from '../../shared/routes.ts';
import { writeWhole } from '../cache/cache-folder.ts';
import { hashOf } from '../cache/content-hash.ts';
import { locateFile, type SiteFolders } from '../files/locate-file.ts';
import { readNamedFile } from '../files/read-named-file.ts';
import { over } from '../limits/foreign-text.ts';
import { PICTURE_LIMITS } from '../limits/limits.ts';
import { messageOf } from '../problems/error-message.ts';
import type { Place, Problem } from '../problems/problems.ts';
import { fail } from './compile-error.ts';
import type { PageAsset } from './compiled-page.ts';
import { withoutMetadata } from './jpeg-metadata.ts';

export interface ResolvedImage {
  props: Omit<ImageProps, 'alt' | 'title'>;
  assets: readonly PageAsset[];
  /** Absolute path of the original, unless it is elsewhere on the web. */
  file?: string;
}

export interface ImageContext extends SiteFolders {
  base: string;
  /** Folder for pictures made on the way. */
  imageCache: string;
  /** URL prefixes of files that components import. */
  bundledAddresses: readonly string[];
}

interface Variants {
  width: number | undefined;
  height: number | undefined;
  /** File names in the cache folder: the original (or sanitized) picture first. */
  files: readonly { name: string; type: string }[];
}

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
};

/** True for the extension of a known image format, in lower case. */
export function isImageType(extension: string): boolean {
  return Object.hasOwn(TYPES, extension);
}

const CONVERTIBLE = new Set(['png', 'jpg', 'jpeg']);

/**
 * Settings for pictures; part of their names, so that other settings make other pictures. At the default efforts, a
 * screenshot takes two seconds of CPU. With these, it takes a quarter of one, and its file is 15% larger.
 */
const SETTINGS = {
  avif: { quality: 60, effort: 1 },
  webp: { quality: 82, effort: 2 },
  /** Larger images get no AVIF version, because encoding it would take too long. */
  avifPixels: 4_000_000,
  /** Raise this when the sanitizer changes. */
  svg: { version: 3 },
  /** Raise this when other metadata is removed. */
  jpg: { version: 1 },
} as const;

/** Returns a page's key for an image. The same relative URL can lead to a different file in a partial. */
export function pictureKey(src: string, file: string): string {
  const isRelative = !isExternal(src) && !/^(?:@?\/|#)/.test(src);
  return isRelative ? `${path.posix.dirname(file)}/ ${src}` : src;
}

/**
 * Resolves the address of a picture as written in `pageFile`: relative to the page, below
 * `site/static` when it begins with `/`, below the root when it begins with `@/`, or elsewhere on the web
 * (then returned as it is).
 * Throws a `ProblemsError` when the file does not exist or is no picture.
 */
export async function resolveImage(
  src: string,
  pageFile: string,
  place: Place,
  context: ImageContext,
): Promise<ResolvedImage> {
  if (isExternal(src)) return { props: { src }, assets: [] };
  // Files have a hash in their names, so a version is of no use. GitHub's marks name a color mode.
  const { path: address, hash } = splitAddress(src);
  const isDark = hash === '#gh-dark-mode-only';
  const fragment = /^#gh-(?:dark|light)-mode-only$/.test(hash) ? '' : hash;
  const { file, name = address, remedy } = whereIs(address, pageFile, context);
  const kind = 'broken-link' as const;
  const named = { path: file, folders: context, name: `Image ${name}`, place, remedy, kind };
  const bytes = await readNamedFile(named);
  const variants = await variantsOf(bytes, file, context.imageCache).catch((error: unknown) =>
    fail({ place, ...describe(src, error) }),
  );
  const stem = path.basename(file, path.extname(file)).replace(/[^\w-]+/g, '-');
  const assets = variants.files.map(({ name }) => ({
    output: `assets/content/${stem}.${name}`,
    file: path.join(context.imageCache, name),
  }));
  const [original, ...sources] = variants.files.map(({ type }, index) => ({
    type,
    src: `${context.base}/${assets[index]?.output}${fragment}`,
  }));
  return {
    props: {
      src: original?.src ?? src,
      width: variants.width,
      height: variants.height,
      sources,
      ...(isDark && { hidden: true }),
    },
    assets,
    file,
  };
}

/** An image exceeds a limit. The message continues a sentence that starts with its name. */
class PictureTooLarge extends Error {
  override name = 'PictureTooLarge';
}

function describe(src: string, error: unknown): Pick<Problem, 'message' | 'remedy'> {
  if (error instanceof PictureTooLarge) {
    return { message: `Image ${src} ${error.message}`, remedy: 'Save a smaller version of it.' };
  }
  return {
    message: `Image ${src} can't be read: ${messageOf(error)}`,
    remedy: 'Save it again as PNG, JPEG, GIF, WebP, AVIF, or SVG.',
  };
}

/** The file that a URL leads to, its name in messages, and the remedy if it's missing. */
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

async function variantsOf(bytes: Buffer, file: string, cacheFolder: string): Promise<Variants> {
  const extension = path.extname(file).slice(1).toLowerCase();
  const hash = hashOf(bytes, extension + JSON.stringify(SETTINGS)).slice(0, 12);
  const record = path.join(cacheFolder, `${hash}.json`);
  const cached = await readFile(record, 'utf8').then(
    (text) => JSON.parse(text) as Variants,
    () => undefined,
  );
  if (cached !== undefined) return cached;
  const made = await makeVariants(bytes, extension, hash, cacheFolder);
  writeWhole(record, JSON.stringify(made));
  return made;
}

async function makeVariants(
  bytes: Buffer,
  extension: string,
  hash: string,
  cacheFolder: string,
): Promise<Variants> {
  const type = TYPES[extension];
  if (type === undefined) throw new Error(`unknown image format .${extension}`);
  const original = await publishedForm(bytes, extension);
  const { width, height } = await sizeOf(original, extension);
  const files = [{ name: `${hash}.${extension}`, type }];
  writeWhole(path.join(cacheFolder, `${hash}.${extension}`), original);
  if (CONVERTIBLE.has(extension) && !isAnimatedPng(bytes)) {
    for (const [format, encoded] of await encode(bytes, width * height)) {
      if (encoded.length >= bytes.length) continue;
      writeWhole(path.join(cacheFolder, `${hash}.${format}`), encoded);
      files.push({ name: `${hash}.${format}`, type: TYPES[format] ?? '' });
    }
  }
  return { width, height, files };
}

/** The original without what shouldn't be published: code in SVG files, and metadata of cameras. */
async function publishedForm(bytes: Buffer, extension: string): Promise<Buffer> {
  if (extension === 'svg') return safeSvg(bytes);
  if (extension !== 'jpg' && extension !== 'jpeg') return bytes;
  const { imageSize } = await import('image-size');
  try {
    return withoutMetadata(bytes, imageSize(bytes).orientation ?? 1);
  } catch {
    // `sizeOf` reports damaged files.
    return bytes;
  }
}

/** Smaller forms of a picture, the smallest first. */
async function encode(bytes: Buffer, pixels: number): Promise<(readonly [string, Buffer])[]> {
  const { default: sharp } = await import('sharp');
  const upright = sharp(bytes, { limitInputPixels: PICTURE_LIMITS.pixels }).autoOrient();
  const webp = ['webp', await upright.clone().webp(SETTINGS.webp).toBuffer()] as const;
  if (pixels > SETTINGS.avifPixels) return [webp];
  return [['avif', await upright.clone().avif(SETTINGS.avif).toBuffer()], webp];
}

/** True for animated PNG files, because encoders would keep only the first frame. */
function isAnimatedPng(bytes: Buffer): boolean {
  // https://www.w3.org/TR/png-3/#5ChunkOrdering: the chunk that announces frames comes before the pixels.
  const pixels = bytes.indexOf('IDAT', 0, 'latin1');
  const frames = bytes.indexOf('acTL', 0, 'latin1');
  return bytes.subarray(1, 4).toString('latin1') === 'PNG' && frames !== -1 && frames < pixels;
}

interface PictureSize {
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
}

/** Reads the width and height from the first bytes, because decoding needs 25 bytes of memory per pixel. */
async function sizeOf(bytes: Buffer, extension: string): Promise<PictureSize> {
  const { width, height } = extension === 'svg' ? await drawnSize(bytes) : await writtenSize(bytes);
  if (extension !== 'svg' && width * height > PICTURE_LIMITS.pixels) {
    throw new PictureTooLarge(
      over(`pixels (${width} × ${height})`, width * height, PICTURE_LIMITS.pixels),
    );
  }
  return { width, height };
}

/** The size that the file's header names. */
async function writtenSize(bytes: Buffer): Promise<PictureSize> {
  const { imageSize } = await import('image-size');
  try {
    const { width, height, ...read } = imageSize(bytes);
    const orientation = read.orientation ?? (await pngOrientation(bytes)) ?? 1;
    // Browsers turn pictures as their EXIF data says, and so do the forms that we make. From 5 on, they lie on a side.
    return orientation < 5 ? { width, height } : { width: height, height: width };
  } catch {
    throw new Error("the file is damaged or isn't in a known image format");
  }
}

/** Orientation in the EXIF data of a PNG file, which comes in a chunk: https://www.w3.org/TR/png-3/#eXIf */
async function pngOrientation(bytes: Buffer): Promise<number | undefined> {
  if (bytes.subarray(1, 4).toString('latin1') !== 'PNG' || !bytes.includes('eXIf'))
    return undefined;
  const { default: sharp } = await import('sharp');
  return (await sharp(bytes).metadata()).orientation;
}

/** The size at which the library for pictures draws an SVG file, which may name it in any unit. */
async function drawnSize(bytes: Buffer): Promise<PictureSize> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes).metadata();
}

async function safeSvg(bytes: Buffer): Promise<Buffer> {
  if (bytes.length > PICTURE_LIMITS.svgBytes) {
    throw new PictureTooLarge(over('bytes', bytes.length, PICTURE_LIMITS.svgBytes));
  }
  const { sanitizeSvg } = await import('./sanitize-svg.ts');
  return Buffer.from(sanitizeSvg(bytes.toString('utf8')));
}
