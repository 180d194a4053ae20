import { expect, it } from 'vitest';
import type { CompiledPage } from '../../../core/plugin-api.ts';
import { assembleSite, testCompiled, testDefinition, testSource } from '../../../core/test-api.ts';
import type { SearchManifest, SearchNamesFile } from '../search-data.ts';
import type { SearchConfig } from '../settings.ts';
import { searchRecords } from './records.ts';
import { searchFiles } from './search-files.ts';

const NO_SEARCH: SearchConfig = { synonyms: [], kinds: [], secondary: [], suggestions: [] };

const provided = {
  provider: 'api',
  isReference: true,
  hasOwnWords: true,
  entry: {
    id: 'createVoucher',
    badge: 'POST',
    path: '/api/store/vouchers',
    groups: ['Vouchers'],
    isDeprecated: false,
  },
};

function setUp(search: Partial<SearchConfig> = {}, base = '') {
  const definition = testDefinition({ config: { base, search: { ...NO_SEARCH, ...search } } });
  const sources = [
    testSource('welcome.md', { slug: '/', title: 'Welcome' }),
    testSource('reference/vouchers.md', {
      title: 'Vouchers',
      description: 'What vouchers are.',
      keywords: ['audience'],
    }),
    { ...testSource('reference/api/create-voucher.md', { title: 'Create a voucher' }), provided },
    testSource('hidden.md', { unlisted: true }),
  ];
  const pages: Record<string, Partial<CompiledPage>> = {
    'docs/welcome.md': { sections: [{ headings: ['Welcome'], text: 'Hello' }] },
    'docs/reference/vouchers.md': {
      sections: [
        { headings: ['Vouchers'], text: 'A set.' },
        { headings: ['Vouchers', 'Fields', 'Type'], anchor: 'type', text: 'A string' },
      ],
    },
    'docs/reference/api/create-voucher.md': {
      sections: [{ headings: ['Create a voucher'], text: 'Creates.', names: ['conditions'] }],
    },
  };
  const compiled = new Map(
    sources.map(({ file }) => [file, { ...testCompiled(file), ...pages[file] }]),
  );
  const { site } = assembleSite(definition, sources);
  return { site, compiled, definition };
}

it('creates one record per section of listed pages', () => {
  const { site, compiled, definition } = setUp();
  const records = searchRecords(site, compiled, definition);
  expect(records.map(({ objectID, type }) => [objectID, type])).toEqual([
    ['/', 'lvl1'],
    ['/reference/vouchers', 'lvl1'],
    ['/reference/vouchers#type', 'lvl3'],
    ['/reference/api/create-voucher', 'lvl1'],
  ]);
  expect(records[2]).toMatchObject({
    url: 'https://docs.acme.example/reference/vouchers#type',
    url_without_anchor: 'https://docs.acme.example/reference/vouchers',
    anchor: 'type',
    hierarchy: { lvl0: 'Guides', lvl1: 'Vouchers', lvl2: 'Fields', lvl3: 'Type', lvl4: null },
    content: 'A string',
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    keywords: [],
  });
  expect(records[1]).toMatchObject({
    content: 'What vouchers are. A set.',
    keywords: ['audience'],
  });
});

it('finds operations by their names', () => {
  const { site, compiled, definition } = setUp();
  expect(searchRecords(site, compiled, definition).at(-1)).toMatchObject({
    kind: 'API',
    operation: { method: 'POST', path: '/api/store/vouchers', operationId: 'createVoucher' },
    names: ['conditions'],
    weight: { pageRank: 0 },
  });
});

it("lists the index's files, kinds, and suggestions in the manifest", () => {
  const { site, compiled, definition } = setUp(
    {
      kinds: [
        { label: 'Reference', routes: ['/reference'] },
        { label: 'Unused', routes: ['/ref'] },
      ],
      suggestions: ['/reference/vouchers', '/not-written'],
      community: { label: 'Forum', href: '/forum' },
    },
    '/docs',
  );
  const [manifest, names, words, texts] = searchFiles(site, compiled, definition);
  const read = JSON.parse(manifest?.content ?? '') as SearchManifest;
  expect(read).toEqual({
    index: {
      names: `/docs/${names?.name}`,
      words: `/docs/${words?.name}`,
      texts: `/docs/${texts?.name}`,
    },
    kinds: ['Guides', 'Reference'],
    suggestions: [{ label: 'Vouchers', href: '/docs/reference/vouchers' }],
    community: { label: 'Forum', href: '/docs/forum' },
  });
  expect(names?.name).toMatch(/^assets\/search-names\.[\da-f]{12}\.json$/);
  const { pages, sections } = JSON.parse(names?.content ?? '') as SearchNamesFile;
  expect(pages[1]).toMatchObject({ href: '/docs/reference/vouchers', title: 'Vouchers' });
  expect(sections[2]).toEqual([1, 'type', 'Fields', 'Type']);
  expect(JSON.parse(texts?.content ?? '')[2]).toBe('A string');
});

it('creates no local index for a hosted one', () => {
  const hosted = { appId: 'APP', apiKey: 'key', indexName: 'docs' };
  const { site, compiled, definition } = setUp({ hosted });
  const files = searchFiles(site, compiled, definition);
  expect(files.map(({ name }) => name)).toEqual(['search.json']);
  expect(JSON.parse(files[0]?.content ?? '')).toMatchObject({
    hosted: {
      ...hosted,
      facetFilters: [
        'language:en',
        ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      ],
    },
  });
});

it('is the same for the same site', () => {
  const { site, compiled, definition } = setUp();
  expect(searchFiles(site, compiled, definition)).toEqual(searchFiles(site, compiled, definition));
});
