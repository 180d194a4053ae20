/**
 * Marks that stand for the start tag and the end tag of a link until its address is known. They are no
 * HTML, so that putting links in place needs no second reading of the page.
 */

/** Pages with this character are refused. */
const MARK = '\0';
const SLOT = new RegExp(`${MARK}(/?)(\\d+)${MARK}`, 'g');

/** Mark for the start tag of link `index`. */
export function linkStart(index: number): string {
  return `${MARK}${index}${MARK}`;
}

/** Mark for the end tag of link `index`. */
export function linkEnd(index: number): string {
  return `${MARK}/${index}${MARK}`;
}

/** Replaces every mark by what `tagOf` returns for it. */
export function replaceLinkSlots(
  html: string,
  tagOf: (index: number, which: 'start' | 'end') => string,
): string {
  return html.replace(SLOT, (_, slash: string, index: string) =>
    tagOf(Number(index), slash === '' ? 'start' : 'end'),
  );
}
