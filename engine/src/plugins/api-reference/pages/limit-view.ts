/**
 * Keeps pages within a size limit. If a hundred properties refer to the same long text, their page would contain it
 * a hundred times.
 */

import { over, readHtml } from '../../../core/plugin-api.ts';
import { escapeText } from '../../../shared/safe-text.ts';
import { REFERENCE_LIMITS } from '../limits.ts';

/** Names of view properties that contain HTML. */
const HTML = new Set(['html', 'about', 'summary', 'description', 'documentation', 'kind']);
/**
 * Names of view properties that contain ids and link targets. They need no limit, because `createIds` already
 * shortens ids.
 */
const WHOLE = new Set(['id', 'href']);
/** Maximum length of texts and lists once a page has exceeded its limit. */
const SHORT = { text: 200, values: 10 } as const;

/** The maximum number of characters and list entries on a page. */
interface PageLimits {
  page: number;
  entries: number;
}

/** Maximum number of list entries, keyed by property. No page needs more. */
const LISTS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    values: REFERENCE_LIMITS.values,
    properties: REFERENCE_LIMITS.properties,
    choices: REFERENCE_LIMITS.choices,
  }),
);

interface Page {
  limits: PageLimits;
  /** The number of characters so far. Those that were removed count, too. */
  characters: number;
  /** The number of list entries so far. */
  entries: number;
  /** The first list that was shortened, phrased as the end of a sentence. */
  cut?: string;
}

/**
 * Returns a view in which everything beyond a limit is shortened. The second result is the limit that was exceeded,
 * phrased as the end of a sentence. Unchanged parts stay the same objects, which the theme renders only once for
 * all pages. Request samples have limits of their own.
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
    // A fact can't say how many values are omitted, so it ends in an ellipsis.
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
  const most = maximumEntries(key, page) ?? list.length;
  // For values, the page itself shows how many are omitted.
  if (list.length > most && key !== 'values')
    page.cut ??= over(`entries in "${key}"`, list.length, most);
  for (const [at, each] of list.entries()) {
    if (at >= most || at >= entriesLeft(page)) break;
    page.entries += 1;
    limited.push(limitedMember(HTML.has(key) ? key : '', each, page));
  }
  // An omitted entry counts as one entry, regardless of its size.
  page.entries += list.length - limited.length;
  const isSame = limited.length === list.length && limited.every((each, at) => each === list[at]);
  return isSame ? list : limited;
}

function maximumEntries(key: string, page: Page): number | undefined {
  return key === 'values' && isFull(page) ? SHORT.values : LISTS.get(key);
}

/**
 * Returns how many more entries fit on a page. Beyond the limit, only a few fit. Beyond twice the limit, none do,
 * because nested lists of ten entries each would still multiply.
 */
function entriesLeft({ entries, limits }: Page): number {
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
