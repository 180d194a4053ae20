/** Fonts of social pictures: letters become outlines, so that pictures are the same on every machine. */
import { create, type Font } from 'fontkit';

/** A glyph of a line of text, placed from the line's beginning. */
export interface PlacedGlyph {
  id: number;
  /** Pixels. */
  x: number;
}

export interface TextLine {
  glyphs: readonly PlacedGlyph[];
  /** Pixels. */
  width: number;
}

export interface GlyphBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A font in one size. */
export interface SizedFont {
  /** Pixels of the em square. */
  size: number;
  /** Places the glyphs of a text. Characters that the font lacks are left out. */
  line(text: string): TextLine;
  /** SVG path of a glyph, its origin at 0, 0 and y downward. */
  outline(glyph: number): string;
  /** Pixels that the outline touches, relative to its origin. */
  box(glyph: number): GlyphBox;
}

/** Opens a font file (TTF or OTF) in a size. Throws an Error for other files. */
export function openFont(bytes: Buffer, size: number): SizedFont {
  const font = create(bytes) as Font;
  const scale = size / font.unitsPerEm;
  const placeGlyphs = (text: string): TextLine => {
    const { glyphs, positions } = font.layout(text);
    const placed: PlacedGlyph[] = [];
    let x = 0;
    glyphs.forEach(({ id }, index) => {
      const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
      if (id === 0) return;
      placed.push({ id, x: Math.round((x + xOffset) * scale) });
      x += xAdvance;
    });
    return { glyphs: placed, width: x * scale };
  };
  /** Words and sections come back in many titles, and to place glyphs is half the cost of a picture. */
  const lines = new Map<string, TextLine>();
  return {
    size,
    line(text) {
      const line = lines.get(text) ?? placeGlyphs(text);
      lines.set(text, line);
      return line;
    },
    box(id) {
      const { minX, minY, maxX, maxY } = font.getGlyph(id).path.scale(scale, -scale).bbox;
      if (minX > maxX) return { left: 0, top: 0, width: 0, height: 0 };
      const [left, top] = [Math.floor(minX), Math.floor(minY)];
      return { left, top, width: Math.ceil(maxX) - left, height: Math.ceil(maxY) - top };
    },
    outline: (id) => font.getGlyph(id).path.scale(scale, -scale).toSVG(),
  };
}
