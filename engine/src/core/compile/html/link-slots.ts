/**
 * Marks that replace a link's start and end tags until its URL is known. They aren't HTML, so inserting links doesn't
 * require parsing the page again.
 */

/**
 * Files with this character are rejected, and `takeLinks` removes it from what components render. It's within
 * Latin-1, because V8 then stores pages with one byte per character.
 */
const MARK = '\0';
const SLOT = new RegExp(`${MARK}(/?)(\\d+)${MARK}`, 'g');

/** True for text with characters that could imitate a slot. */
export function hasMarks(text: string): boolean {
  return text.includes(MARK);
}

/** The text without characters that could imitate a slot. */
export function withoutMarks(text: string): string {
  return text.replaceAll(MARK, '\ufffd');
}

/** Mark for the start tag of link `index`. */
export function linkStart(index: number): string {
  return `${MARK}${index}${MARK}`;
}

/** Mark for the end tag of link `index`. */
export function linkEnd(index: number): string {
  return `${MARK}/${index}${MARK}`;
}

/** Stands in for the site's origin in the URLs of images in Markdown, which is read outside of the site. */
export const ORIGIN_SLOT = `${MARK}origin${MARK}`;

/** Stands for the body in what surrounds it. */
export const BODY_SLOT = `${MARK}body${MARK}`;

/** Replaces every mark of a link by what `tagOf` returns for it. */
export function replaceLinkSlots(
  html: string,
  tagOf: (index: number, which: 'start' | 'end') => string,
): string {
  return html.replace(SLOT, (_, slash: string, index: string) =>
    tagOf(Number(index), slash === '' ? 'start' : 'end'),
  );
}
