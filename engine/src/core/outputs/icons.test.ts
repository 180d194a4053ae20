import sharp from 'sharp';
import { expect, it } from 'vitest';
import { writeSite } from '../files/test-site.ts';
import { icons } from './icons.ts';
import { outputContent } from './output.ts';
import { testContext } from './test-context.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#f00"/></svg>';

async function contentsOf(files: Record<string, string>): Promise<Map<string, Buffer>> {
  const root = await writeSite(files);
  const context = testContext([], { root, config: { base: '/docs', title: 'Manual' } });
  const contents = [...icons.outputs(context)].map(
    async (output) => [output.name, Buffer.from(await outputContent(output))] as const,
  );
  return new Map(await Promise.all(contents));
}

it('makes all icons from one drawing', async () => {
  const files = await contentsOf({ 'site/static/favicon.svg': DRAWING });
  const sizes = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };
  for (const [name, size] of Object.entries(sizes)) {
    const { width, height, format } = await sharp(files.get(name)).metadata();
    expect({ width, height, format }).toEqual({ width: size, height: size, format: 'png' });
  }
  const ico = files.get('favicon.ico') ?? Buffer.alloc(0);
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const image = ico.subarray(ico.readUInt32LE(18));
  expect(image.length).toBe(ico.readUInt32LE(14));
  const data = await sharp(image).removeAlpha().raw().toBuffer();
  expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
});

it.each([2_000, 40_000])('makes icons from a drawing of %i pixels', async (size) => {
  const large = DRAWING.replace('<svg', `<svg width="${size}" height="${size}"`);
  const files = await contentsOf({ 'site/static/favicon.svg': large });
  const icon = files.get('icon-512.png');
  const data = await sharp(icon).removeAlpha().raw().toBuffer();
  expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
});

it('names them in the manifest, below the base path', async () => {
  const files = await contentsOf({ 'site/static/favicon.svg': DRAWING });
  const manifest = JSON.parse(String(files.get('manifest.webmanifest'))) as {
    name: string;
    start_url: string;
    icons: { src: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Manual', start_url: '/docs/' });
  for (const { src } of manifest.icons.slice(1)) {
    expect(files.has(src.slice('/docs/'.length)), src).toBe(true);
  }
});

it('makes none without a drawing, and the manifest is there', async () => {
  const files = await contentsOf({});
  expect([...files.keys()]).toEqual(['manifest.webmanifest']);
  expect(String(files.get('manifest.webmanifest'))).toContain('"icons":[]');
});

it('says when the drawing is none', async () => {
  const reading = contentsOf({ 'site/static/favicon.svg': '<svg/>' });
  await expect(reading).rejects.toThrow("The icon can't be rendered");
});
