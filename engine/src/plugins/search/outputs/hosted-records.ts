/** Prepares records for a hosted index: splits those that exceed the service's limit, and configures ranking. */
import type { SearchRecord } from '../search-data.ts';

/** Maximum length of a record's text. The service rejects records of more than 10 KB. */
const MAXIMUM_LENGTH = 4000;

/** The local index's ranking, expressed as settings of the service. */
export const HOSTED_SETTINGS = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(operation.operationId)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'unordered(keywords)',
    'unordered(operation.path)',
    'unordered(names)',
    'content',
  ],
  attributesForFaceting: ['language', 'version', 'docusaurus_tag', 'type', 'kind'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributeForDistinct: 'objectID',
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'desc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  ignorePlurals: true,
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  separatorsToIndex: '_',
  camelCaseAttributes: ['operation.operationId', 'names'],
};

/** Splits records with long texts. The id of each additional part starts with that of the first: `/a#b~2`. */
export function hostedRecords(records: readonly SearchRecord[]): SearchRecord[] {
  return records.flatMap(({ code: _, ...record }) => {
    const [first = '', ...others] = partsOf(record.content ?? '');
    const rest = others.map((content, index) => ({
      ...record,
      objectID: `${record.objectID}~${index + 2}`,
      content,
    }));
    return [{ ...record, content: first === '' ? null : first }, ...rest];
  });
}

function partsOf(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > MAXIMUM_LENGTH) {
    const space = rest.lastIndexOf(' ', MAXIMUM_LENGTH);
    const end = space <= 0 ? MAXIMUM_LENGTH : space;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...parts, rest];
}
