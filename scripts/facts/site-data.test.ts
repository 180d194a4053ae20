/** The data of this site: its shape, and what pages say about it in words. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readSaid, SUBJECTS } from './subjects.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What pages say how many there are of, with the number as they write it. */
const COUNTED: readonly [page: string, title: string, words: (count: number) => string][] = [
  ['docs/reference/events.mdx', 'event types', (count) => `All ${count} event types`],
  [
    'docs/reference/strategy-constraints.mdx',
    'constraint operators',
    (count) => `All ${count} constraint operators`,
  ],
];

describe.each(SUBJECTS)('data of $title', (subject) => {
  const said = readSaid(subject, ROOT);

  it('has the shape that the comparison reads, and pages that exist', () => {
    expect(said.length).toBeGreaterThan(0);
    const pages = said.flatMap((fact) => fact.pages ?? []);
    expect(pages.filter((page) => !existsSync(path.join(ROOT, page)))).toEqual([]);
  });
});

it.each(COUNTED)('%s says how many %s there are', (page, title, words) => {
  const subject = SUBJECTS.find((each) => each.title === title);
  const count = subject === undefined ? 0 : readSaid(subject, ROOT).length;
  expect(readFileSync(path.join(ROOT, page), 'utf8')).toContain(words(count));
});
