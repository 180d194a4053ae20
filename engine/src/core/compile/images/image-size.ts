/** The dimensions of pictures, and the limit for them. */
import { over } from '../../limits/foreign-text.ts';
import { PICTURE_LIMITS } from '../../limits/limits.ts';

/** A picture exceeds a limit; the message continues its name. */
export class PictureTooLarge extends Error {
  override name = 'PictureTooLarge';
}

interface PictureSize {
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
}

/** Width and height from the first bytes: decoding takes 25 bytes for each pixel. */
export async function sizeOf(bytes: Buffer, extension: string): Promise<PictureSize> {
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
