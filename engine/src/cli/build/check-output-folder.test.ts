import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../testing.ts';
import { checkOutputFolder } from './check-output-folder.ts';

let root: string;

beforeEach(() => {
  root = temporaryFolder();
  writeFiles(root, { 'site/site.config.ts': '', 'docs/index.md': '', 'file.txt': '' });
});

const check = (output: string) => () => checkOutputFolder(path.join(root, output), root);

it.each([
  ['.', 'contains the site itself'],
  ['..', 'contains the site itself'],
  ['docs', "contains files that a build didn't write"],
  ['file.txt', 'is a file. Use a folder'],
  ['file.txt/dist', "can't be read: a part of its path is a file"],
  ['x'.repeat(300), 'has a name longer than 200 bytes'],
])('rejects %s', (output, message) => {
  expect(check(output)).toThrow(message);
});

it('accepts a new folder, an empty one, and one with an earlier build', () => {
  mkdirSync(path.join(root, 'empty'));
  writeFiles(root, { 'dist/.server/server.json': '{}' });
  for (const output of ['new', 'empty', 'dist']) expect(check(output)).not.toThrow();
  writeFileSync(path.join(root, 'empty/note.txt'), 'not a build');
  expect(check('empty')).toThrow("contains files that a build didn't write");
});

it('rejects folders that look like a build but are sources or a repository', () => {
  writeFiles(root, {
    'docs/index.html': '',
    'pages/.git/HEAD': '',
    'pages/.server/server.json': '{}',
  });
  expect(check('docs')).toThrow("contains files that a build didn't write");
  expect(check('pages')).toThrow('is a Git repository');
});

it('recognizes the site under another name', () => {
  writeFiles(root, { '.server/server.json': '{}' });
  const link = `${root}-link`;
  symlinkSync(root, link);
  expect(() => checkOutputFolder(root, link)).toThrow('contains the site itself');
  expect(() => checkOutputFolder(link, root)).toThrow('contains the site itself');
});
