/**
 * Pictures that links to pages are shown with: the site's template with a page's title and section.
 * They are drawn without a browser, a few milliseconds each.
 */
import sharp from 'sharp';
import type { SocialPicturesConfig } from '../config/types.ts';
import { reasonOf } from '../files/file-reason.ts';
import type { SiteFolders } from '../files/locate-file.ts';
import { readNamedFile } from '../files/read-named-file.ts';
import { PICTURE_LIMITS } from '../limits/limits.ts';
import { ProblemsError } from '../problems/problems.ts';
import { openFont, type SizedFont } from './font.ts';
import { drawGlyphs } from './glyph-sheet.ts';
import {
  type Color,
  encodePng,
  type IndexedPicture,
  type Ramp,
  rampColors,
  writeText,
} from './indexed-picture.ts';
import { FONT_FOLDER, type SocialPictureFiles } from './social-picture-files.ts';
import { shortened, wrapTitle } from './wrap-title.ts';

/** Words on a page's picture. */
export interface SocialPictureText {
  title: string;
  /** Empty for none. */
  section: string;
}

/** Size in pixels, as the large cards of social networks want it. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const TEXT_WIDTH = WIDTH - 2 * MARGIN;
const TITLE = { size: 68, lineHeight: 80, mostLines: 3, bottom: 556, steps: 24 };
const SECTION = { size: 30, gap: 30, steps: 16 };
/** Colors left for the template. */
const TEMPLATE_COLORS = 200;

/**
 * Returns the function that draws the PNG file of one of these texts.
 *
 * @throws ProblemsError when a file is missing or is none of its kind
 */
export async function prepareSocialPictures(
  files: SocialPictureFiles,
  options: SocialPicturesConfig,
  texts: readonly SocialPictureText[],
  site: SiteFolders,
): Promise<(text: SocialPictureText) => Buffer> {
  const folders = { ...site, allowRead: [...(site.allowRead ?? []), FONT_FOLDER] };
  const [template, titleFont, sectionFont] = await Promise.all([
    readAs('template', files.template, folders, readTemplate),
    readAs('font of titles', files.titleFont, folders, (bytes) => openFont(bytes, TITLE.size)),
    readAs('font of sections', files.sectionFont, folders, (bytes) =>
      openFont(bytes, SECTION.size),
    ),
  ]);
  const [titleGlyphs, sectionGlyphs] = await Promise.all([
    drawGlyphs(titleFont, glyphsOf(titleFont, [...texts.map(({ title }) => title), '…'])),
    drawGlyphs(
      sectionFont,
      glyphsOf(
        sectionFont,
        texts.map(({ section }) => section),
      ),
    ),
  ]);
  const { palette, titleRamp, sectionRamp } = withRamps(template, options);
  return ({ title, section }) => {
    const picture = { ...template, palette, pixels: template.pixels.slice() };
    const lines = wrapTitle(title, titleFont, TEXT_WIDTH, TITLE.mostLines);
    const first = TITLE.bottom - (lines.length - 1) * TITLE.lineHeight;
    lines.forEach((line, index) => {
      const place = { x: MARGIN, y: first + index * TITLE.lineHeight, ramp: titleRamp };
      writeText(picture, line, titleGlyphs, place);
    });
    const sectionLine = sectionFont.line(shortened(section, sectionFont, TEXT_WIDTH));
    const y = first - TITLE.size - SECTION.gap;
    writeText(picture, sectionLine, sectionGlyphs, { x: MARGIN, y, ramp: sectionRamp });
    return encodePng(picture);
  };
}

/** Reads one of the files. Throws a ProblemsError when it cannot be read or understood. */
async function readAs<Result>(
  name: string,
  file: string,
  folders: SiteFolders,
  read: (bytes: Buffer) => Result | Promise<Result>,
): Promise<Result> {
  const place = { file: 'site/site.config.ts', near: 'socialPictures' };
  const bytes = await readNamedFile({
    path: file,
    folders,
    name: `The ${name} of social pictures (${file})`,
    place,
    remedy: 'Correct its path, which is relative to the root of the site',
  });
  try {
    return await read(bytes);
  } catch (error) {
    const message = `The ${name} of social pictures (${file}) cannot be read: ${reasonOf(error)}`;
    const remedy = 'Name a picture (SVG, PNG) as template, and TTF or OTF files as fonts';
    throw new ProblemsError([{ severity: 'error', place, message, remedy }]);
  }
}

function glyphsOf(font: SizedFont, texts: readonly string[]): number[] {
  return texts.flatMap((text) => font.line(text).glyphs.map(({ id }) => id));
}

/** The template with as many colors as there is room for. */
async function readTemplate(file: Buffer): Promise<IndexedPicture> {
  const fewColors = await sharp(file, { limitInputPixels: PICTURE_LIMITS.pixels })
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .flatten()
    .png({ palette: true, colours: TEMPLATE_COLORS, dither: 0 })
    .toBuffer();
  const { data } = await sharp(fewColors).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const numbers = new Map<number, number>();
  const palette: Color[] = [];
  const pixels = new Uint8Array(WIDTH * HEIGHT);
  for (let pixel = 0; pixel < pixels.length; pixel += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 3, pixel * 3 + 3);
    const color = (red << 16) | (green << 8) | blue;
    let number = numbers.get(color);
    if (number === undefined) {
      number = palette.push([red, green, blue]) - 1;
      numbers.set(color, number);
    }
    pixels[pixel] = number;
  }
  return { width: WIDTH, height: HEIGHT, pixels, palette };
}

/** Text stands on the color of the template's first pixel. */
function withRamps(
  { palette }: IndexedPicture,
  { titleColor, sectionColor }: SocialPicturesConfig,
): { palette: Color[]; titleRamp: Ramp; sectionRamp: Ramp } {
  const ground = palette[0] ?? [0, 0, 0];
  const sectionRamp = { start: palette.length, steps: SECTION.steps };
  const titleRamp = { start: sectionRamp.start + SECTION.steps, steps: TITLE.steps };
  return {
    palette: [
      ...palette,
      ...rampColors(ground, colorOf(sectionColor), SECTION.steps),
      ...rampColors(ground, colorOf(titleColor), TITLE.steps),
    ],
    titleRamp,
    sectionRamp,
  };
}

/** Channels of `#rrggbb`. */
function colorOf(written: string): Color {
  const value = Number.parseInt(written.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
