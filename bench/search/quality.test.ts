/** The golden queries on the pages of this repository's site, and those for operations on a sample. */
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { localIndex } from '../../src/engine/search/local-index.ts';
import { createLocalSearch } from '../../src/theme/search/local/local-search.ts';
import { BUDGETS } from '../budgets.ts';
import { withFolder } from '../folders.ts';
import { measureCommand, REPOSITORY } from '../measure-command.ts';
import { askIndex, type BuiltIndex, loadBuiltIndex } from './built-index.ts';
import { operationIdQueries, PHRASES, pathQueries } from './golden-operations.ts';
import { GOLDEN_QUERIES } from './golden-queries.ts';
import { operationRecord, sampleOperations } from './operation-records.ts';
import { type Ask, qualityOf } from './quality.ts';

let built: BuiltIndex;
let ask: Ask;

beforeAll(async () => {
  built = await withFolder(async (folder) => {
    const output = path.join(folder, 'dist');
    await measureCommand(['build', '--root', REPOSITORY, '--out', output]);
    return loadBuiltIndex(output);
  });
  ask = askIndex(built.search);
}, 120_000);

describe('pages', () => {
  it('are asked for in many ways, by no query twice', () => {
    const queries = Object.values(GOLDEN_QUERIES).flatMap((set) => set.map(([query]) => query));
    expect(queries.length).toBeGreaterThanOrEqual(120);
    expect(new Set(queries).size).toBe(queries.length);
  });

  it.each([
    ['titles', 'first', 0.97],
    ['typos', 'firstFive', 0.95],
    ['words', 'firstThree', 0.95],
    ['identifiers', 'firstFive', 1],
    ['synonyms', 'firstFive', 0.95],
    ['questions', 'firstFive', 0.9],
  ] as const)('are found by %s (%s)', (set, place, share) => {
    const quality = qualityOf(GOLDEN_QUERIES[set], ask);
    expect(quality[place], quality.missed.join('\n')).toBeGreaterThanOrEqual(share);
  });

  it('come in few bytes', () => {
    expect(built.sections).toBeGreaterThan(200);
    expect(built.indexSize).toBeLessThanOrEqual(BUDGETS.search.index);
  });
});

describe('operations', () => {
  const operations = sampleOperations();
  const file = localIndex(operations.map(operationRecord), []);
  const search = createLocalSearch(JSON.parse(JSON.stringify(file.index)));
  search.setTexts(file.text);
  const askOperations = askIndex(search);

  it.each([
    ['operation ids and slugs', operationIdQueries(operations), 1],
    ['methods and paths', pathQueries(operations), 1],
    ['misspelt names and addresses from logs', PHRASES, 0.95],
  ])('are found by %s', (_, golden, share) => {
    const quality = qualityOf(golden, askOperations);
    expect(quality.firstFive, quality.missed.join('\n')).toBeGreaterThanOrEqual(share);
  });

  it('are first when their operation id is written out', () => {
    const exact = operations.map(({ operationId, page }) => [operationId, page] as const);
    expect(qualityOf(exact, askOperations).notFirst).toEqual([]);
  });
});
