import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readPageText } from './page-text.ts';
import { checkScreenshots } from './screenshots.ts';

async function siteWith(...files: readonly string[]): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'screenshots-'));
  await mkdir(path.join(root, 'site/screenshots'), { recursive: true });
  for (const file of files) await writeFile(path.join(root, 'site/screenshots', file), '');
  return root;
}

it('names images that no page shows', async () => {
  const root = await siteWith('form.light.webp', 'form.dark.webp', 'old.light.webp', 'note.txt');
  const page = readPageText('mdx', 'docs/a.mdx', '<Screenshot name="form" alt="A form" />\n');
  const problems = await checkScreenshots({ root }, page.screenshots);
  expect(problems.map(({ place }) => place.file).sort()).toEqual([
    'site/screenshots/note.txt',
    'site/screenshots/old.light.webp',
  ]);
});

it('reads alternative texts as prose', () => {
  const { texts, screenshots } = readPageText(
    'mdx',
    'docs/a.mdx',
    '1. Save.\n\n   <Screenshot name="form" alt="A form with a name" />\n',
  );
  expect(texts.map(({ text }) => text)).toContain('A form with a name');
  expect(screenshots[0]?.place).toMatchObject({ file: 'docs/a.mdx', line: 3 });
});
