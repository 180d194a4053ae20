import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { rejectedProblems, writeSite } from '../../files/test-site.ts';
import { resolveImage } from './resolve-image.ts';

async function resolve(name: string, bytes: string | Uint8Array) {
  const root = await writeSite({ [`docs/${name}`]: bytes });
  const context = { root, base: '', imageCache: join(root, 'cache'), bundledAddresses: [] };
  return resolveImage(`./${name}`, 'docs/a.md', { file: 'docs/a.md', line: 3, column: 5 }, context);
}

/** Returns a PNG file whose header contains this size, although the image consists of one pixel. */
async function pngOfSize(width: number, height: number): Promise<Buffer> {
  const pixel = { create: { width: 1, height: 1, channels: 3, background: '#369' } } as const;
  const png = await sharp(pixel).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** Returns the first bytes of an animated WebP file. */
function webpOfSize(width: number, height: number): Buffer {
  const webp = Buffer.alloc(30);
  webp.write('RIFF\0\0\0\0WEBPVP8X', 'latin1');
  webp.writeUIntLE(width - 1, 24, 3);
  webp.writeUIntLE(height - 1, 27, 3);
  return webp;
}

it('refuses images with too many pixels before it decodes them', async () => {
  const message =
    'has 144,000,000 pixels (12000 × 12000), more than the limit of 25,000,000\n    Save a smaller version of it.';
  for (const [name, bytes] of [
    ['a.png', await pngOfSize(12_000, 12_000)],
    ['a.webp', webpOfSize(12_000, 12_000)],
  ] as const) {
    expect(await rejectedProblems(resolve(name, bytes))).toBe(
      `docs/a.md:3:5  Image ./${name} ${message}`,
    );
  }
});

it('refuses SVG files that are too large, and what is not SVG', async () => {
  const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;
  expect(await rejectedProblems(resolve('a.svg', svg('<g/>'.repeat(250_000))))).toContain(
    'Image ./a.svg has 1,000,046 bytes, more than the limit of 1,000,000',
  );
  expect(await rejectedProblems(resolve('a.svg', 'text'))).toContain(
    "Image ./a.svg can't be read: it has no <svg> element",
  );
});

it.each(['jpeg', 'png'] as const)('turns images as their EXIF data says: %s', async (format) => {
  const create = { width: 60, height: 20, channels: 3, background: '#369' } as const;
  const image = sharp({ create }).toFormat(format, { compressionLevel: 0 });
  const turned = await image.withMetadata({ orientation: 6 }).toBuffer();
  const { props, assets } = await resolve(`a.${format}`, turned);
  expect([props.width, props.height]).toEqual([20, 60]);
  const forms = assets.filter(({ output }) => /\.(?:avif|webp)$/.test(output));
  expect(forms.length).toBeGreaterThan(0);
  for (const { file } of forms) {
    expect(await sharp(file).metadata()).toMatchObject({ width: 20, height: 60 });
  }
});

it('makes no forms of animated PNG files, which would stand still', async () => {
  const create = { width: 60, height: 60, channels: 3, background: '#369' } as const;
  const png = await sharp({ create }).png({ compressionLevel: 0 }).toBuffer();
  const control = Buffer.alloc(20);
  control.writeUInt32BE(8, 0);
  control.write('acTL', 4, 'latin1');
  control.writeUInt32BE(2, 8);
  control.writeUInt32BE(crc32(control.subarray(4, 16)), 16);
  const animated = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
  expect((await resolve('still.png', png)).props.sources).not.toEqual([]);
  expect((await resolve('moving.png', animated)).props).toMatchObject({ width: 60, sources: [] });
});
