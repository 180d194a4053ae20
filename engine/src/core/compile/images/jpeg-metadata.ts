/**
 * Removes metadata from JPEG files, because cameras add names, locations, and serial numbers that must stay private.
 * The segments are listed in https://www.w3.org/Graphics/JPEG/itu-t81.pdf, table B.1.
 */

const SOI = 0xd8;
const SOS = 0xda;
/** Segment with EXIF or XMP data. */
const APP1 = 0xe1;
/** Segment with IPTC data. */
const APP13 = 0xed;
const COMMENT = 0xfe;

/**
 * Returns a JPEG file without metadata, except for its orientation and color profile. Other bytes don't change.
 */
export function withoutMetadata(jpeg: Buffer, orientation: number): Buffer {
  if (jpeg[0] !== 0xff || jpeg[1] !== SOI) return jpeg;
  const kept = [jpeg.subarray(0, 2)];
  let hasOrientation = orientation === 1;
  let position = 2;
  while (position + 4 <= jpeg.length && jpeg[position] === 0xff) {
    const marker = jpeg[position + 1] ?? 0;
    // The pixels begin here, and no segment after them is read.
    if (marker === SOS) break;
    const end = position + 2 + jpeg.readUInt16BE(position + 2);
    const isMetadata = marker === APP1 || marker === APP13 || marker === COMMENT;
    if (!isMetadata) kept.push(jpeg.subarray(position, end));
    else if (!hasOrientation) {
      kept.push(orientationSegment(orientation));
      hasOrientation = true;
    }
    position = end;
  }
  return Buffer.concat([...kept, jpeg.subarray(position)]);
}

/**
 * Returns EXIF data with one entry: https://www.cipa.jp/std/documents/e/DC-X008-Translation-2019-E.pdf, section
 * 4.6.
 */
function orientationSegment(orientation: number): Buffer {
  const segment = Buffer.alloc(36);
  segment.set([0xff, APP1]);
  segment.writeUInt16BE(segment.length - 2, 2);
  segment.write('Exif\0\0MM\0*', 4, 'latin1');
  segment.writeUInt32BE(8, 14);
  segment.writeUInt16BE(1, 18);
  // Tag, type (16 bits), count, and value.
  segment.writeUInt16BE(0x0112, 20);
  segment.writeUInt16BE(3, 22);
  segment.writeUInt32BE(1, 24);
  segment.writeUInt16BE(orientation, 28);
  return segment;
}
