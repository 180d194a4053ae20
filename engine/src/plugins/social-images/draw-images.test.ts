import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Region } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProblemsError } from '../../core/plugin-api.ts';
import { prepareSocialImages } from './draw-images.ts';
import { socialImageFiles } from './image-sources.ts';
import type { SocialImagesConfig } from './settings.ts';

const OPTIONS = { template: 'card.svg', titleColor: '#ffffff', sectionColor: '#00ff00' };
const TEMPLATE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#102030"/><circle cx="1000" cy="100" r="40" fill="#ff0000"/></svg>';
const PAGES = [
  { title: 'Create a picture frame', section: 'How-to guides' },
  { title: `A ${'very '.repeat(40)}long title`, section: 'x'.repeat(200) },
  { title: 'getAllFeaturesOfAllProjectsAndEnvironmentsOfTheInstance', section: '' },
  { title: '日本語 Ä €', section: '' },
];
let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'social-'));
  writeFileSync(path.join(root, 'card.svg'), TEMPLATE);
  writeFileSync(path.join(root, 'broken.svg'), 'no image');
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

const prepare = (options: SocialImagesConfig = OPTIONS) =>
  prepareSocialImages(socialImageFiles(root, options), options, { root });

/** Returns the colors in a rectangle, as `red,green,blue`. */
async function colorsIn(png: Buffer, area: Region): Promise<Set<string>> {
  const data = await sharp(png).removeAlpha().extract(area).raw().toBuffer();
  const colors = new Set<string>();
  for (let at = 0; at < data.length; at += 3) colors.add(data.subarray(at, at + 3).join());
  return colors;
}

describe('images of pages', () => {
  it('are small PNG files of the size that networks want, the same each time', async () => {
    const [draw, again] = await Promise.all([prepare(), prepare()]);
    for (const page of PAGES) {
      const png = await draw(page);
      expect(await sharp(png).metadata()).toMatchObject({
        format: 'png',
        width: 1200,
        height: 630,
      });
      expect(png.length).toBeLessThan(30_000);
      expect((await again(page)).equals(png)).toBe(true);
    }
  });

  it('have the title and the section on the template, in their colors', async () => {
    const draw = await prepare();
    const png = await draw(PAGES[0] ?? { title: '', section: '' });
    const lower = await colorsIn(png, { left: 80, top: 400, width: 1040, height: 200 });
    expect(lower).toContain('255,255,255');
    expect(lower).toContain('0,255,0');
    const upper = await colorsIn(png, { left: 0, top: 0, width: 1200, height: 200 });
    expect(upper).toContain('16,32,48');
    expect(upper).toContain('255,0,0');
    expect(upper).not.toContain('255,255,255');
  });

  it('keep long titles within the margins', async () => {
    const draw = await prepare();
    for (const page of PAGES) {
      const right = { left: 1125, top: 0, width: 75, height: 630 };
      expect(await colorsIn(await draw(page), right), page.title).toEqual(new Set(['16,32,48']));
    }
  });

  it('say what is wrong with a font', async () => {
    const error = await prepare({ ...OPTIONS, titleFont: 'broken.svg' }).catch(
      (reason: unknown) => reason,
    );
    const message = /^The social image title font \(.*broken\.svg\) can't be read: ./;
    expect((error as ProblemsError).problems[0]?.message).toMatch(message);
  });

  it.each([
    ['missing.svg', "doesn't exist"],
    ['broken.svg', "can't be read"],
  ])('say what is wrong with the template %s', async (template, message) => {
    const error = await prepare({ ...OPTIONS, template }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ProblemsError);
    const [problem] = (error as ProblemsError).problems;
    expect(problem?.message).toContain(path.join(root, template));
    expect(problem?.message).toContain(message);
    expect(problem?.remedy).not.toBe('');
  });
});
