/** Stores searches that a reader may want to repeat. They never leave the browser. */
import { readStored, writeStored } from '../../../../client/storage/storage.ts';
import { plainText, type SearchHit } from '../../query/search-types.ts';

/** A stored hit: its URL and its title. */
export interface StoredSearch {
  id: string;
  href: string;
  title: string;
  /** The page title, followed by the headings above the section. */
  above: readonly string[];
}

export interface StoredSearches {
  /** Recent searches, newest first. */
  recent: readonly StoredSearch[];
  favorites: readonly StoredSearch[];
}

const RECENT = 'search.recent';
const FAVORITES = 'search.favorites';
const MAXIMUM_RECENT = 7;
/** Maximum number of recent searches if there are favorites. */
const MAXIMUM_RECENT_BESIDE_FAVORITES = 4;
const MAXIMUM_FAVORITES = 10;

/** Returns the stored searches. If storage is blocked or has other content, the list is empty. */
export function readSearches(): StoredSearches {
  const favorites = readList(FAVORITES).slice(0, MAXIMUM_FAVORITES);
  return { favorites, recent: readList(RECENT).slice(0, recentLimit(favorites)) };
}

/** Stores a chosen hit as a recent search, unless it's a favorite. */
export function addRecent(hit: SearchHit): void {
  const { favorites, recent } = readSearches();
  const entry = storedOf(hit);
  if (favorites.some(({ id }) => id === entry.id)) return;
  const list = [entry, ...without(recent, entry.id)].slice(0, recentLimit(favorites));
  writeStored(RECENT, JSON.stringify(list));
}

/** Turns a recent search into a favorite. */
export function addFavorite(entry: StoredSearch): StoredSearches {
  const { favorites, recent } = readSearches();
  return write({
    favorites: [entry, ...without(favorites, entry.id)].slice(0, MAXIMUM_FAVORITES),
    recent: without(recent, entry.id),
  });
}

/** Removes a search from the favorites and the recent searches. Returns the ones that are left. */
export function removeSearch(id: string): StoredSearches {
  const { favorites, recent } = readSearches();
  return write({ favorites: without(favorites, id), recent: without(recent, id) });
}

/** Stores searches and returns them. If storage is blocked, the lists on screen still change. */
function write(searches: StoredSearches): StoredSearches {
  writeStored(RECENT, JSON.stringify(searches.recent));
  writeStored(FAVORITES, JSON.stringify(searches.favorites));
  return { ...searches, recent: searches.recent.slice(0, recentLimit(searches.favorites)) };
}

function recentLimit(favorites: readonly StoredSearch[]): number {
  return favorites.length === 0 ? MAXIMUM_RECENT : MAXIMUM_RECENT_BESIDE_FAVORITES;
}

function storedOf({ id, href, title, above }: SearchHit): StoredSearch {
  return { id, href, title: plainText(title), above };
}

function without(list: readonly StoredSearch[], id: string): StoredSearch[] {
  return list.filter((entry) => entry.id !== id);
}

function readList(key: string): StoredSearch[] {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? '[]');
    const entries = Array.isArray(value) ? value.filter(isStoredSearch) : [];
    return entries.filter(({ id }, index) => entries.findIndex((it) => it.id === id) === index);
  } catch {
    return [];
  }
}

/** True for an entry whose URL is a path on this site. Storage can contain anything. */
function isStoredSearch(value: unknown): value is StoredSearch {
  if (typeof value !== 'object' || value === null) return false;
  const { id, href, title, above } = value as Partial<Record<keyof StoredSearch, unknown>>;
  return (
    typeof id === 'string' &&
    typeof title === 'string' &&
    typeof href === 'string' &&
    /^\/(?![/\\])/.test(href) &&
    Array.isArray(above) &&
    above.every((each) => typeof each === 'string')
  );
}
