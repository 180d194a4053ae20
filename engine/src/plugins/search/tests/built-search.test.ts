/** What a build makes for search, and where else it appears. */
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { copyAtlas, openOutput, runCommand, temporaryFolder } from '../../../cli/testing.ts';

const SENTENCE = 'the sea is everywhere and the sea is blue';

const root = temporaryFolder();
const { read, files, documents } = openOutput(path.join(root, 'dist'));

beforeAll(async () => {
  copyAtlas(root);
  const { code, errors } = await runCommand('build', '--root', root);
  expect(code, errors).toBe(0);
});

it('makes one file with the text of pages, which no page loads at first', () => {
  const holders = files().filter(
    (file) => file.startsWith('assets/search-') && read(file).includes(SENTENCE),
  );
  expect(holders).toHaveLength(1);
  expect(holders[0]).toMatch(/^assets\/search-text\./);
  expect(documents().filter((file) => read(file).includes('search-text'))).toEqual([]);
});

it('adds a page of results that is no document and that search engines leave out', () => {
  expect(read('search.html')).toContain('<meta name="robots" content="noindex');
  expect(read('documents.json')).not.toContain('/guide/search');
});
