/** Limits: settings and their minimum values, and limits that no setting can change. */
import { z } from 'zod';
import { readEnvironment } from '../environment-reads.ts';
import { COMPUTED } from '../evaluate.ts';
import type { Fact, Miss, Reading, Subject } from '../fact.ts';
import { findSymbol } from '../find-symbol.ts';
import type { Source } from '../source.ts';

const FILE = 'src/lib/create-config.ts';

/** Matches variables that limit resources or requests. */
const LIMIT = /^UNLEASH_.*_LIMIT$|LIMIT_PER_(?:MINUTE|SECOND)$/;

/** Matches the properties that limit how many results a page has: the maximum and the default. */
const PAGE_SIZES = /\b(?:maxLimit|limitDefault): \d/;

const sourced = z.strictObject({
  value: z.union([z.number(), z.string()]),
  /** The location, or `null` if the source code is closed. */
  source: z.string().nullable(),
});

const data = z.array(
  z.object({
    variable: z.string().optional(),
    minimum: z.number().optional(),
    /** Variables of limits that are described on a different page. */
    elsewhere: z.array(z.string()).default([]),
    values: z.array(sourced).default([]),
    default: sourced.optional(),
    pages: z.array(z.string()).default([]),
    source: z.string().optional(),
  }),
);

export const limits: Subject = {
  title: 'limits',
  files: ['site/facts/limits.json'],
  component: 'Limits',
  read,
  said: ([file]) => data.parse(file).flatMap(factsOf),
};

function factsOf(limit: z.infer<typeof data>[number]): readonly Fact[] {
  const { variable, minimum, elsewhere, values, pages, source } = limit;
  const all = limit.default === undefined ? values : [...values, limit.default];
  return [
    ...(variable === undefined ? [] : [{ name: variable, values: { minimum }, source }]),
    ...elsewhere.map((name) => ({ name, values: {}, source })),
    ...all.flatMap(({ value, source: place }) =>
      place === null
        ? []
        : [{ name: place, values: { value: plain(value) }, pages, source: place }],
    ),
  ];
}

/**
 * Reads the values at the locations that the site's data names, and looks for settings and page sizes that the data
 * lacks.
 */
function read(source: Source, said: readonly Fact[]): Reading {
  const misses: Miss[] = [];
  const settings = readEnvironment(source)
    .filter(({ variable }) => LIMIT.test(variable))
    .map(({ variable, minimum, file, symbol, offset }) => ({
      name: variable,
      values: { minimum },
      source: `${file.name}#${symbol}`,
      line: file.lineOf(offset),
    }));
  if (settings.length === 0) misses.push({ file: FILE, message: 'No variable sets a limit' });
  const named = said.map(({ name }) => name).filter((name) => name.includes('#'));
  const values = [...new Set([...named, ...pageSizesIn(source)])].flatMap(
    (name): readonly Fact[] => {
      const found = findSymbol(source, name);
      if ('line' in found && found.value !== COMPUTED) {
        return [{ name, values: { value: plain(found.value) }, source: name, line: found.line }];
      }
      const message = 'miss' in found ? found.miss : 'The value is computed';
      misses.push({ file: name.split('#')[0] ?? '', message });
      return [{ name, values: {}, source: name }];
    },
  );
  return { facts: [...settings, ...values], misses };
}

/** Returns the locations of page sizes. */
function pageSizesIn(source: Source): readonly string[] {
  const files = source
    .list('src/lib')
    .filter((name) => PAGE_SIZES.test(source.file(name)?.text ?? ''));
  return files.flatMap((name) => [`${name}#maxLimit`, `${name}#limitDefault`]);
}

/** Removes spaces, so that `500kB` and `500 kB` are equal. */
function plain(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/\s/g, '') : value;
}
