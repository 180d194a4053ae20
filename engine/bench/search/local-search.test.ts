import { expect, it } from 'vitest';
import { localIndex, textsOf } from '../../src/plugins/search/index/local-index.ts';
import { testHierarchy, testRecord } from '../../src/plugins/search/index/test-record.ts';
import {
  createLocalSearch,
  type LocalSearch,
} from '../../src/plugins/search/query/local-search.ts';
import { plainText } from '../../src/plugins/search/query/search-types.ts';
import type { SearchIndex, SearchRecord } from '../../src/plugins/search/search-data.ts';
import { editDistance } from '../../src/shared/edit-distance.ts';

type Section = Partial<SearchRecord> & { headings: readonly string[]; content: string };

const OPERATION = {
  method: 'POST',
  path: '/api/admin/projects/{projectId}/features',
  operationId: 'createFeature',
  tags: ['Features'],
};

const SECTIONS: readonly Section[] = [
  { headings: ['Segments'], content: 'A segment is a set of constraints that many flags share.' },
  { headings: ['Segments', 'Limits'], anchor: 'limits', content: 'At most 300. DATABASE_SSL.' },
  { headings: ['Create a flag'], content: 'Turn a flag on in production with a rollout.' },
  { headings: ['Create a feature'], content: 'Adds.', kind: 'API', operation: OPERATION },
  { headings: ['Old ramps'], content: 'Ramp a flag up.', isSecondary: true },
  { headings: ['New ramps'], content: 'Ramp a flag up. Toggle it later.' },
  {
    headings: ['Legacy', 'Speed'],
    anchor: 'speed',
    content: 'Rarely gentle. Set tiltSpeed.',
    isSecondary: true,
  },
  {
    headings: ['Client'],
    content: 'Start it. const hidden = client.isReady(1234); Then wait.',
    code: ['const hidden = client.isReady(1234);'],
  },
  { headings: ['Client', 'Gates'], anchor: 'gates', content: 'Gates of a client. Gates.' },
  { headings: ['Tall gates'], content: 'They open by day.' },
  { headings: ['Safety', 'Rules'], anchor: 'password-demands', content: 'Ten letters.' },
  { headings: ['Caching'], content: 'Each answer carries an ETag.' },
  { headings: ['Hooks'], content: 'useGate and others. useGate', code: ['useGate'] },
  { headings: ['Table'], content: 'Many words stand before useGate is.', names: ['useGate()'] },
  { headings: ['Otter lesson: a boat in a pond'], content: 'Otter.', keywords: ['otter', 'boat'] },
  { headings: ['Otter kit'], content: 'All that an otter needs.' },
  { headings: ['Alarms'], content: 'The red button. A red button.', keywords: ['red button'] },
  ...['Ada', 'Ben', 'Cleo', 'Dan', 'Eva'].map((name) => ({
    headings: [name, 'Red button'],
    anchor: 'red-button',
    content: 'Press it.',
  })),
  { headings: ['Roles'], content: 'Who may do what.', keywords: ['RBAC'] },
  {
    headings: ['Heron plugin: harvest'],
    content: 'Herons bring it.',
    url_without_anchor: 'https://docs.example.com/herons',
  },
  { headings: ['Fields'], content: 'What grows there.', keywords: ['harvest'] },
  { headings: ['Lists'], content: 'A value is IN a list. HOUSE_PORT.', names: ['IN'] },
  {
    headings: ['Start an engine'],
    content: 'Starts it.',
    operation: { ...OPERATION, path: '/engines/{engineId}', operationId: 'startEngine' },
    names: ['engineId'],
  },
  { headings: ['Engines'], content: 'The engineId is on the plate.', names: ['engineId'] },
  { headings: ['Boxes'], content: 'Put it in boxes.' },
  { headings: ['A lesson of nine days'], content: 'Sow.', keywords: ['moss'] },
  { headings: ['Garden'], content: 'Rake.', keywords: ['moss'] },
  { headings: ['Tubs'], content: 'A tub.' },
  { headings: ['Tuba'], content: 'A tuba.' },
  { headings: ['Doors'], content: 'A door was left open by the last guest.' },
  { headings: ['Windows'], content: 'Say it: "Who left the door open?" Door, open, left.' },
  {
    headings: ['Windows', 'Messages'],
    anchor: 'messages',
    content: '{ "message": "The door (red) can\'t be left open." }',
    code: ['{ "message": "The door (red) can\'t be left open." }'],
  },
  ...['Oak', 'Elm', 'Ash', 'Fir'].map((tree) => ({
    headings: [tree],
    content: 'Old trees grow tall by rivers.',
  })),
  { headings: ['Mill'], content: 'Start it: Wheel::Mill.turn', code: ['Wheel::Mill.turn'] },
  { headings: ['Wheel mill'], content: 'The wheel of a mill.' },
  { headings: ['Bounds'], content: 'As far as one goes.', keywords: ['limit'] },
];

function record({ headings, ...rest }: Section): SearchRecord {
  const url = `https://docs.example.com/${headings[0]?.toLowerCase().replaceAll(' ', '-')}`;
  const [lvl1 = null, lvl2 = null] = headings;
  return testRecord(url, {
    type: headings.length === 1 ? 'lvl1' : 'lvl2',
    hierarchy: testHierarchy(lvl1, lvl2),
    weight: { pageRank: rest.operation ? 0 : 1, level: 1, position: 1 },
    ...rest,
  });
}

const records = SECTIONS.map(record);
const index = localIndex(records, [
  ['flag', 'toggle'],
  ['roles', 'permissions'],
  ['how many', 'limit'],
]);
const search = searchIn(JSON.parse(JSON.stringify(index)));

function searchIn({ names, words }: SearchIndex): LocalSearch {
  const whole = createLocalSearch(names);
  whole.setWords(words);
  return whole;
}

function ask(text: string, kind?: string) {
  return search.answer({ text, kind, offset: 0, limit: 20, excerptWords: 6 });
}

function hrefs(text: string): string[] {
  return ask(text).hits.map(({ href }) => href);
}

function first(text: string): string | undefined {
  return ask(text).hits[0]?.href;
}

it('returns results before the texts have loaded, without excerpts', () => {
  expect(ask('segments').hits[0]).toMatchObject({ href: '/segments', excerpt: undefined });
  search.setTexts(textsOf(records));
  expect(plainText(ask('segments').hits[0]?.excerpt ?? [])).toBe('A segment is a set of…');
});

it.each([
  ['segmnets', '/segments'],
  ['segemnt', '/segments'],
  ['sgments', '/segments'],
  ['database ssl', '/segments#limits'],
  ['database_ssl', '/segments#limits'],
  ['DATABSE_SSL', '/segments#limits'],
  ['create toggle', '/create-a-flag'],
  ['rollouts', '/create-a-flag'],
  ['roll out', '/create-a-flag'],
  ['rbac', '/roles'],
  ['permissions', '/roles'],
  ['createFeature', '/create-a-feature'],
  ['create-feature', '/create-a-feature'],
  ['createFeture', '/create-a-feature'],
  ['POST /api/admin/projects/default/features', '/create-a-feature'],
  ['post api/admin/projects/:id/feat', '/create-a-feature'],
  ['how do I turn a flag on in production?', '/create-a-flag'],
  ['create', '/create-a-flag'],
  ['POST create', '/create-a-feature'],
])('finds %j', (query, href) => {
  expect(first(query)).toBe(href);
});

it('finds sections by their anchors, and single letters only with their word', () => {
  expect(first('password demands')).toBe('/safety#password-demands');
  expect(ask('etag').hits.map(({ href }) => href)).toEqual(['/caching']);
  expect(ask('ETag').hits.map(({ href }) => href)).toEqual(['/caching']);
});

it('ranks the table that explains a name above sections that only use it', () => {
  expect(ask('useGate').hits.map(({ href }) => href)).toEqual(['/table', '/hooks']);
});

it("doesn't take a different word for a typo", () => {
  // Both queries have too many typos: two letters of `constraints`, including the first, and one of the three
  // letters of `ssl`.
  expect([ask('xonstraimts').hits, ask('stl').hits]).toEqual([[], []]);
  expect(first('conxtraimts')).toBe('/segments');
});

it('marks only the words that match', () => {
  const [hit] = ask('300').hits;
  expect(hit?.excerpt?.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['300']);
  expect(hit).toMatchObject({ above: ['Segments'], group: 'Docs', kind: 'Guides' });
  expect(hit?.title).toEqual([{ text: 'Limits', isMatch: false }]);
});

it('only removes hits when a kind is selected', () => {
  const decks = Array.from({ length: 12 }, (_, deck) => ({
    headings: [`Ferry deck ${deck}`],
    content: 'A deck of a ferry.',
  }));
  const pier = { headings: ['Pier'], content: 'Where a ferry lands.', kind: 'API' };
  const ferries = searchIn(localIndex([...decks, pier].map(record), []));
  const found = (kind?: string) =>
    ferries.answer({ text: 'ferry deck', kind, offset: 0, limit: 20, excerptWords: 0 });
  expect(found().total).toBe(12);
  expect(found('Guides').total).toBe(12);
  // The selected kind excludes all hits, so a different query wouldn't help.
  expect(found('API')).toEqual({ hits: [], total: 0, closest: [] });
});

it("ranks the page about a word above other pages' sections with that heading", () => {
  const [best, next] = ask('gates').hits.map(({ href }) => href);
  expect([best, next]).toEqual(['/tall-gates', '/client#gates']);
});

it('ranks a short title with the word above a longer one', () => {
  const [best, next] = ask('otter').hits.map(({ href }) => href);
  expect([best, next]).toEqual(['/otter-kit', '/otter-lesson:-a-boat-in-a-pond']);
});

it('ranks a page about several words above sections that many pages have about them', () => {
  expect(first('red button')).toBe('/alarms');
});

it('ranks the page about a word above a page whose title only mentions the word', () => {
  expect(hrefs('harvest')).toEqual(['/fields', '/herons']);
});

it('ranks the shorter title first if both pages have the name', () => {
  expect(hrefs('moss')).toEqual(['/garden', '/a-lesson-of-nine-days']);
});

it('finds a stop word in capitals where pages write it in capitals', () => {
  expect(hrefs('IN')).toEqual(['/lists']);
  expect([hrefs('in'), hrefs('IN THE')]).toEqual([[], []]);
});

it('finds names that begin like an unknown one, and a name without its underscore', () => {
  expect([hrefs('HOUSE_ROOF'), hrefs('HOUSE PORT')]).toEqual([['/lists'], ['/lists']]);
});

it('ranks guides above operations that have a parameter', () => {
  expect(hrefs('engineId')).toEqual(['/engines', '/start-an-engine']);
  expect(first('startEngine')).toBe('/start-an-engine');
});

it('ranks the section that contains a message first, even if values differ', () => {
  expect(first("the door (red) can't be left")).toBe('/windows#messages');
  expect(first('“The door (red) can’t be left  open.”')).toBe('/windows#messages');
  expect(first("The DOOR (blue) can't be left open")).toBe('/windows#messages');
  expect(first('who left the door')).toBe('/windows');
  expect(ask('who left the door', 'API').hits).toEqual([]);
});

it("doesn't treat common phrases and headings as quotations", () => {
  expect(first('trees grow tall')).toBe('/oak');
  expect(ask('trees grow tall').hits).toHaveLength(4);
  expect(first('wheel of a mill')).toBe('/wheel-mill');
});

it('ranks a name in code below others', () => {
  expect(first('Wheel::Mill')).toBe('/mill');
});

it('treats a short plural as a complete word', () => {
  expect([hrefs('tub').length, hrefs('tubs')]).toEqual([2, ['/tubs']]);
});

it('recognizes phrases with stop words only as a whole', () => {
  expect(hrefs('how many')).toContain('/bounds');
  expect(hrefs('many')).not.toContain('/bounds');
});

it('ranks deprecated pages below their replacements', () => {
  expect(ask('ramps').hits.map(({ href }) => href)).toEqual(['/new-ramps', '/old-ramps']);
  expect(first('old ramps')).toBe('/old-ramps');
});

it('finds code by its names, and secondary pages by their beginning and names', () => {
  expect([first('isReady'), first('then wait')]).toEqual(['/client', '/client']);
  expect([first('tiltSpeed'), first('gentle')]).toEqual(['/legacy#speed', undefined]);
  expect([first('hidden'), first('1234')]).toEqual([undefined, undefined]);
});

it('marks typed words rather than synonyms', () => {
  const marksOf = (text: string, href: string) => {
    const hit = ask(text).hits.find((each) => each.href === href);
    return hit?.excerpt?.filter(({ isMatch }) => isMatch).map((part) => part.text);
  };
  expect(marksOf('toggle', '/new-ramps')).toEqual(['Toggle']);
  expect(marksOf('toggle', '/old-ramps')).toEqual(['flag']);
});

it('shows operations with the requested name after guides', () => {
  expect(ask('create').hits.map(({ href }) => href)[0]).toBe('/create-a-flag');
  expect(first('create feature api')).toBe('/create-a-feature');
  expect(first('create feature with the api')).toBe('/create-a-feature');
});

it('filters by kind', () => {
  expect(ask('create', 'API').hits.map(({ href }) => href)).toEqual(['/create-a-feature']);
  expect(ask('create', 'Guides').total).toBe(1);
});

it('returns one screen of hits and the total', () => {
  const query = { text: 'create', offset: 1, limit: 1, excerptWords: 5 };
  const { hits, total } = search.answer(query);
  expect([hits.length, total]).toEqual([1, 2]);
});

it('returns the same hits without excerpts if none are requested', () => {
  const query = { text: 'create', offset: 0, limit: 20 };
  const { hits } = search.answer({ ...query, excerptWords: 5 });
  expect(hits[0]?.excerpt).not.toEqual([]);
  const without = search.answer({ ...query, excerptWords: 0 });
  expect(without.hits).toEqual(hits.map((hit) => ({ ...hit, excerpt: [] })));
});

it('suggests the closest words if nothing is found', () => {
  expect(ask('limmitszz').closest).toEqual(['limits']);
  expect(ask('how').hits).toEqual([]);
});

it.each([
  ['flag', 'flag', 0],
  ['flag', 'falg', 1],
  ['flag', 'flags', 1],
  ['flag', 'fog', 2],
  ['flag', 'segment', 3],
])('counts the edits from %s to %s', (one, other, edits) => {
  expect(editDistance(one, other, 2)).toBe(edits);
});
