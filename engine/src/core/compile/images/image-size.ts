/** Reads the dimensions of images, and limits them. */
import { over } from '../../limits/foreign-text.ts';
import { IMAGE_LIMITS } from '../../limits/limits.ts';

/** An image exceeds a limit. The message continues a sentence that starts with its name. */
export class ImageTooLarge extends Error {
  override name = 'ImageTooLarge';
}

interface ImageSize {
  /** The width in pixels. */
  width: number;
  /** The height in pixels. */
  height: number;
}

/**
 * Reads the width and height from the file's first bytes, because decoding the image would take 25 bytes of memory per
 * pixel.
 */
export async function sizeOf(bytes: Buffer, extension: string): Promise<ImageSize> {
  const { width, height } = extension === 'svg' ? await drawnSize(bytes) : await writtenSize(bytes);
  if (extension !== 'svg' && width * height > IMAGE_LIMITS.pixels) {
    throw new ImageTooLarge(
      over(`pixels (${width} × ${height})`, width * height, IMAGE_LIMITS.pixels),
    );
  }
  return { width, height };
}

/** Returns the size in the file's header. */
async function writtenSize(bytes: Buffer): Promise<ImageSize> {
  const { imageSize } = await import('image-size');
  try {
    const { width, height, ...read } = imageSize(bytes);
    const orientation = read.orientation ?? (await pngOrientation(bytes)) ?? 1;
    // Browsers rotate images according to their EXIF data, and the generated forms are rotated in the same way. In
    // orientations 5 and higher, width and height are swapped.
    return orientation < 5 ? { width, height } : { width: height, height: width };
  } catch {
    throw new Error("the file is damaged or isn't in a known image format");
  }
}

/**
 * Returns the orientation in a PNG file's EXIF data, which is in a separate chunk:
 * https://www.w3.org/TR/png-3/#eXIf
 */
async function pngOrientation(bytes: Buffer): Promise<number | undefined> {
  if (bytes.subarray(1, 4).toString('latin1') !== 'PNG' || !bytes.includes('eXIf'))
    return undefined;
  const { default: sharp } = await import('sharp');
  return (await sharp(bytes).metadata()).orientation;
}

/**
 * Returns the size at which the image library renders an SVG file, because the file can specify its size in any unit.
 */
async function drawnSize(bytes: Buffer): Promise<ImageSize> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes).metadata();
}
