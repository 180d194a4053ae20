// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SearchHit } from '../../query/search-types.ts';
import { addFavorite, addRecent, readSearches, removeSearch } from './stored-searches.ts';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

function hit(name: string): SearchHit {
  const title = [{ text: name, isMatch: true }];
  return { id: `/${name}`, href: `/${name}`, title, above: [], excerpt: [], group: '', kind: '' };
}

function names(list: readonly { title: string }[]): string {
  return list.map(({ title }) => title).join('');
}

it('keeps seven recent searches, the newest first and each once', () => {
  for (const name of 'abcdefghc') addRecent(hit(name));
  expect(names(readSearches().recent)).toBe('chgfedb');
});

it('keeps four recent searches beside favorites, and ten favorites', () => {
  for (const name of 'abcdefg') addRecent(hit(name));
  const [newest] = readSearches().recent;
  if (newest === undefined) throw new Error('Nothing was kept');
  const { recent, favorites } = addFavorite(newest);
  expect([names(recent), names(favorites)]).toEqual(['fedc', 'g']);
  for (const name of 'hijklmnopqr') addFavorite({ ...newest, id: `/${name}`, title: name });
  expect(names(readSearches().favorites)).toBe('rqponmlkji');
});

it("doesn't add a favorite to recent searches", () => {
  addFavorite({ id: '/a', href: '/a', title: 'a', above: [] });
  addRecent(hit('a'));
  expect(readSearches().recent).toEqual([]);
});

it('forgets removed entries', () => {
  addRecent(hit('a'));
  addRecent(hit('b'));
  addFavorite({ id: '/c', href: '/c', title: 'c', above: [] });
  removeSearch('/a');
  const { recent, favorites } = removeSearch('/c');
  expect([names(recent), names(favorites)]).toEqual(['b', '']);
});

it.each([
  'not json',
  '{}',
  'null',
  '[null, 1, "a", {"id": 1}]',
  '[{"id":"/x","title":"x","href":"javascript:alert(1)","above":[]}]',
  '[{"id":"/x","title":"x","href":"//evil.example","above":[]}]',
  '[{"id":"/x","title":"x","href":"/x","above":[{}]}]',
  'x'.repeat(20_000),
])('works with %j in storage', (value) => {
  localStorage.setItem('docs.search.recent', value);
  localStorage.setItem('docs.search.favorites', value);
  expect(readSearches()).toEqual({ recent: [], favorites: [] });
});

it('works with storage blocked', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('blocked');
  });
  addRecent(hit('a'));
  expect(readSearches()).toEqual({ recent: [], favorites: [] });
});
