import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../testing.ts';
import { checkOutput } from './check-output.ts';

let root: string;

beforeEach(() => {
  root = temporaryFolder();
  writeFiles(root, { 'site/site.config.ts': '', 'docs/index.md': '', 'file.txt': '' });
});

const check = (output: string) => () => checkOutput(path.join(root, output), root);

it.each([
  ['.', 'contains the site itself'],
  ['..', 'contains the site itself'],
  ['docs', "contains files that a build didn't write"],
  ['file.txt', 'is a file. Use a folder'],
  ['file.txt/dist', "can't be read: a part of its path is a file"],
  ['x'.repeat(300), 'has a name longer than 200 bytes'],
])('refuses %s', (output, message) => {
  expect(check(output)).toThrow(message);
});

it('takes a new folder, an empty one, and one with an earlier build', () => {
  mkdirSync(path.join(root, 'empty'));
  writeFiles(root, { 'dist/.server/server.json': '{}', 'older/index.html': '' });
  for (const output of ['new', 'empty', 'dist', 'older']) expect(check(output)).not.toThrow();
  writeFileSync(path.join(root, 'empty/note.txt'), 'not a build');
  expect(check('empty')).toThrow("contains files that a build didn't write");
});
