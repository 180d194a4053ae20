import { mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { rejectedProblems, writeSite } from '../core/files/test-site.ts';
import { parseFrontMatter } from '../core/source/front-matter.ts';
import { runNew } from './new.ts';
import { readOptions } from './options.ts';

const log = vi.spyOn(console, 'log').mockImplementation(() => {});

beforeEach(() => {
  log.mockClear();
});

const TEMPLATE = `---
title: {{title}}
---

Say what the reader gets.
`;

async function site(settings = ''): Promise<string> {
  return writeSite({
    'site/site.config.ts': `export default { title: 'A', tagline: 'B', url: 'https://a.example', ${settings} };`,
    'site/templates/how-to.mdx': TEMPLATE,
    'site/templates/reference.mdx': TEMPLATE,
  });
}

const runIn = (root: string, ...args: string[]) =>
  runNew(readOptions('new', [...args, '--root', root]));

test('writes the title as YAML, whatever its characters', async () => {
  const root = await site();
  const title = 'Rotate: Ana\'s #1 "token" $&';
  await runIn(root, 'how-to', title);
  const file = 'docs/how-to/rotate-anas-1-token.mdx';
  expect(log.mock.calls[0]?.[0]).toMatch(file);
  const definition = { config: { editions: [] }, plugins: { builtIn: [], own: [], codeHash: '' } };
  const text = await readFile(join(root, file), 'utf8');
  const { frontMatter, problems } = parseFrontMatter(text, file, definition);
  expect([frontMatter, problems]).toEqual([{ title }, []]);
});

test("goes to its type's folder, or to the specified one", async () => {
  const root = await site(`contentFolder: 'pages', pageFolders: { 'how-to': 'guides' }`);
  const fileOf = async (...args: string[]) => {
    log.mockClear();
    await runIn(root, ...args);
    return String(log.mock.calls[0]?.[0]).split('\n')[0];
  };
  expect(await fileOf('how-to', 'Rotate API tokens')).toBe('pages/guides/rotate-api-tokens.mdx');
  expect(await fileOf('reference', 'Café tokens')).toBe('pages/reference/cafe-tokens.mdx');
  expect(await fileOf('how-to', 'A', '--folder', 'guides/tokens/')).toBe(
    'pages/guides/tokens/a.mdx',
  );
  expect(await fileOf('how-to', 'B', '--folder', './pages/guides')).toBe('pages/guides/b.mdx');
  expect(await fileOf('--folder', 'pages', 'how-to', 'C')).toBe('pages/c.mdx');
});

test('never overwrites', async () => {
  const root = await site();
  await runIn(root, 'how-to', 'Rotate API tokens');
  const file = join(root, 'docs/how-to/rotate-api-tokens.mdx');
  await writeFile(file, 'mine');
  expect(await rejectedProblems(runIn(root, 'how-to', 'Rotate API tokens'))).toMatchInlineSnapshot(`
    "docs/how-to/rotate-api-tokens.mdx  already exists
        Choose a different title, or edit the existing page"
  `);
  expect(await readFile(file, 'utf8')).toBe('mine');
});

test('the example in a message uses a type that the site has', async () => {
  const root = await writeSite({ 'site/templates/guide.mdx': TEMPLATE });
  expect(await rejectedProblems(runIn(root))).toMatchInlineSnapshot(`
    "npx pagewright new  the type and title are missing
        Run npx pagewright new guide "Rotate API tokens""
  `);
});

test('explains where templates go if a site has none', async () => {
  const root = await writeSite({});
  expect(await rejectedProblems(runIn(root, 'how-to', 'A'))).toMatchInlineSnapshot(`
    "site/templates  there are no templates
        Add a template for each page type, such as how-to.mdx"
  `);
});

test('explains invalid arguments', async () => {
  const root = await site();
  const wrong = [
    [],
    ['howto', 'Rotate'],
    ['poem', 'Rotate'],
    ['how-to'],
    ['how-to', ' '],
    ['how-to', 'Rotate', 'API', 'tokens'],
    ['how-to', '日本'],
    ['how-to', 'Rotate', '--folder', '../elsewhere'],
    ['how-to', 'Rotate', '--folder', '/etc'],
  ];
  const reports = await Promise.all(wrong.map((args) => rejectedProblems(runIn(root, ...args))));
  expect(reports.join('\n')).toMatchInlineSnapshot(`
    "npx pagewright new  the type and title are missing
        Run npx pagewright new how-to "Rotate API tokens"
    npx pagewright new  there's no page type 'howto'
        Use how-to
    npx pagewright new  there's no page type 'poem'
        Use one of how-to, reference
    npx pagewright new  the title is missing
        Run npx pagewright new how-to "Rotate API tokens"
    npx pagewright new  the title is missing
        Run npx pagewright new how-to "Rotate API tokens"
    npx pagewright new  the title isn't in quotes
        Run npx pagewright new how-to "Rotate API tokens"
    npx pagewright new  the title '日本' contains no letters or digits that can be used in a file name
        Use a title with Latin letters. You can change it in the file later
    npx pagewright new  --folder ../elsewhere is outside docs/
        Use a folder in docs/, such as --folder how-to/tokens
    npx pagewright new  --folder /etc is outside docs/
        Use a folder in docs/, such as --folder how-to/tokens"
  `);
  const options = 'The new command supports --root, --folder';
  expect(() => readOptions('new', ['how-to', 'Rotate', '--folders', 'a'])).toThrow(
    `Unknown option '--folders'. ${options}`,
  );
  expect(() => readOptions('new', ['how-to', 'Rotate', '--folder'])).toThrow(
    `Option '--folder <value>' argument missing. ${options}`,
  );
});

test.each(['docs', 'docs/how-to'])('writes no page if a link at %s leads outside', async (link) => {
  const root = await site();
  const outside = await mkdtemp(join(tmpdir(), 'outside-'));
  if (link.includes('/')) await mkdir(join(root, 'docs'));
  await symlink(outside, join(root, link));
  expect(await rejectedProblems(runIn(root, 'how-to', 'Rotate tokens'))).toContain(
    'docs/how-to/rotate-tokens.mdx  is outside the site, or a link that leads there',
  );
  expect(await readdir(outside)).toEqual([]);
});
