/** Runs the golden queries on the index of this repository's site. */
import { describe, expect, it } from 'vitest';
import { BUDGETS } from '../budgets.ts';
import { builtWebsite } from '../built-website.ts';
import { askIndex, askSections, loadBuiltIndex } from './built-index.ts';
import { GOLDEN_QUERIES } from './golden-queries.ts';
import { goldenSets } from './golden-sets.ts';
import { settingQueries } from './golden-settings.ts';
import { TASKS } from './golden-tasks.ts';
import { allOperations } from './operations.ts';
import { qualityOf } from './quality.ts';
import { bytesBeforeFirstResult } from './search-bytes.ts';

const output = builtWebsite();
const built = loadBuiltIndex(output);
const bytes = bytesBeforeFirstResult(output);
const ask = askIndex(built.search, 0);
const sets = goldenSets(built.file);

describe('the queries', () => {
  it('ask in many ways, without duplicates', () => {
    const queries = Object.values(GOLDEN_QUERIES).flatMap((set) => set.map(([query]) => query));
    expect(queries.length).toBeGreaterThanOrEqual(270);
    expect(new Set(queries).size).toBe(queries.length);
  });

  it('expect pages that exist', () => {
    const pages = new Set(built.file.pages.map(({ href }) => href));
    const tasks = TASKS.map(([query, ...hrefs]) => [query, ...hrefs.map(withoutAnchor)] as const);
    const expected = [...Object.values(sets), tasks].flatMap((set) =>
      set.flatMap(([, ...hrefs]) => hrefs),
    );
    expect([...new Set(expected)].filter((href) => !pages.has(href))).toEqual([]);
  });

  it('cover every page, operation and setting', () => {
    expect(sets.titles.length).toBeGreaterThan(200);
    expect(sets.titleTypos.length).toBeGreaterThan(1.5 * sets.titles.length);
    expect(allOperations().length).toBeGreaterThan(300);
    expect(sets.settings.length).toBeGreaterThan(120);
  });
});

it.each([
  ['subjects', 'first', 1],
  ['titles', 'first', 0.97],
  ['typos', 'firstFive', 0.95],
  ['titleTypos', 'firstFive', 0.95],
  ['words', 'firstThree', 0.95],
  ['identifiers', 'firstFive', 1],
  ['settings', 'first', 1],
  ['synonyms', 'firstFive', 0.95],
  ['wrongTerms', 'firstFive', 0.95],
  ['errors', 'firstFive', 0.95],
  ['questions', 'firstFive', 0.95],
  ['heldOut', 'firstFive', 0.8],
  ['operationIds', 'firstFive', 1],
  ['paths', 'first', 1],
  ['addresses', 'first', 1],
  ['operationPhrases', 'firstFive', 0.95],
] as const)('%s lead to their page (%s)', (set, place, share) => {
  const quality = qualityOf(sets[set], ask);
  const wrong = place === 'first' ? quality.notFirst : quality.missed;
  expect(quality[place], wrong.join('\n')).toBeGreaterThanOrEqual(share);
});

it('names of settings lead to their row', () => {
  const quality = qualityOf(settingQueries('row'), askSections(built.search, 0));
  expect(quality.notFirst).toEqual([]);
});

it.each([
  ['react', 'react', 'react'],
  ['python', 'python', 'python'],
  ['java', 'java', 'java'],
  ['ruby', 'ruby', 'ruby'],
  ['rust', 'rust', 'rust'],
  ['ios', 'ios-proxy', 'ios'],
  ['flutter', 'flutter', 'flutter/a-b-testing'],
])('%s leads to the SDK first, and then to its tutorial', (query, sdk, tutorial) => {
  const [first, next] = [...new Set(ask(query))];
  const wanted = [`/reference/sdks/${sdk}`, `/feature-flag-tutorials/${tutorial}`];
  expect([first, next]).toEqual(wanted);
});

it('tasks lead first to the section that answers', () => {
  expect(qualityOf(TASKS, askSections(built.search, 0)).notFirst).toEqual([]);
});

it("words that aren't on any page find nothing", () => {
  const words = ['electron', 'mcp', 'cobol', 'ansible', 'graphql', 'pgbouncer'];
  expect(words.filter((word) => ask(word).length > 0)).toEqual([]);
});

it('adding a strategy leads to the guide and to the operation', () => {
  const wanted = [
    ['add strategy', '/how-to-create-feature-flag'],
    ['add strategy to flag', '/how-to-create-feature-flag'],
    ['create strategy', '/how-to-create-feature-flag'],
    ['add strategy', '/reference/api/unleash/add-feature-strategy'],
    ['add strategy to flag', '/reference/api/unleash/add-feature-strategy'],
    ['add strategy api', '/reference/api/unleash/add-feature-strategy'],
  ] as const;
  expect(qualityOf(wanted, ask).missed).toEqual([]);
  expect(ask('add strategy api')[0]).toBe('/reference/api/unleash/add-feature-strategy');
  const custom = /custom|create-strategy$/;
  for (const [query] of wanted) expect(ask(query)[0]).not.toMatch(custom);
});

it('operations come first if the query is their full operation id', () => {
  const exact = allOperations().map(({ operationId, page }) => [operationId, page] as const);
  expect(qualityOf(exact, ask).notFirst).toEqual([]);
});

it('operations below a path follow the one with that path', () => {
  const path = '/api/admin/projects/{projectId}/features';
  const below = allOperations().filter(({ path: each }) => each.startsWith(`${path}/`));
  const [first, ...others] = [...new Set(ask(`GET ${path}`))];
  expect(first).toBe('/reference/api/unleash/get-features');
  expect(below.map(({ page }) => page)).toEqual(expect.arrayContaining(others.slice(0, 4)));
});

it('guides come before operations if the query names no operation', () => {
  const isReference = new Set(
    built.file.pages.flatMap(({ href, isReference }) => (isReference ? [href] : [])),
  );
  const first = (query: string) => isReference.has(ask(query)[0] ?? '');
  const questions = sets.questions.map(([query]) => query);
  expect(questions.filter(first)).toEqual([]);
  expect(['GET segments', 'createSegment', '/api/admin/tags'].filter(first)).toHaveLength(3);
});

it('the kind API leads to operations, not to older pages about them', () => {
  const first = (text: string) =>
    built.search.answer({ text, kind: 'API', offset: 0, limit: 1, excerptWords: 0 }).hits[0]?.href;
  for (const text of ['segment', 'strategy', 'api token', 'environment', 'event']) {
    expect(first(text), text).toMatch(/^\/reference\/api\/unleash\//);
  }
});

it.each([
  ['titles', 0.97, 0.97],
  ['subjects', 0.95, 0.97],
  ['settings', 0.97, 0.97],
  ['words', 0.85, 0.85],
  ['identifiers', 0.6, 0.85],
  ['wrongTerms', 0.85, 0.85],
] as const)('names alone answer most %s, and lead to the same page', (set, share, same) => {
  const query = (text: string) => ({ text, offset: 0, limit: 1, excerptWords: 0 });
  const answered = sets[set].filter(([text]) => built.byNames.isNamed(query(text)));
  expect(answered.length / sets[set].length).toBeGreaterThanOrEqual(share);
  const [byNames, byAll] = [built.byNames, built.search].map((search) => askIndex(search, 0));
  const other = answered.filter(([text]) => byNames?.(text)[0] !== byAll?.(text)[0]);
  expect(1 - other.length / answered.length).toBeGreaterThanOrEqual(same);
});

it('few bytes load before the first result', () => {
  expect(built.file.sections.length).toBeGreaterThan(1000);
  expect(bytes).toBeGreaterThan(built.sizes.names);
  expect(bytes).toBeLessThanOrEqual(BUDGETS.search.beforeFirstResult);
});

function withoutAnchor(href: string): string {
  return href.split('#')[0] ?? href;
}
