/** Keeps the size of a page within its limit: a long text that a hundred properties refer to is on it a hundred times. */

import { over, readHtml } from '../../../core/plugin-api.ts';
import { escapeText } from '../../../shared/safe-text.ts';
import { REFERENCE_LIMITS } from '../limits.ts';

/** Members whose text is HTML. */
const HTML = new Set(['html', 'about', 'summary', 'description', 'documentation', 'kind']);
/** Members that links lead to or by; `createIds` keeps ids short. */
const WHOLE = new Set(['id', 'href']);
/** Characters of each text and entries of each list that a full page still shows. */
const SHORT = { text: 200, values: 10 } as const;

/** Characters and entries of lists that a page may have. */
interface PageLimits {
  page: number;
  entries: number;
}

/** Entries of lists that no page needs more of, by key. */
const LISTS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    values: REFERENCE_LIMITS.values,
    properties: REFERENCE_LIMITS.properties,
    choices: REFERENCE_LIMITS.choices,
  }),
);

interface Page {
  limits: PageLimits;
  /** Characters so far, those that are cut included. */
  characters: number;
  /** Entries of lists so far. */
  entries: number;
  /** The first list that is cut, as the end of a sentence. */
  cut?: string;
}

/**
 * Returns a view in which everything after a limit is cut to its start, and what exceeds the limit, as the end of a
 * sentence. Parts that stay the same are the same objects, which the theme renders once for all pages. Request
 * samples have limits of their own.
 */
export function limitedView<View extends object>(
  view: View,
  limits: PageLimits = REFERENCE_LIMITS,
): { view: View; excess?: string } {
  const page: Page = { limits, characters: 0, entries: 0 };
  const limited = limitedObject(view, page) as View;
  const { page: characters, entries } = limits;
  if (page.characters > characters) {
    return { view: limited, excess: over('characters', page.characters, characters) };
  }
  if (page.entries > entries) {
    return { view: limited, excess: over('entries in lists', page.entries, entries) };
  }
  return { view: limited, excess: page.cut };
}

function limitedObject(object: object, page: Page): object {
  const changes: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(object)) {
    const limited = limitedMember(key, value, page);
    if (limited === value) continue;
    changes[key] = limited;
    if (key !== 'values' || !Array.isArray(value) || !Array.isArray(limited)) continue;
    const cut = value.length - limited.length;
    if (cut === 0) continue;
    // Facts have no place for a number.
    if ('label' in object && !('html' in object)) limited.push('…');
    else changes.more = cut + ('more' in object ? Number(object.more) : 0);
  }
  return Object.keys(changes).length === 0 ? object : { ...object, ...changes };
}

function limitedMember(key: string, value: unknown, page: Page): unknown {
  if (typeof value === 'string') {
    if (HTML.has(key)) return limitedHtml(value, page);
    return WHOLE.has(key) ? counted(value, page) : limitedText(value, page);
  }
  if (typeof value !== 'object' || value === null || key === 'samples') return value;
  return Array.isArray(value) ? limitedList(key, value, page) : limitedObject(value, page);
}

function limitedList(key: string, list: readonly unknown[], page: Page): readonly unknown[] {
  const limited: unknown[] = [];
  const most = mostOf(key, page) ?? list.length;
  // A page says itself how many values are left out.
  if (list.length > most && key !== 'values')
    page.cut ??= over(`entries in "${key}"`, list.length, most);
  for (const [at, each] of list.entries()) {
    if (at >= most || at >= roomIn(page)) break;
    page.entries += 1;
    limited.push(limitedMember(HTML.has(key) ? key : '', each, page));
  }
  // Entries that are left out count once, however large they are.
  page.entries += list.length - limited.length;
  const isSame = limited.length === list.length && limited.every((each, at) => each === list[at]);
  return isSame ? list : limited;
}

function mostOf(key: string, page: Page): number | undefined {
  return key === 'values' && isFull(page) ? SHORT.values : LISTS.get(key);
}

/** Entries of a list that a page has room for. Nested lists of ten entries each would multiply again. */
function roomIn({ entries, limits }: Page): number {
  if (entries > 2 * limits.entries) return 0;
  return entries > limits.entries ? SHORT.values : Number.POSITIVE_INFINITY;
}

function isFull({ characters, limits }: Page): boolean {
  return characters > limits.page;
}

function counted(text: string, page: Page): string {
  page.characters += text.length;
  return text;
}

function limitedHtml(html: string, page: Page): string {
  counted(html, page);
  if (!isFull(page) || html.length <= SHORT.text) return html;
  const tokens = readHtml(html.slice(0, 10 * SHORT.text));
  const text = tokens.map((token) => (token.kind === 'text' ? token.text : '')).join('');
  const start = `${escapeText(text.slice(0, SHORT.text))}…`;
  const [first] = tokens;
  return first?.kind === 'start' && first.name === 'p' ? `<p>${start}</p>` : start;
}

function limitedText(text: string, page: Page): string {
  counted(text, page);
  const most = isFull(page) ? SHORT.text : REFERENCE_LIMITS.value;
  return text.length <= most ? text : `${text.slice(0, most)}…`;
}
