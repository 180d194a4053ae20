import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compareWithFile, encodePicture } from './picture-file.ts';

const plain = (background: string, width = 40) =>
  sharp({ create: { width, height: 20, channels: 3, background } });

test('pixels decide whether a picture has changed', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'pictures-')), 'a.webp');
  const blue = await encodePicture(await plain('#0000ff').png().toBuffer());
  expect(await compareWithFile(blue, file)).toBe('new');
  await writeFile(file, await plain('#0000ff').webp({ lossless: true, effort: 0 }).toBuffer());
  expect(await compareWithFile(blue, file)).toBe('same');
  await writeFile(file, await plain('#0000fe').webp({ lossless: true }).toBuffer());
  expect(await compareWithFile(blue, file)).toBe('changed');
  await writeFile(file, await plain('#0000ff', 20).webp({ lossless: true }).toBuffer());
  expect(await compareWithFile(blue, file)).toBe('changed');
});

test('a picture that no quality makes small enough is refused', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({
    create: { width: 400, height: 400, channels: 3, background: '#fff', noise },
  });
  await expect(encodePicture(await picture.png().toBuffer())).rejects.toThrow(/smaller part/);
});
