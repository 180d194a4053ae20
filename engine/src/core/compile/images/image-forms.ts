/**
 * Creates the published forms of an image: the original without code and metadata, and WebP and AVIF files with the
 * same dimensions if they're smaller. The forms are cached under the file's hash, so an unchanged image is read but not
 * encoded again. Image libraries are loaded only for new images.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOf } from '../../cache/content-hash.ts';
import { writeWhole } from '../../cache/write-whole.ts';
import { over } from '../../limits/foreign-text.ts';
import { IMAGE_LIMITS } from '../../limits/limits.ts';
import { ImageTooLarge, sizeOf } from './image-size.ts';
import { withoutMetadata } from './jpeg-metadata.ts';

export interface ImageForms {
  width: number | undefined;
  height: number | undefined;
  /** File names in the cache folder. The original or sanitized image comes first. */
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

/** True for the extension of a known image format. `extension` is in lowercase. */
export function isImageType(extension: string): boolean {
  return Object.hasOwn(TYPES, extension);
}

const CONVERTIBLE = new Set(['png', 'jpg', 'jpeg']);

/**
 * Settings for images. They're part of the file names, so different settings create different files. With the
 * default effort, a screenshot takes two seconds of CPU time. With these values, it takes a quarter of a
 * second, and its file is 15% larger.
 */
const SETTINGS = {
  avif: { quality: 60, effort: 1 },
  webp: { quality: 82, effort: 2 },
  /** The number of pixels above which an image gets no AVIF version, because encoding would take too long. */
  avifPixels: 4_000_000,
  /** A part of the cache key. Increase it when the sanitizer changes. */
  svg: { version: 4 },
  /** A part of the cache key. Increase it when the list of removed metadata changes. */
  jpg: { version: 1 },
} as const;

/**
 * Returns an image's forms in the cache folder. Creates missing ones.
 *
 * @param file path of the image. Its extension determines the format.
 * @throws Error if the file can't be read. The message contains the reason.
 */
export async function imageForms(
  bytes: Buffer,
  file: string,
  cacheFolder: string,
): Promise<ImageForms> {
  const extension = path.extname(file).slice(1).toLowerCase();
  const hash = hashOf(bytes, extension + JSON.stringify(SETTINGS)).slice(0, 12);
  const record = path.join(cacheFolder, `${hash}.json`);
  const cached = await readFile(record, 'utf8').then(
    (text) => JSON.parse(text) as ImageForms,
    () => undefined,
  );
  if (cached !== undefined) return cached;
  const made = await makeForms(bytes, extension, hash, cacheFolder);
  writeWhole(record, JSON.stringify(made));
  return made;
}

async function makeForms(
  bytes: Buffer,
  extension: string,
  hash: string,
  cacheFolder: string,
): Promise<ImageForms> {
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

/** Returns the original without data that shouldn't be published: code in SVG files, and camera metadata. */
async function publishedForm(bytes: Buffer, extension: string): Promise<Buffer> {
  if (extension === 'svg') return safeSvg(bytes);
  if (extension !== 'jpg' && extension !== 'jpeg') return bytes;
  const { imageSize } = await import('image-size');
  try {
    return withoutMetadata(bytes, imageSize(bytes).orientation ?? 1);
  } catch {
    // Damaged files aren't handled here, because `sizeOf` reports them.
    return bytes;
  }
}

/** Returns an image as AVIF and WebP, or only as WebP if it's too large for AVIF. */
async function encode(bytes: Buffer, pixels: number): Promise<(readonly [string, Buffer])[]> {
  const { default: sharp } = await import('sharp');
  const upright = sharp(bytes, { limitInputPixels: IMAGE_LIMITS.pixels }).autoOrient();
  const webp = ['webp', await upright.clone().webp(SETTINGS.webp).toBuffer()] as const;
  if (pixels > SETTINGS.avifPixels) return [webp];
  return [['avif', await upright.clone().avif(SETTINGS.avif).toBuffer()], webp];
}

/** True for animated PNG files, because encoders would keep only the first frame. */
function isAnimatedPng(bytes: Buffer): boolean {
  // The chunk that announces frames comes before the pixels: https://www.w3.org/TR/png-3/#5ChunkOrdering
  const pixels = bytes.indexOf('IDAT', 0, 'latin1');
  const frames = bytes.indexOf('acTL', 0, 'latin1');
  return bytes.subarray(1, 4).toString('latin1') === 'PNG' && frames !== -1 && frames < pixels;
}

async function safeSvg(bytes: Buffer): Promise<Buffer> {
  if (bytes.length > IMAGE_LIMITS.svgBytes) {
    throw new ImageTooLarge(over('bytes', bytes.length, IMAGE_LIMITS.svgBytes));
  }
  const { sanitizeSvg } = await import('./sanitize-svg.ts');
  return Buffer.from(sanitizeSvg(bytes.toString('utf8')));
}
