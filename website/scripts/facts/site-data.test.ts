/** Tests the format of this site's data, and that pages agree with it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { permissions } from './subjects/permissions.ts';
import { readSaid, SUBJECTS } from './subjects.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Lists of items whose length is mentioned on a page, and the wording in which the page mentions it. */
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

  it('has the format that the comparison reads, and pages that exist', () => {
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

/** Matches a row in a table of permissions: names, followed by their level. */
const SCOPE_ROW = /^\| ((?:`[A-Z_]+`(?:, | or | and )?)+) \| (root|project|environment) \|/gm;

it('has the levels that pages state in tables of permissions', () => {
  const levels = new Map(
    readSaid(permissions, ROOT).map(({ name, values }) => [name, values.level]),
  );
  const docs = path.join(ROOT, 'docs');
  const rows = readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => {
      const text = readFileSync(path.join(docs, file), 'utf8');
      return [...text.matchAll(SCOPE_ROW)].flatMap(([, names = '', level]) =>
        [...names.matchAll(/[A-Z_]+/g)].map(([name]) => ({ file, name, level })),
      );
    });
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ name, level }) => levels.get(name) !== level)).toEqual([]);
});

interface Release {
  version: string;
  released: string;
  features?: { text: string; editions?: string }[];
}

const readData = (file: string) => JSON.parse(readFileSync(path.join(ROOT, 'site', file), 'utf8'));
const { releases }: { releases: Release[] } = readData('releases.json');

/** Matches a row in the table of editions: a feature, followed by the versions in which the editions got it. */
const EDITION_ROW = /^\| (.+?) \| (\S+) \| (\S+) \| (\S+) \|$/gm;

it('has the features of single editions that the page about them dates', () => {
  const text = readFileSync(path.join(ROOT, 'docs/availability.mdx'), 'utf8');
  const dated = [...text.matchAll(EDITION_ROW)].flatMap(([, feature, openSource, pro, closed]) => {
    if (!/^\d+\.\d+$/.test(closed ?? '')) return [];
    const editions = pro === closed ? 'Pro and Enterprise' : 'Enterprise';
    const first = { feature, version: closed, editions };
    return openSource === '–'
      ? [first]
      : [first, { feature, version: openSource, editions: 'Open Source' }];
  });
  const known = releases.flatMap(({ version, features = [] }) =>
    features.flatMap(({ text: feature, editions }) =>
      editions === undefined ? [] : [{ feature, version, editions }],
    ),
  );
  const lines = (all: readonly object[]) => all.map((each) => JSON.stringify(each)).sort();
  expect(dated.length).toBeGreaterThan(0);
  expect(lines(known)).toEqual(lines(dated));
});

it('lists versions from the newest to the oldest, none later than the one that the site describes', () => {
  const dates = releases.map(({ released }) => released);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(readData('product.json').version.startsWith(`${releases[0]?.version}.`)).toBe(true);
});
