/**
 * Creates preview images for links to pages. An image is the site's template with the page's title and section on it.
 */
import { type Node, Renderer } from '@takumi-rs/core';
import sharp from 'sharp';
import {
  messageOf,
  ProblemsError,
  readNamedFile,
  type SiteFolders,
} from '../../core/plugin-api.ts';
import { FONT_FOLDER, type SocialImageFiles } from './image-sources.ts';
import type { SocialImagesConfig } from './settings.ts';

/** The text on a page's image. */
export interface SocialImageText {
  title: string;
  /** Empty if there's none. */
  section: string;
}

/** The size in pixels that social networks recommend for large cards. */
const SIZE = { width: 1200, height: 630 };
/**
 * The number of colors to which the template is reduced, so that the whole image, including its text, fits into a
 * palette of 256.
 */
const TEMPLATE_COLORS = 64;

/**
 * Returns a function that renders a text as a PNG file.
 *
 * @throws ProblemsError if a file is missing or has the wrong type
 */
export async function prepareSocialImages(
  files: SocialImageFiles,
  options: SocialImagesConfig,
  site: SiteFolders,
): Promise<(text: SocialImageText) => Promise<Buffer>> {
  const folders = { ...site, allowRead: [...(site.allowRead ?? []), FONT_FOLDER] };
  const renderer = new Renderer();
  const register = (name: string) => (data: Buffer) => renderer.registerFont({ name, data });
  const [data] = await Promise.all([
    readAs('template', files.template, folders, readTemplate),
    readAs('title font', files.titleFont, folders, register('title')),
    readAs('section font', files.sectionFont, folders, register('section')),
  ]);
  const images = [{ src: 'template', data }];
  return (text) => renderer.render(layOut(text, options), { ...SIZE, format: 'png', images });
}

function layOut(
  { title, section }: SocialImageText,
  { titleColor, sectionColor }: SocialImagesConfig,
): Node {
  const line = { width: '100%', overflow: 'hidden', textOverflow: 'ellipsis' };
  return {
    type: 'container',
    style: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'flex-end',
      width: '100%',
      height: '100%',
      padding: '0 80px 54px',
      backgroundImage: 'url(template)',
    },
    children: [
      {
        type: 'text',
        text: section,
        style: {
          ...line,
          fontFamily: 'section',
          fontSize: 30,
          lineHeight: '36px',
          marginBottom: 17,
          whiteSpace: 'nowrap',
          color: sectionColor,
        },
      },
      {
        type: 'text',
        text: title,
        style: {
          ...line,
          fontFamily: 'title',
          fontSize: 68,
          lineHeight: '80px',
          lineClamp: 3,
          // A name in code has no spaces at which a line could break.
          overflowWrap: 'anywhere',
          color: titleColor,
        },
      },
    ],
  };
}

/** Reads one of the files. Throws a ProblemsError if it can't be read or parsed. */
async function readAs<Result>(
  name: string,
  file: string,
  folders: SiteFolders,
  read: (bytes: Buffer) => Promise<Result>,
): Promise<Result> {
  const place = { file: 'site/site.config.ts', near: 'socialImages' };
  const bytes = await readNamedFile({
    path: file,
    folders,
    name: `The social image ${name} (${file})`,
    place,
    remedy: "Correct its path, which is relative to the site's root",
  });
  try {
    return await read(bytes);
  } catch (error) {
    const message = `The social image ${name} (${file}) can't be read: ${messageOf(error)}`;
    const remedy = 'Use an SVG or PNG image as the template, and TTF or OTF files as fonts';
    throw new ProblemsError([{ severity: 'error', place, message, remedy }]);
  }
}

/** The maximum number of pixels in a template, which is the same as for images on pages. */
const LARGEST_TEMPLATE = 25_000_000;

function readTemplate(file: Buffer): Promise<Buffer> {
  return sharp(file, { limitInputPixels: LARGEST_TEMPLATE })
    .resize({ ...SIZE, fit: 'cover' })
    .flatten()
    .png({ palette: true, colours: TEMPLATE_COLORS, dither: 0 })
    .toBuffer();
}
