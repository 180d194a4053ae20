/**
 * Which file each tag of a page comes from: a partial's pictures and links are relative to the partial. What a partial
 * renders stands in an element of its own until the page's HTML is read.
 */
import type { HtmlToken } from './html-tokens.ts';

/** Name of the element around what a partial renders. */
export const FILE_SCOPE = 'file-scope';
/** Its attribute: the partial, relative to the root. */
export const SCOPE_FILE = 'data-file';

/** Removes the elements around partials, and notes the file on the tags in them that have attributes. */
export function readScopes(tokens: readonly HtmlToken[]): readonly HtmlToken[] {
  const open: string[] = [];
  return tokens.flatMap((token): HtmlToken[] => {
    if ('name' in token && token.name === FILE_SCOPE) {
      if (token.kind === 'start') open.push(token.attributes[SCOPE_FILE] ?? '');
      else open.pop();
      return [];
    }
    const file = open.at(-1);
    const isMarked = file !== undefined && token.kind === 'start' && token.raw.includes('=');
    return [isMarked ? { ...token, file } : token];
  });
}
