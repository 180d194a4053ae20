import sharp from 'sharp';
import { expect, it } from 'vitest';
import { withoutMetadata } from './jpeg-metadata.ts';

it.each([1, 6])('keeps nothing but orientation %i and the color profile', async (orientation) => {
  const written = await sharp({ create: { width: 8, height: 4, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Artist: 'SECRET' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SECRET</x:xmpmeta>')
    .withMetadata({ orientation })
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
  expect(written.toString('latin1')).toContain('SECRET');
  const clean = withoutMetadata(written, orientation);
  expect(clean.toString('latin1')).not.toContain('SECRET');
  const before = await sharp(written).metadata();
  const after = await sharp(clean).metadata();
  expect(after.orientation ?? 1).toBe(orientation);
  expect(after.icc).toEqual(before.icc);
  expect(await sharp(clean).raw().toBuffer()).toEqual(await sharp(written).raw().toBuffer());
});

it('leaves other files as they are', () => {
  const bytes = Buffer.from('no JPEG file');
  expect(withoutMetadata(bytes, 1)).toBe(bytes);
});
