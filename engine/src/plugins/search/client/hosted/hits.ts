/** Converts the service's hits to our own format. All their content is treated as untrusted text. */

import { collapseSlashes } from '../../../../shared/routes.ts';
import type { SearchHit, TextPart } from '../../query/search-types.ts';
import { documentation } from '../../texts.ts';
import { markedParts } from './marked-text.ts';

const LEVELS = [1, 2, 3, 4, 5, 6].map((level) => `lvl${level}`);

/** Converts the hits whose URL is on this site, and omits all others. */
export function hitsOf(values: readonly unknown[]): SearchHit[] {
  return values.flatMap((value) => hitOf(value) ?? []);
}

function hitOf(value: unknown): SearchHit | undefined {
  const hit = fieldsOf(value);
  const href = pathOf(hit.url);
  if (href === undefined) return undefined;
  const hierarchy = fieldsOf(hit.hierarchy);
  const snippet = fieldsOf(hit._snippetResult);
  const levels = LEVELS.filter((level) => withoutMarks(hierarchy[level]) !== '');
  const own = typeof hit.type === 'string' && levels.includes(hit.type) ? hit.type : levels.at(-1);
  const title = own === undefined ? [] : markedOr(fieldsOf(snippet.hierarchy)[own], hierarchy[own]);
  const method = withoutMarks(fieldsOf(hit.operation).method);
  return {
    id: withoutMarks(hit.objectID) || href,
    href,
    title: title.length > 0 ? title : [{ text: href, isMatch: false }],
    above: levels
      .slice(0, own === undefined ? 0 : levels.indexOf(own))
      .map((level) => withoutMarks(hierarchy[level])),
    excerpt: markedOr(snippet.content, hit.content),
    group: withoutMarks(hierarchy.lvl0) || documentation,
    kind: withoutMarks(hit.kind),
    method: /^[A-Z]{3,7}$/.test(method) ? method : undefined,
  };
}

/** Returns the text as marked by the service, or the plain text if there's none. */
function markedOr(marked: unknown, plain: unknown): TextPart[] {
  const parts = markedParts(fieldsOf(marked).value);
  if (parts.length > 0) return parts;
  const text = withoutMarks(plain);
  return text === '' ? [] : [{ text, isMatch: false }];
}

/**
 * Returns the path and hash of a URL. The origin is ignored, because results may have been indexed on a different
 * one.
 */
function pathOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value, location.href)) return undefined;
  const { protocol, pathname, hash } = new URL(value, location.href);
  if (!/^https?:$/.test(protocol)) return undefined;
  return collapseSlashes(pathname) + hash;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function withoutMarks(value: unknown): string {
  return typeof value === 'string' ? value.replace(/<\/?mark>/g, '') : '';
}
