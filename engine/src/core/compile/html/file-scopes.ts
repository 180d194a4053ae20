/**
 * Determines which file each tag of a page comes from, because a partial's images and links are relative to the
 * partial. Until the page's HTML is read, a marker element surrounds each partial's content.
 */
import type { HtmlToken } from './html-tokens.ts';

/** The name of the marker element around a partial's content. */
export const FILE_SCOPE = 'file-scope';
/** The attribute that contains the partial's path, relative to the root. */
export const SCOPE_FILE = 'data-file';

/** Removes the marker elements, and stores the partial's path as `file` in each tag inside them that has attributes. */
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
