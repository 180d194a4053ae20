/** All classes of queries: those that someone wrote, and those generated from names on the site. */
import type { SearchNamesFile } from '../../src/plugins/search/search-data.ts';
import { HELD_OUT } from './golden-held-out.ts';
import { ADDRESSES, operationIdQueries, PHRASES, pathQueries } from './golden-operations.ts';
import { GOLDEN_QUERIES } from './golden-queries.ts';
import { settingQueries } from './golden-settings.ts';
import { SUBJECTS } from './golden-subjects.ts';
import { titleQueries, titleTypos } from './golden-titles.ts';
import { allOperations } from './operations.ts';

/** @param file the index whose titles are used */
export function goldenSets(file: SearchNamesFile) {
  const operations = allOperations();
  return {
    ...GOLDEN_QUERIES,
    heldOut: HELD_OUT,
    subjects: SUBJECTS,
    titles: titleQueries(file),
    titleTypos: titleTypos(file),
    settings: settingQueries('page'),
    operationIds: operationIdQueries(operations),
    paths: pathQueries(operations),
    operationPhrases: PHRASES,
    addresses: ADDRESSES,
  } as const;
}
