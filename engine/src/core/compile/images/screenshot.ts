/**
 * Reads `<Screenshot name="new-order" alt="…" />`, which shows a screenshot of the product in the reader's
 * color mode.
 */
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';
import type { ImageProps, ScreenshotProps } from '../../../shared/content-props.ts';
import type { Place, Problem } from '../../problems/problems.ts';
import type { ResolvedImage } from './resolve-image.ts';

/** The folder of the screenshots, relative to the site's root. */
export const SCREENSHOT_FOLDER = 'site/screenshots';

export const COLOR_MODES = ['light', 'dark'] as const;

export type ColorMode = (typeof COLOR_MODES)[number];

/** The number of image pixels per CSS pixel. */
export const SCREENSHOT_SCALE = 2;

/**
 * The sizes of screenshots. On phones, the screenshot shows a smaller part of the product, so that its text stays
 * legible.
 */
export const SCREENSHOT_SIZES = ['wide', 'narrow'] as const;

export type ScreenshotSize = (typeof SCREENSHOT_SIZES)[number];

/** The width in CSS pixels up to which the theme never shrinks a screenshot, even in a list. */
export const SCREENSHOT_WIDTHS: Readonly<Record<ScreenshotSize, number>> = {
  wide: 656,
  narrow: 340,
};

/** Returns a file's name, such as `new-order.light.webp` or `new-order.light.narrow.webp`. */
export function screenshotFile(name: string, mode: ColorMode, size: ScreenshotSize): string {
  return size === 'wide' ? `${name}.${mode}.webp` : `${name}.${mode}.narrow.webp`;
}

/** Returns the file names of a screenshot in both color modes and both sizes. */
export function screenshotFiles(name: string): readonly string[] {
  return COLOR_MODES.flatMap((mode) =>
    SCREENSHOT_SIZES.map((size) => screenshotFile(name, mode, size)),
  );
}

/** Returns the path of a screenshot's file in the form that pages use for files below the root. */
function screenshotAddress(name: string, mode: ColorMode, size: ScreenshotSize): string {
  return `@/${SCREENSHOT_FOLDER}/${screenshotFile(name, mode, size)}`;
}

/** Returns an attribute's text, or `undefined` if the attribute is missing, empty, or an expression. */
export function textAttribute(
  { attributes }: Pick<MdxJsxFlowElement | MdxJsxTextElement, 'attributes'>,
  name: string,
): string | undefined {
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== name) continue;
    if (typeof attribute.value === 'string') return attribute.value.trim() || undefined;
  }
  return undefined;
}

/** Returns the URLs of the images that a tag shows, and the tag's problems. */
export function readScreenshot(
  node: Readonly<MdxJsxFlowElement | MdxJsxTextElement>,
  place: Place,
): { addresses: readonly string[]; problems: readonly Problem[] } {
  const name = textAttribute(node, 'name');
  const problems = [];
  if (name === undefined) {
    problems.push(
      problemAt(
        place,
        "<Screenshot> doesn't say which screenshot to show",
        `Use the name of a screenshot in ${SCREENSHOT_FOLDER}: <Screenshot name="new-order" alt="…" />.`,
      ),
    );
  }
  if (textAttribute(node, 'alt') === undefined) {
    problems.push(
      problemAt(
        place,
        'The screenshot has no alternative text',
        'Say in one sentence what it shows: <Screenshot name="…" alt="The form for a new order" />.',
      ),
    );
  }
  const files = name === undefined ? [] : screenshotFiles(name);
  return { addresses: files.map((file) => `@/${SCREENSHOT_FOLDER}/${file}`), problems };
}

function problemAt(place: Place, message: string, remedy: string): Problem {
  return { severity: 'error', place, message, remedy };
}

/** Returns a screenshot's images in the size that readers see. */
export function screenshotProps(
  name: string,
  images: ReadonlyMap<string, ResolvedImage>,
): Omit<ScreenshotProps, 'alt'> {
  const inMode = (mode: ColorMode) => ({
    ...atShownSize(screenshotAddress(name, mode, 'wide'), images),
    narrow: atShownSize(screenshotAddress(name, mode, 'narrow'), images),
  });
  return { light: inMode('light'), dark: inMode('dark') };
}

function atShownSize(
  address: string,
  images: ReadonlyMap<string, ResolvedImage>,
): Omit<ImageProps, 'alt'> {
  const props = images.get(address)?.props ?? { src: address };
  const { width, height } = props;
  return { ...props, width: scaledDown(width), height: scaledDown(height) };
}

function scaledDown(pixels: number | undefined): number | undefined {
  return pixels === undefined ? undefined : Math.round(pixels / SCREENSHOT_SCALE);
}
