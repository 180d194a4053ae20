/**
 * Marks that replace a link's start and end tags until its URL is known. They aren't HTML, so filling in links
 * doesn't require parsing the page again.
 */

/**
 * Files that contain this character are rejected, and `takeLinks` removes it from the output of components.
 * It's in Latin-1, because V8 then stores pages with one byte per character.
 */
const MARK = '\0';
const SLOT = new RegExp(`${MARK}(/?)(\\d+)${MARK}`, 'g');

/** True for text with characters that could imitate a slot. */
export function hasMarks(text: string): boolean {
  return text.includes(MARK);
}

/** Returns text in which the characters that could imitate a slot are replaced. */
export function withoutMarks(text: string): string {
  return text.replaceAll(MARK, '\ufffd');
}

/** Returns the mark for the start tag of link `index`. */
export function linkStart(index: number): string {
  return `${MARK}${index}${MARK}`;
}

/** Returns the mark for the end tag of link `index`. */
export function linkEnd(index: number): string {
  return `${MARK}/${index}${MARK}`;
}

/**
 * A placeholder for the site's origin in the image URLs of a page's Markdown, which is read outside of the
 * site.
 */
export const ORIGIN_SLOT = `${MARK}origin${MARK}`;

/** A placeholder for a page's body in the text around it. */
export const BODY_SLOT = `${MARK}body${MARK}`;

/** Replaces each link mark with the result of `tagOf`. */
export function replaceLinkSlots(
  html: string,
  tagOf: (index: number, which: 'start' | 'end') => string,
): string {
  return html.replace(SLOT, (_, slash: string, index: string) =>
    tagOf(Number(index), slash === '' ? 'start' : 'end'),
  );
}
