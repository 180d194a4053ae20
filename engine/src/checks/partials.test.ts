import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readPartials } from './partials.ts';

it('reads files that begin with an underscore, and omits pages and draft folders', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'partials-'));
  await mkdir(path.join(root, 'docs/_drafts'), { recursive: true });
  await mkdir(path.join(root, 'docs/guides'));
  await writeFile(path.join(root, 'docs/_drafts/_one.mdx'), 'A draft.');
  await writeFile(path.join(root, 'docs/guides/page.mdx'), 'A page.');
  await writeFile(path.join(root, 'docs/guides/_start.mdx'), 'Run `acme`.\n\n```bash\nacme\n```\n');
  const partials = await readPartials({ root }, 'docs', 'detect');
  expect(partials.map(({ names, samples }) => [names[0]?.text, samples[0]?.code])).toEqual([
    ['acme', 'acme'],
  ]);
  expect(partials[0]?.paragraphs[0]?.place.file).toBe('docs/guides/_start.mdx');
});

it("returns none if there's no content folder", async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'partials-'));
  expect(await readPartials({ root }, 'docs', 'detect')).toEqual([]);
});
