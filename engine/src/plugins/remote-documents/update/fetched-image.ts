/** Checks downloaded bytes that are supposed to be an image. */
import { FetchFailure } from '../../../core/plugin-api.ts';

export interface FetchedImage {
  bytes: Uint8Array;
  /** The extension of the file's name, without a dot. It depends on the content instead of the URL. */
  extension: string;
}

/** Image formats that pages can show, with their file extensions. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  png: 'png',
  jpeg: 'jpg',
  gif: 'gif',
  webp: 'webp',
  svg: 'svg',
};

/**
 * Reads the beginning of an image. Throws a `FetchFailure` if the bytes aren't an image, or if it has more
 * than `pixels` pixels.
 */
export async function readImage(bytes: Uint8Array, pixels: number): Promise<FetchedImage> {
  const { default: sharp } = await import('sharp');
  const { format, width, height } = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw new FetchFailure("isn't an image", 'Use PNG, JPEG, GIF, WebP, or SVG');
    });
  const extension = EXTENSIONS[format];
  if (extension === undefined) {
    throw new FetchFailure(
      `has the format ${format}, which isn't supported`,
      'Use PNG, JPEG, GIF, WebP, or SVG',
    );
  }
  if (width * height > pixels) {
    throw new FetchFailure(`is too large (${width} × ${height} pixels)`, 'Make it smaller');
  }
  return { bytes, extension };
}
