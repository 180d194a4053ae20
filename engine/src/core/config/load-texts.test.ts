import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as english from '../../shared/texts/english.ts';
import { writeSite } from '../files/test-site.ts';
import { loadTexts } from './load-texts.ts';

test('a site without texts of its own has the English ones', async () => {
  const root = await writeSite({});
  expect(await loadTexts(root)).toEqual({ texts: { ...english }, problems: [] });
});

test('texts of a site stand in the place of the English ones, and edits are seen', async () => {
  const root = await writeSite({
    'site/texts.ts': `export const sections: string = 'بخش‌ها';
export const countOfDocs = (count: number) => \`\${count} سند\`;
`,
  });
  const { texts, problems } = await loadTexts(root);
  expect(problems).toEqual([]);
  expect(texts.sections).toBe('بخش‌ها');
  expect(texts.countOfDocs(3)).toBe('3 سند');
  expect(texts.close).toBe(english.close);

  await writeFile(path.join(root, 'site/texts.ts'), `export const sections = 'Bereiche';`);
  expect((await loadTexts(root)).texts.sections).toBe('Bereiche');
});

test('what is no text, or one of another form, is an error with its place', async () => {
  const root = await writeSite({
    'site/texts.ts': `export const secions = 'Bereiche';
export const close = (name: string) => name;
export const toggleCategory = 'Umschalten';
export const zebra = 'Zebra';
`,
  });
  const { problems } = await loadTexts(root);
  const told = problems.map(({ place, message, remedy }) => [place.line, message, remedy]);
  expect(told.sort()).toEqual([
    [1, "exports secions, but there's no interface string with this name", 'Use sections'],
    [2, 'exports close as a function', 'Export a string, as the English texts do: Close'],
    [
      3,
      'exports toggleCategory as a string',
      `Export a function, as the English texts do: ${String(english.toggleCategory)}`,
    ],
    [4, "exports zebra, but there's no interface string with this name", 'Remove it'],
  ]);
});

test('a file that does not compile is an error with its place', async () => {
  const root = await writeSite({ 'site/texts.ts': `export const sections = ;` });
  const { texts, problems } = await loadTexts(root);
  expect(texts).toEqual({ ...english });
  expect(problems).toMatchObject([
    { severity: 'error', place: { file: 'site/texts.ts', line: 1 } },
  ]);
});
