import { existsSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { writeWhole } from '../cache/write-whole.ts';
import { diskProblem } from './disk-problem.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'disk-problem-'));

it('creates the folder, and leaves nothing but the file', () => {
  const file = path.join(folder, 'a/b/c.txt');
  writeWhole(file, 'one');
  writeWhole(file, 'two');
  expect(readFileSync(file, 'utf8')).toBe('two');
  expect(readdirSync(path.dirname(file))).toEqual(['c.txt']);
});

/** A device that's always full: https://man7.org/linux/man-pages/man4/full.4.html */
it.runIf(existsSync('/dev/full'))('names the file for which a full disk has no space', () => {
  const file = path.join(folder, 'full.txt');
  symlinkSync('/dev/full', `${file}.${process.pid}.${threadId}`);
  let error: unknown;
  try {
    writeWhole(file, 'text');
  } catch (thrown) {
    error = thrown;
  }
  expect(diskProblem(error, '/site')).toMatchObject({
    place: { file },
    message: "can't be written: the disk is full",
    remedy: expect.stringContaining('Free some space'),
  });
  expect(readdirSync(folder).filter((name) => name.startsWith('full'))).toEqual([]);
});

it.each([
  ['EDQUOT', 'your disk quota is used up', 'Free some space'],
  ['EROFS', 'the file system is read-only', 'Use a folder that can be written'],
])('explains %s, with the place where a copy should be', (code, reason, remedy) => {
  const error = Object.assign(new Error(code), { code, path: '/site/a.png', dest: '/dist/a.png' });
  expect(diskProblem(error, '/site')).toMatchObject({
    place: { file: '/dist/a.png' },
    message: `can't be written: ${reason}`,
    remedy: expect.stringContaining(remedy),
  });
});

it('names the folder of the site if the error has no path', () => {
  const error = Object.assign(new Error('no space'), { code: 'ENOSPC' });
  expect(diskProblem(error, '/site')?.place).toEqual({ file: '/site' });
});

it.each([
  ['a missing file', Object.assign(new Error('no'), { code: 'ENOENT', path: '/a' })],
  ['any other error', new Error('ENOSPC')],
  ['a text', 'ENOSPC'],
  ['nothing', undefined],
])('has nothing to say about %s', (_, error) => {
  expect(diskProblem(error, '/site')).toBeUndefined();
});
