/** Constraint operators, grouped by the type of values that they compare. */
import { z } from 'zod';
import { child } from '../../../../engine/src/core/config/syntax-tree.ts';
import { isText, placeIn, type Reading, type Subject } from '../fact.ts';
import type { Source } from '../source.ts';

const FILE = 'src/lib/util/constants.ts';
const LIST = 'ALL_OPERATORS';

/** Names of the operator lists in the source code, keyed by the site's name for the group. */
const LISTS: Readonly<Record<string, string>> = {
  list: 'STRING_OPERATORS',
  string: 'STRING_OPERATORS',
  numeric: 'NUM_OPERATORS',
  date: 'DATE_OPERATORS',
  version: 'SEMVER_OPERATORS',
};

const data = z.array(z.object({ name: z.string(), group: z.string(), source: z.string() }));

export const operators: Subject = {
  title: 'constraint operators',
  files: ['site/facts/operators.json'],
  component: 'Operators',
  read,
  said: ([file]) =>
    data.parse(file).map(({ name, group, source }) => ({
      name,
      values: { list: LISTS[group] ?? group },
      source,
    })),
};

function read(source: Source): Reading {
  const namesOf = (list: string) => {
    const found = source.findConstant(list, FILE);
    const names = found && source.evaluate(child(found.node, 'init'), found.file);
    return Array.isArray(names) ? names.filter(isText) : undefined;
  };
  const all = namesOf(LIST);
  if (all === undefined) {
    return { facts: [], misses: [{ file: FILE, message: `There's no ${LIST} list here` }] };
  }
  const lists = [...new Set(Object.values(LISTS))];
  const facts = all.map((name) => {
    const list = lists.find((each) => namesOf(each)?.includes(name));
    const declared = source.findConstant(name, FILE);
    const place = declared && placeIn(declared.file, name, declared.node.start);
    return { name, values: { list }, ...place };
  });
  return { facts, misses: [] };
}
