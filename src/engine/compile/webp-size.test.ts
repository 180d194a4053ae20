import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { webpSize } from './webp-size.ts';

const drawn = (alpha: number) =>
  sharp({
    create: { width: 313, height: 97, channels: 4, background: { r: 200, g: 90, b: 30, alpha } },
  });

describe('size of a WebP file', () => {
  it.each([
    ['VP8 ', drawn(1).removeAlpha().webp()],
    ['VP8L', drawn(1).webp({ lossless: true })],
    ['VP8X', drawn(0.5).webp()],
    ['VP8X', drawn(1).removeAlpha().withMetadata({ orientation: 6 }).webp()],
  ])('is read from its first chunk, %s', async (kind, picture) => {
    const bytes = await picture.toBuffer();
    expect(bytes.toString('latin1', 12, 16)).toBe(kind);
    const { width, height } = await sharp(bytes).metadata();
    expect(webpSize(bytes)).toEqual({ width, height });
    expect(webpSize(bytes)).toEqual({ width: 313, height: 97 });
  });

  it('refuses what is none', async () => {
    const png = await drawn(1).png().toBuffer();
    const webp = await drawn(1).webp().toBuffer();
    const damaged = Buffer.from(webp).fill(0, 20);
    for (const bytes of [png, webp.subarray(0, 20), damaged, Buffer.alloc(0)]) {
      expect(() => webpSize(bytes)).toThrow("it isn't a WebP file");
    }
  });
});
