import { mkdirSync, symlinkSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ProblemsError } from '../problems/problems.ts';
import { readNamedText } from './read-named-file.ts';
import { printed, writeSite } from './test-site.ts';

async function problemsOf(file: string) {
  const root = await writeSite({ 'bad.ts': Buffer.from([0x61, 0x0a, 0xff]), 'nul.ts': 'a\0b' });
  mkdirSync(`${root}/folder`);
  symlinkSync(`${root}/loop.ts`, `${root}/loop.ts`);
  const named = {
    path: `${root}/${file}`,
    name: `Snippet file ${file}`,
    remedy: 'Correct it.',
    folders: { root },
  };
  try {
    return await readNamedText({ ...named, place: { file: 'docs/a.md', line: 3 } });
  } catch (error) {
    if (error instanceof ProblemsError) return printed(error.problems);
    throw error;
  }
}

it.each([
  ['none.ts', "doesn't exist", 'Correct it.'],
  ['folder', "can't be read: it's a folder", 'Use the path of a file'],
  ['loop.ts', "can't be read: it's a link to itself", 'Make the file readable'],
  [
    'bad.ts',
    "isn't valid UTF-8 from this point on (line 2, column 1)",
    'In your editor, save the file as UTF-8',
  ],
  ['nul.ts', 'contains a NUL byte', 'Remove the byte'],
])('%s: %s', async (file, message, remedy) => {
  const problems = await problemsOf(file);
  expect(problems).toContain(`docs/a.md:3  Snippet file ${file} ${message}`);
  expect(problems).toContain(remedy);
});
