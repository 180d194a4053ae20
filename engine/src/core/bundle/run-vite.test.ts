import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeSite } from '../files/test-site.ts';
import { runVite } from './run-vite.ts';
import { testBundleOptions } from './test-bundle.ts';

const FILES = {
  'theme/server.tsx': `import './style.css'; export const theme = 'theme 1';`,
  'theme/style.css': `@import './colors.css'; p { margin: 0 }`,
  'theme/colors.css': 'p { color: red }',
  'site/components/Box.tsx': `import { text } from '../text.ts'; export const Box = text;`,
  'site/text.ts': `export const text = 'text 1';`,
};

/** Bundles a site. `read` returns all text in the bundle. */
async function setUp(cache?: string) {
  const root = await writeSite(FILES);
  if (cache !== undefined) cpSync(cache, path.join(root, '.cache'), { recursive: true });
  const options = testBundleOptions(root);
  const read = async (base = '') => {
    const files = await runVite(
      { ...options, base },
      {
        build: {
          ssr: true,
          ssrEmitAssets: true,
          cssCodeSplit: false,
          minify: false,
          rolldownOptions: { input: 'virtual:site-server' },
        },
      },
    );
    return files.map(({ content }) => content.toString()).join('\n');
  };
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  };
  return { read, write, cache: path.join(root, '.cache') };
}

it('gives the same result from the cache', async () => {
  const { read } = await setUp();
  const first = await read();
  expect(first).toContain('theme 1');
  expect(await read()).toBe(first);
});

it('takes the result from a cache that was copied from another folder', async () => {
  const first = await setUp();
  const result = await first.read();
  const second = await setUp(first.cache);
  expect(await second.read()).toBe(result);
  const entries = path.join(second.cache, 'entries');
  expect(readdirSync(entries)).toEqual(readdirSync(path.join(first.cache, 'entries')));
});

it.each([
  ['the theme', 'theme/server.tsx', `export const theme = 'theme 2';`, 'theme 2'],
  ['a style that a stylesheet imports', 'theme/colors.css', 'p { color: #0f0 }', '#0f0'],
  ['a module that a component imports', 'site/text.ts', `export const text = 'text 2';`, 'text 2'],
  ['a new component', 'site/components/New.tsx', `export const New = 'new one';`, 'new one'],
])('sees changes of %s', async (_, file, content, expected) => {
  const { read, write } = await setUp();
  await read();
  write(file, content);
  expect(await read()).toContain(expected);
});

it("says when the folder of components can't be read", async () => {
  const root = await writeSite({ ...FILES, 'site/pages': 'a file' });
  const options = testBundleOptions(root);
  await expect(
    runVite(options, { build: { ssr: true, rolldownOptions: { input: 'virtual:site-server' } } }),
  ).rejects.toMatchObject({
    name: 'ProblemsError',
    problems: [
      expect.objectContaining({
        place: { file: 'site/pages' },
        message: "The folder can't be read: it's a file",
      }),
    ],
  });
});
