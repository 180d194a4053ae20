/** Files that pages include, such as `_run-server.mdx`. They are no pages, and are read like pages. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../engine/source/list-files.ts';
import { type PageText, readPageText } from './page-text.ts';

/**
 * Texts of the partials below the content folder; folders that begin with `_` are passed over.
 *
 * @throws the compiler's error when a partial does not compile
 */
export async function readPartials(
  root: string,
  contentFolder: string,
  format: 'detect' | 'mdx',
): Promise<readonly PageText[]> {
  const files = await listFiles(root, contentFolder, (name) => /^_.*\.mdx?$/.test(name));
  return Promise.all(
    (files ?? []).map(async (file) => {
      const isMdx = format === 'mdx' || file.endsWith('.mdx');
      const text = await readFile(path.join(root, file), 'utf8');
      return readPageText(isMdx ? 'mdx' : 'markdown', file, text);
    }),
  );
}
