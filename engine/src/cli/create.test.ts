import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, test } from 'vitest';
import { ENGINE_ROOT } from '../core/engine-root.ts';
import { printed } from '../core/files/test-site.ts';
import { ProblemsError } from '../core/problems/problems.ts';
import { runCreate } from './create.ts';
import { readOptions } from './options.ts';
import { openOutput, runCommand, temporaryFolder, warmUp, writeFiles } from './testing.ts';

it('writes a site that builds without a warning', async () => {
  const root = path.join(temporaryFolder(), 'acme-docs');
  const created = await runCommand('create', root);
  expect(created).toMatchObject({ code: 0, errors: '' });
  expect(created.output).toMatch(/\n {2}cd \S+acme-docs && npm install\n {2}npx pagewright dev\n/);
  const manifest: unknown = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  expect(manifest).toMatchObject({
    name: 'acme-docs',
    private: true,
    scripts: { start: 'pagewright start', serve: 'pagewright serve', new: 'pagewright new' },
    dependencies: { pagewright: expect.stringMatching(/^file:.*\/engine$/) },
  });
  expect(readdirSync(root).sort()).toEqual([
    '.gitignore',
    'docs',
    'package.json',
    'site',
    'tsconfig.json',
  ]);
  await warmUp(root);
  const built = await runCommand('build', '--root', root);
  expect(built).toMatchObject({ code: 0, errors: '' });
  const { documents, read } = openOutput(path.join(root, 'dist'));
  const pages = documents().filter((file) => !['404.html', 'search.html'].includes(file));
  expect(pages.sort()).toEqual([
    'guide/first-steps.html',
    'guide/writing-pages.html',
    'index.html',
  ]);
  expect(read('guide/first-steps.html')).toContain('Write pages');
  expect(read('index.html')).toContain('href="/favicon.svg"');
  const added = await runCommand('new', 'guide', 'Install', '--root', root);
  expect(added).toMatchObject({ code: 0, errors: '' });
  expect(added.output).toContain('docs/guide/install.mdx');
});

it('writes the files that the tutorial shows', async () => {
  const root = path.join(temporaryFolder(), 'acme-docs');
  expect(await runCommand('create', root)).toMatchObject({ code: 0, errors: '' });
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  expect(documentedFiles()).toEqual(files.sort());
});

/** Returns the paths in the tutorial's file tree, relative to the new site's folder. */
function documentedFiles(): string[] {
  const file = path.join(ENGINE_ROOT, 'docs/docs/getting-started.md');
  const [, tree = ''] = /```text\nacme-docs\/\n([^`]+)```/.exec(readFileSync(file, 'utf8')) ?? [];
  const folders: string[] = [];
  const paths = tree.split('\n').map((line) => {
    const name = line.replace(/^[│├└─ ]+/, '');
    // Each level of the tree is indented by four characters.
    folders.splice((line.length - name.length) / 4 - 1, Infinity, name);
    return folders.join('');
  });
  return paths.filter((name) => name !== '' && !name.endsWith('/')).sort();
}

test.each([
  ['no folder', [], "The site's folder is missing", 'pagewright create acme-docs'],
  ['two folders', ['a', 'b'], 'Only one folder can be created at a time', 'pagewright create'],
  ['a name that npm rejects', ['Acme Docs'], `"Acme Docs" can't be the name`, 'Use acme-docs'],
  ['a name without letters', ['日本'], `"日本" can't be the name`, 'For example, use acme-docs'],
  ["the engine's own name", ['pagewright'], `"pagewright" can't be the name`, 'use acme-docs'],
  ['a folder that ends a URL', ['a#b/docs'], 'would end', 'Use a different name'],
  ['a folder with files', ['full'], "isn't empty: it contains a.txt", 'Use the name of a new'],
  ['a file', ['full/a.txt'], "There's a file with this name", 'Use a different name'],
  ['an option', ['acme', '--force'], "Unknown option '--force'", 'supports no options'],
])('explains %s', (_case, names, message, remedy) => {
  const root = temporaryFolder();
  writeFiles(root, { 'full/a.txt': 'mine' });
  const args = names.map((name) => (name.startsWith('--') ? name : path.join(root, name)));
  const errors = errorsOf(args);
  expect(errors).toContain(message);
  expect(errors).toContain(remedy);
  expect(readdirSync(root)).toEqual(['full']);
  expect(existsSync(path.join(root, 'full/package.json'))).toBe(false);
});

it("exits with 1 if the site can't be created", async () => {
  const { code, errors } = await runCommand('create');
  expect(code).toBe(1);
  expect(errors).toContain("The site's folder is missing");
});

/** Returns the error message of the command, which has to fail. */
function errorsOf(args: readonly string[]): string {
  try {
    runCreate(readOptions('create', args));
  } catch (error) {
    return error instanceof ProblemsError ? printed(error.problems) : String(error);
  }
  throw new Error('The site was created.');
}
