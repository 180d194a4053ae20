/** Keeps the size of a page within its limit: a long text that a hundred properties refer to is on it a hundred times. */

import { readHtml } from '../../core/compile/html/html-tokens.ts';
import { over } from '../../core/limits/foreign-text.ts';
import { REFERENCE_LIMITS } from '../../core/limits/limits.ts';
import { escapeText } from '../../shared/escape-html.ts';

/** Members whose text is HTML. */
const HTML = new Set(['html', 'summary']);
/** Characters of each text and number of values that a full page still shows. */
const SHORT = { text: 200, values: 10 } as const;

interface Page {
  /** Characters so far, those that are cut included. */
  characters: number;
}

/**
 * Returns a view in which everything after the limit is cut to its start, and what exceeds the limit, as the end of a
 * sentence. Parts that stay the same are the same objects, which the theme renders once for all pages. Request
 * samples have limits of their own.
 */
export function limitedView<View extends object>(view: View): { view: View; excess?: string } {
  const page = { characters: 0 };
  const limited = limitedObject(view, page) as View;
  const { page: limit } = REFERENCE_LIMITS;
  if (page.characters <= limit) return { view: limited };
  const unit = 'characters of descriptions, values, and examples';
  return { view: limited, excess: over(unit, page.characters, limit) };
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
    return key === 'value' ? limitedValue(value, page) : value;
  }
  if (typeof value !== 'object' || value === null || key === 'samples') return value;
  if (!Array.isArray(value)) return limitedObject(value, page);
  const most = isFull(page) ? SHORT.values : REFERENCE_LIMITS.values;
  const kept = key === 'values' ? value.slice(0, most) : value;
  const limited = kept.map((each) =>
    typeof each === 'string' && key === 'values'
      ? limitedValue(each, page)
      : limitedMember('', each, page),
  );
  const isSame = limited.length === value.length && limited.every((each, at) => each === value[at]);
  return isSame ? value : limited;
}

function isFull(page: Page): boolean {
  return page.characters > REFERENCE_LIMITS.page;
}

function limitedHtml(html: string, page: Page): string {
  page.characters += html.length;
  if (!isFull(page) || html.length <= SHORT.text) return html;
  const text = readHtml(html.slice(0, 10 * SHORT.text))
    .map((token) => (token.kind === 'text' ? token.text : ''))
    .join('');
  const start = `${escapeText(text.slice(0, SHORT.text))}…`;
  return html.startsWith('<p>') ? `<p>${start}</p>` : start;
}

function limitedValue(value: string, page: Page): string {
  page.characters += value.length;
  const most = isFull(page) ? SHORT.text : REFERENCE_LIMITS.value;
  return value.length <= most ? value : `${value.slice(0, most)}…`;
}
