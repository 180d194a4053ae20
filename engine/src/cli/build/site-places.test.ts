/** Tests where a site's root folder can be. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openOutput, runCommand, temporaryFolder, writeFiles } from '../testing.ts';

const SITE = {
  'site/site.config.ts':
    "export default { title: 'X', tagline: 'T', url: 'https://x.example', mainDocument: 'index' };\n",
  'site/sidebars.ts': "export default { docs: ['index'] };\n",
  'site/components/Greeting.tsx': 'export default function Greeting() { return <b>Hi</b>; }\n',
  'docs/index.mdx':
    "---\ntitle: Home\ndescription: The start.\n---\n\nimport Greeting from '@site/components/Greeting';\n\n<Greeting />\n",
};

async function build(root: string, files: Record<string, string> = {}) {
  writeFiles(root, { ...SITE, ...files });
  const { code, errors } = await runCommand('build', '--root', root, '--out', `${root}/dist`);
  expect(errors).toBe('');
  expect(code).toBe(0);
  expect(openOutput(`${root}/dist`).read('index.html')).toContain('<b>Hi</b>');
}

it('can be a CommonJS package, with spaces and characters that URLs escape in its path', async () => {
  // `npm init` creates such packages.
  await build(path.join(temporaryFolder(), 'Straße (1) & Co 100%'), {
    'package.json': '{ "name": "x", "type": "commonjs" }\n',
  });
});

const MEMORY = '/dev/shm';

it('can be behind a symbolic link, on a different file system than temporary files', async () => {
  // Not every system has such a folder.
  const parent = existsSync(MEMORY) ? MEMORY : temporaryFolder();
  const folder = mkdtempSync(path.join(parent, 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(path.join(folder, 'real'));
  symlinkSync('real', path.join(folder, 'link'));
  await build(path.join(folder, 'link'));
});

it('can be copied with its cache: edits of the copy count', async () => {
  const folder = temporaryFolder();
  await build(path.join(folder, 'one'), {
    'docs/index.mdx': `${SITE['docs/index.mdx']}First words.\n`,
  });
  cpSync(path.join(folder, 'one'), path.join(folder, 'two'), { recursive: true });
  await build(path.join(folder, 'two'), {
    'docs/index.mdx': `${SITE['docs/index.mdx']}Other words.\n`,
  });
  const page = openOutput(path.join(folder, 'two/dist')).read('index.html');
  expect(page).toContain('Other words');
  expect(page).not.toContain('First words');
});

it('copies static files from a linked folder, and names a link that leads to itself', async () => {
  const root = temporaryFolder();
  const page = SITE['docs/index.mdx'].replace(
    '<Greeting />',
    '<Greeting /> [a](/linked/deep/a.txt)',
  );
  writeFiles(root, { 'shared/deep/a.txt': 'a', 'site/static/b.txt': 'b' });
  symlinkSync('../../shared', path.join(root, 'site/static/linked'));
  await build(root, { 'docs/index.mdx': page });
  expect(openOutput(`${root}/dist`).read('linked/deep/a.txt')).toBe('a');
  symlinkSync('.', path.join(root, 'site/static/loop'));
  const { code, errors } = await runCommand('build', '--root', root, '--out', `${root}/dist`);
  expect(code).toBe(1);
  expect(errors).toContain('site/static/loop');
});
