/** Pictures with a palette, and their PNG files. */
import { crc32, deflateSync } from 'node:zlib';
import type { TextLine } from './font.ts';
import type { GlyphSheet } from './glyph-sheet.ts';

export type Color = readonly [red: number, green: number, blue: number];

export interface IndexedPicture {
  width: number;
  height: number;
  /** Numbers of colors, row by row. */
  pixels: Uint8Array;
  /** At most 256. */
  palette: readonly Color[];
}

/** Colors from the ground to the ink of a text: one for each step of coverage. */
export interface Ramp {
  /** Number of the first color in the palette. */
  start: number;
  steps: number;
}

/** Colors of a ramp, from the one after the ground up to the ink. */
export function rampColors(ground: Color, ink: Color, steps: number): Color[] {
  return Array.from({ length: steps }, (_, step) => {
    const part = (step + 1) / steps;
    const mix = (channel: 0 | 1 | 2) =>
      Math.round(ground[channel] + (ink[channel] - ground[channel]) * part);
    return [mix(0), mix(1), mix(2)];
  });
}

export interface TextPlace {
  /** Beginning of the base line. */
  x: number;
  y: number;
  ramp: Ramp;
}

/** Writes a line of text into a picture. What reaches out of it is cut. */
export function writeText(
  picture: IndexedPicture,
  { glyphs }: TextLine,
  sheet: GlyphSheet,
  { x, y, ramp }: TextPlace,
): void {
  for (const { id, x: along } of glyphs) {
    const glyph = sheet.glyphs.get(id);
    if (glyph === undefined) continue;
    copyGlyph(picture, sheet, glyph, { x: x + along + glyph.left, y: y + glyph.top, ramp });
  }
}

function copyGlyph(
  { pixels, width, height }: IndexedPicture,
  { coverage, width: sheetWidth }: GlyphSheet,
  from: { x: number; y: number; width: number; height: number },
  { x, y, ramp: { start, steps } }: TextPlace,
): void {
  const columns = Math.min(from.width, width - x);
  const rows = Math.min(from.height, height - y);
  for (let row = Math.max(0, -y); row < rows; row += 1) {
    const source = (from.y + row) * sheetWidth + from.x;
    const target = (y + row) * width + x;
    for (let column = Math.max(0, -x); column < columns; column += 1) {
      const step = Math.round(((coverage[source + column] ?? 0) * steps) / 255);
      const color = start + step - 1;
      // Letters may overlap by a pixel: the stronger color stays.
      if (step > 0 && color > (pixels[target + column] ?? 0)) pixels[target + column] = color;
    }
  }
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Enough for runs of one color, which is nearly all there is; more takes three times as long. */
const DEFLATE_LEVEL = 3;

/** PNG file of a picture. */
export function encodePng({ width, height, pixels, palette }: IndexedPicture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits a pixel, colors by number.
  header.set([8, 3], 8);
  // Each row begins with the number of its filter; 0 is none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1) {
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: DEFLATE_LEVEL })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
