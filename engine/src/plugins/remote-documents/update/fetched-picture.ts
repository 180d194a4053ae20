/** Bytes from elsewhere that ought to be a picture. */
import { FetchFailure } from '../../../core/plugin-api.ts';

export interface FetchedPicture {
  bytes: Uint8Array;
  /** Ending for the name of the file, without dot; from the content, not from the address. */
  extension: string;
}

/** Formats of pictures that pages may show, with the endings of their files. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  png: 'png',
  jpeg: 'jpg',
  gif: 'gif',
  webp: 'webp',
  svg: 'svg',
};

/**
 * Looks at the beginning of a picture. Throws a `FetchFailure` for what is none, and for one with more than
 * `pixels` pixels.
 */
export async function readPicture(bytes: Uint8Array, pixels: number): Promise<FetchedPicture> {
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
