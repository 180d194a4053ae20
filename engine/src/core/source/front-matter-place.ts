/** Place of a front matter key, for problems with its value. */
import type { Place } from '../problems/problems.ts';
import type { PageSource } from './page-source.ts';

/** Line of `key` in the page's front matter; the file alone when the key is not found there. */
export function frontMatterPlace({ file, text }: PageSource, key: string): Place {
  const lines = text.split('\n', 200);
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  const index = lines.slice(0, Math.max(end, 0)).findIndex((line) => line.startsWith(`${key}:`));
  return index === -1 ? { file } : { file, line: index + 1, column: 1 };
}
