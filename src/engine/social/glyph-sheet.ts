/** Bitmaps of glyphs, all drawn at once: rasterizing each picture's text alone would take ten times as long. */
import sharp from 'sharp';
import type { GlyphBox, SizedFont } from './font.ts';

export interface GlyphSheet {
  /** Coverage by pixel, 0 to 255, row by row. */
  coverage: Uint8Array;
  /** Pixels in a row. */
  width: number;
  /** Place in the sheet and box of each glyph. */
  glyphs: ReadonlyMap<number, GlyphBox & { x: number; y: number }>;
}

const WIDTH = 2048;

/** Draws glyphs of a font. */
export async function drawGlyphs(font: SizedFont, ids: Iterable<number>): Promise<GlyphSheet> {
  const glyphs = new Map<number, GlyphBox & { x: number; y: number }>();
  let [x, y, rowHeight] = [0, 0, 0];
  for (const id of new Set(ids)) {
    const box = font.box(id);
    if (x + box.width > WIDTH) [x, y, rowHeight] = [0, y + rowHeight, 0];
    glyphs.set(id, { ...box, x, y });
    x += box.width;
    rowHeight = Math.max(rowHeight, box.height);
  }
  const paths = [...glyphs].map(
    ([id, { x, y, left, top }]) =>
      `<path transform="translate(${x - left} ${y - top})" d="${font.outline(id)}"/>`,
  );
  const height = Math.max(1, y + rowHeight);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}">${paths.join('')}</svg>`;
  const coverage = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
  return { coverage, width: WIDTH, glyphs };
}
