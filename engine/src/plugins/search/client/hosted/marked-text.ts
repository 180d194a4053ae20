/** Parses text in which a hosted service has marked the matches. Everything except the marks is plain text. */
import type { TextPart } from '../../query/search-types.ts';

export const MARK_BEGIN = '<mark>';
export const MARK_END = '</mark>';

/** Splits a text at its marks. Everything else stays text, even if it looks like HTML. */
export function markedParts(value: unknown): TextPart[] {
  if (typeof value !== 'string') return [];
  let isMatch = false;
  const parts: TextPart[] = [];
  for (const piece of value.split(/(<\/?mark>)/)) {
    if (piece === MARK_BEGIN) isMatch = true;
    else if (piece === MARK_END) isMatch = false;
    else if (piece !== '') parts.push({ text: piece, isMatch });
  }
  return parts;
}
