/**
 * Width and height of WebP files, read from their first bytes. The library for pictures would make room for
 * all pixels to answer that: 100 MB and a fifth of a second for the screenshots of a site.
 */

export interface PictureSize {
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
}

/** Returns the size of a WebP file. Throws an Error when the bytes are not the beginning of one. */
export function webpSize(bytes: Buffer): PictureSize {
  const kind = bytes.toString('latin1', 12, 16);
  const isWebp = bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 12) === 'RIFFWEBP';
  const read = isWebp && bytes.length >= 30 ? SIZES[kind] : undefined;
  const size = read?.(bytes);
  if (size === undefined) throw new Error("it isn't a WebP file");
  return size;
}

/** By the kind of the first chunk, whose content begins at byte 20. */
const SIZES: Readonly<Record<string, (bytes: Buffer) => PictureSize | undefined>> = {
  // Lossy: a start code stands before the sizes of 14 bits, two bits of scale after each.
  'VP8 ': (bytes) =>
    bytes.readUIntBE(23, 3) === 0x9d012a
      ? { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
      : undefined,
  // Without loss: 14 bits each, one after the other, of sizes less one.
  VP8L: (bytes) => {
    const bits = bytes.readUInt32LE(21);
    return bytes[20] === 0x2f
      ? { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
      : undefined;
  },
  // With alpha, animation or metadata: that of the canvas, three bytes each, less one.
  VP8X: (bytes) => ({ width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }),
};
