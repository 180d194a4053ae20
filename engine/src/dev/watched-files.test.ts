import { describe, expect, it } from 'vitest';
import { ignoredFiles } from './watched-files.ts';

describe('ignoredFiles', () => {
  it.each([
    ['/repo/docs/a.md', false],
    ['/repo/site/sidebars.ts', false],
    ['/repo/samples/a.ts', false],
    ['/repo/src/theme/a.tsx', false],
    ['/repo/dist/a.html', true],
    ['/repo/.dist.next/a.html', true],
    ['/repo/.cache/entries/a.json', true],
    ['/repo/node_modules/a/index.js', true],
  ])('a site that is the repository: %s', (file, expected) => {
    expect(ignoredFiles({ root: '/repo' }, '/repo/src')(file)).toBe(expected);
  });

  it.each([
    ['/repo/.cache/site/content/a.md', false],
    ['/repo/.cache/site/.cache/entries/a.json', true],
    ['/repo/.cache', false],
    ['/repo/.cache/other/a.md', true],
    ['/repo/docs/a.md', true],
    ['/repo/src/client/a.ts', false],
  ])('a site elsewhere: %s', (file, expected) => {
    expect(ignoredFiles({ root: '/repo/.cache/site' }, '/repo/src')(file)).toBe(expected);
  });

  it.each([
    ['/shared/notes/a.md', false],
    ['/shared', false],
    ['/shared/node_modules/a/readme.md', true],
    ['/other/a.md', true],
    ['/repo/site/dist/a.html', true],
  ])('a site that may read another folder: %s', (file, expected) => {
    const folders = { root: '/repo/site', allowRead: ['/shared', '/repo'] };
    expect(ignoredFiles(folders, '/repo/src')(file)).toBe(expected);
  });
});
