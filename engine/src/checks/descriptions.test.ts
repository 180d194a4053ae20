import { expect, it } from 'vitest';
import type { PageSource } from '../core/source/page-source.ts';
import { checkDescriptions } from './descriptions.ts';

function page(file: string, title: string, description?: string): PageSource {
  const frontMatter = { title, ...(description === undefined ? {} : { description }) };
  return { kind: 'markdown', file, id: file, route: `/${file}`, frontMatter, title, text: '' };
}

const GOOD =
  'How to create a lamp, turn it on for some readers and see in the metrics that it works.';

it('accepts unique titles and descriptions within the limits', () => {
  const other = GOOD.replace('lamp', 'voucher');
  expect(
    checkDescriptions([page('a.md', 'Create a lamp', GOOD), page('b.md', 'B', other)]),
  ).toEqual([]);
});

it('reports invalid lengths and duplicates', () => {
  const problems = checkDescriptions([
    page('a.md', 'A', GOOD),
    page('b.md', 'A', GOOD),
    page('c.md', 'C'.repeat(61)),
  ]);
  expect(problems.map(({ place, message }) => `${place.file}: ${message}`)).toEqual([
    'b.md: The title is the same as in a.md',
    'b.md: The description is the same as in a.md',
    'c.md: The title has 61 characters',
    'c.md: The description has 0 characters',
  ]);
});
