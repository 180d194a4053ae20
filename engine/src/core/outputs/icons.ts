/**
 * Creates icons in the formats that browsers and phones request by name, and the web manifest. They're all
 * created from the static file `favicon.svg`.
 */
import { readFileSync } from 'node:fs';
import { STATIC_FOLDER } from '../assemble/links/static-files.ts';
import { hashOf } from '../cache/content-hash.ts';
import type { SiteConfig } from '../config/types.ts';
import { reasonOf } from '../files/file-reason.ts';
import { locateFile } from '../files/locate-file.ts';
import { ProblemsError } from '../problems/problems.ts';
import type { Output, OutputContext, OutputProvider } from './output.ts';

export const icons: OutputProvider = { outputs: iconOutputs };

const DRAWING = 'favicon.svg';
/** Sizes in pixels, by file name. Phones request the first one even if no link refers to it. */
const IMAGES = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 } as const;
const ICO_SIZE = 32;
/** 16 pixels for each pixel of the drawing. */
const DENSITY = 72 * 16;
/**
 * The longest side, in pixels, of the image that icons are created from. With the density above, a large drawing would
 * exceed all limits.
 */
const LONGEST_SIDE = 4_096;

function iconOutputs({ definition }: OutputContext): Output[] {
  const { config } = definition;
  // A drawing that can't be read isn't reported here, because `checkStaticFiles` does that.
  const located = locateFile(`${STATIC_FOLDER}/${DRAWING}`, definition);
  const drawn = 'path' in located ? drawnIcons(readFileSync(located.path)) : [];
  const content = () => manifest(config, drawn.length > 0);
  return [...drawn, { name: 'manifest.webmanifest', content }];
}

function drawnIcons(drawing: Buffer): Output[] {
  const key = hashOf(drawing);
  const icon = async () => icoOf(await pngOf(drawing, ICO_SIZE));
  return [
    ...Object.entries(IMAGES).map(([name, size]) => ({
      name,
      key,
      content: () => pngOf(drawing, size),
    })),
    { name: 'favicon.ico', key, content: icon, check: icon },
  ];
}

/** Returns a PNG file that shows the drawing in a square. A high density keeps small drawings sharp. */
async function pngOf(drawing: Buffer, size: number): Promise<Buffer> {
  try {
    // The library is loaded only if an icon is rendered, because loading takes longer than the rest of a cached build.
    const { default: sharp } = await import('sharp');
    const { width, height } = await sharp(drawing, { limitInputPixels: false }).metadata();
    const density = Math.min(DENSITY, (72 * LONGEST_SIDE) / Math.max(width, height));
    return await sharp(drawing, { density: Math.max(density, 1) })
      .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png({ compressionLevel: 9 })
      .toBuffer();
  } catch (error) {
    throw new ProblemsError([
      {
        severity: 'error',
        place: { file: `${STATIC_FOLDER}/${DRAWING}` },
        message: `The icon can't be rendered: ${reasonOf(error)}`,
        remedy: 'Make it an SVG file with a viewBox',
      },
    ]);
  }
}

/** Returns an ICO file with one image. All current browsers support PNG in ICO files. */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  // Type 1 (an icon), and the number of images.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([ICO_SIZE, ICO_SIZE], 6);
  // Color planes, bits per pixel, the image's size in bytes, and its offset.
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

function manifest({ title, tagline, base, language }: SiteConfig, hasIcons: boolean): string {
  const icon = (name: string, sizes: string, type: string) => ({
    src: `${base}/${name}`,
    sizes,
    type,
  });
  return JSON.stringify({
    name: title,
    short_name: title,
    description: tagline,
    lang: language,
    start_url: `${base}/`,
    scope: `${base}/`,
    display: 'browser',
    icons: hasIcons
      ? [
          icon(DRAWING, 'any', 'image/svg+xml'),
          icon('icon-192.png', '192x192', 'image/png'),
          icon('icon-512.png', '512x512', 'image/png'),
        ]
      : [],
  });
}
