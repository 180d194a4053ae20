import type { SearchRecord } from '../search-data.ts';

/** Returns a record for the beginning of a page. `changes` override its values. */
export function testRecord(url: string, changes: Partial<SearchRecord>): SearchRecord {
  return {
    objectID: url,
    url,
    url_without_anchor: url,
    anchor: null,
    type: 'lvl1',
    hierarchy: testHierarchy(null),
    content: '',
    language: 'en',
    version: 'current',
    docusaurus_tag: 'default',
    kind: 'Guides',
    keywords: [],
    weight: { pageRank: 1, level: 1, position: 1 },
    ...changes,
  };
}

/** Returns a hierarchy of headings. Levels that aren't given are empty. */
export function testHierarchy(
  lvl1: string | null,
  lvl2: string | null = null,
): SearchRecord['hierarchy'] {
  return { lvl0: 'Docs', lvl1, lvl2, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
}
