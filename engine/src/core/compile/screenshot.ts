/** `<Screenshot name="create-flag" alt="…" />`: a picture of the product in a light and a dark form. */
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';
import type { ImageProps, ScreenshotProps } from '../../shared/content.ts';
import type { Place, Problem } from '../problems/problems.ts';
import type { ResolvedImage } from './image.ts';

/** Folder of the pictures, relative to the root of the site. */
export const SCREENSHOT_FOLDER = 'site/screenshots';

export const COLOR_MODES = ['light', 'dark'] as const;

export type ColorMode = (typeof COLOR_MODES)[number];

/** Pixels of a file for each pixel of the page. */
export const SCREENSHOT_SCALE = 2;

/** Name of a file in the folder. */
export function screenshotFile(name: string, mode: ColorMode): string {
  return `${name}.${mode}.webp`;
}

/** File names of both forms. */
export function screenshotFiles(name: string): readonly string[] {
  return COLOR_MODES.map((mode) => screenshotFile(name, mode));
}

/** Addresses of both forms, as pages name files below the root. */
function screenshotAddresses(name: string): readonly string[] {
  return screenshotFiles(name).map((file) => `@/${SCREENSHOT_FOLDER}/${file}`);
}

/** Text of an attribute; `undefined` when it is missing, empty or an expression. */
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

/** Addresses of the pictures that a tag shows, and what is wrong with the tag. */
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
        `Use the name of a screenshot in ${SCREENSHOT_FOLDER}: <Screenshot name="create-flag" alt="…" />.`,
      ),
    );
  }
  if (textAttribute(node, 'alt') === undefined) {
    problems.push(
      problemAt(
        place,
        'The screenshot has no alternative text',
        'Say in one sentence what it shows: <Screenshot name="…" alt="The form for a new flag" />.',
      ),
    );
  }
  return { addresses: name === undefined ? [] : screenshotAddresses(name), problems };
}

function problemAt(place: Place, message: string, remedy: string): Problem {
  return { severity: 'error', place, message, remedy };
}

/** Both pictures of a screenshot, in the size in which the product shows them. */
export function screenshotProps(
  name: string,
  images: ReadonlyMap<string, ResolvedImage>,
): Omit<ScreenshotProps, 'alt'> {
  const [light, dark] = screenshotAddresses(name).map((address) => atHalfSize(address, images));
  if (light === undefined || dark === undefined) throw new Error(`No image ${name}`);
  return { light, dark };
}

function atHalfSize(
  address: string,
  images: ReadonlyMap<string, ResolvedImage>,
): Omit<ImageProps, 'alt'> {
  const props = images.get(address)?.props ?? { src: address };
  const { width, height } = props;
  return { ...props, width: halved(width), height: halved(height) };
}

function halved(pixels: number | undefined): number | undefined {
  return pixels === undefined ? undefined : pixels / SCREENSHOT_SCALE;
}
