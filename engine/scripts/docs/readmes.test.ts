import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { expect, it } from 'vitest';
import { ENGINE_ROOT } from '../../src/core/engine-root.ts';

const REPOSITORY = path.dirname(ENGINE_ROOT);
const FILES = [
  'README.md',
  'CONTRIBUTING.md',
  'engine/README.md',
  'engine/src/client/README.md',
  'engine/src/theme/README.md',
  'packages/remote-documents/README.md',
  'website/README.md',
  'website/deploy/README.md',
];

it('the README at the top fits on a few screens', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(120);
});

it.each(FILES)('links in %s lead to files and sections that exist', (file) => {
  const links = [...proseOf(read(file)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  const broken = links.filter((link) => !/^https?:/.test(link) && !exists(file, link));
  expect(broken).toEqual([]);
});

it.each(FILES)('commands in %s exist', (file) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const names = [...read(file).matchAll(/npm run (?:-\S+ )*([\w:]+)/g)].map(
    ([, name = '']) => name,
  );
  expect(names.filter((name) => !(name in scripts))).toEqual([]);
});

function read(file: string): string {
  return readFileSync(path.join(REPOSITORY, file), 'utf8');
}

/** Returns a text without code, because code can look like a link. */
function proseOf(text: string): string {
  return text.replace(/^( *)```[\s\S]*?^\1```/gm, '').replace(/`[^`\n]*`/g, 'code');
}

function exists(from: string, link: string): boolean {
  const [target = '', anchor] = link.split('#');
  const file = target === '' ? from : path.join(path.dirname(from), target);
  if (!existsSync(path.join(REPOSITORY, file))) return false;
  return anchor === undefined || idsOf(read(file)).has(anchor);
}

/** Returns the ids that the repository's host would give to the headings. */
function idsOf(text: string): ReadonlySet<string> {
  const slugger = new GithubSlugger();
  const headings = text.replace(/^( *)```[\s\S]*?^\1```/gm, '').matchAll(/^#+ (.*)$/gm);
  return new Set([...headings].map(([, title = '']) => slugger.slug(title.replaceAll('`', ''))));
}
