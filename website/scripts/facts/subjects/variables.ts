/** The server's environment variables, with their types and defaults. */
import { z } from 'zod';
import { type EnvironmentRead, readEnvironment } from '../environment-reads.ts';
import type { Fact, Reading, Subject } from '../fact.ts';
import type { Source } from '../source.ts';

const FILE = 'src/lib/create-config.ts';

const settings = z.array(
  z.object({
    variable: z.string().nullable(),
    aliases: z.array(z.string()).default([]),
    type: z.string(),
    default: z.json(),
    /** The value that's used if the text can't be parsed. Absent if it's the default. */
    fallback: z.json().optional(),
    source: z.string().optional(),
  }),
);

/** Variables that aren't in any settings table, such as switches for experiments. */
const others = z.array(
  z.object({ variable: z.string(), default: z.json().optional(), source: z.string() }),
);

export const variables: Subject = {
  title: 'environment variables',
  files: ['site/settings.json', 'site/facts/other-variables.json'],
  component: 'Settings',
  read,
  said: ([shown, other]) => [
    ...settings.parse(shown).flatMap(factsOfSetting),
    ...others.parse(other).map((each) => ({
      name: each.variable,
      values: 'default' in each ? { default: each.default } : {},
      source: each.source,
    })),
  ],
};

/**
 * Returns the facts about a setting. `integer (ms)` counts as an integer, because only types that code can tell
 * apart are compared.
 */
function factsOfSetting({
  variable,
  aliases,
  type,
  default: value,
  fallback,
  source,
}: z.infer<typeof settings>[number]): readonly Fact[] {
  const values = { type: type.split(' ')[0], default: fallback ?? value };
  return [variable, ...aliases]
    .filter((name) => name !== null)
    .map((name) => ({ name, values, source }));
}

function read(source: Source): Reading {
  const reads = readEnvironment(source);
  const names = [...new Set(reads.map(({ variable }) => variable))];
  const facts = names.map((name) => factOf(name, reads));
  const misses = facts.length === 0 ? [{ file: FILE, message: 'Nothing reads process.env' }] : [];
  return { facts, misses };
}

/**
 * Returns the fact about a variable. If it's read in several places, uses the first place, or the one that tells
 * the most about it.
 */
function factOf(name: string, reads: readonly EnvironmentRead[]): Fact {
  const found = reads.filter(({ variable }) => variable === name);
  const best = found.reduce((one, other) => (weightOf(other) > weightOf(one) ? other : one));
  const { file, symbol, offset, type } = best;
  const hasDefault = best.default !== undefined;
  return {
    name,
    values: {
      ...(type === undefined ? {} : { type }),
      ...(hasDefault ? { default: best.default } : {}),
    },
    source: `${file.name}#${symbol}`,
    line: file.lineOf(offset),
  };
}

function weightOf(read: EnvironmentRead): number {
  return Number(read.type !== undefined) + Number(read.default !== undefined);
}
