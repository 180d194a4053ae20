/** Files that pages include, such as `_run-server.mdx`. They are no pages, and are read like pages. */
import type { SiteFolders } from '../core/files/locate-file.ts';
import { readText } from '../core/files/read-text.ts';
import { ProblemsError } from '../core/problems/problems.ts';
import { listFiles } from '../core/source/list-files.ts';
import { type PageText, readPageText } from './page-text.ts';

/**
 * Texts of the partials below the content folder; folders that begin with `_` are passed over.
 *
 * @throws the compiler's error when a partial does not compile
 */
export async function readPartials(
  folders: SiteFolders,
  contentFolder: string,
  format: 'detect' | 'mdx',
): Promise<readonly PageText[]> {
  const files = await listFiles(folders, contentFolder, (name) => /^_.*\.mdx?$/.test(name));
  return (files ?? []).map((file) => {
    const isMdx = format === 'mdx' || file.endsWith('.mdx');
    const read = readText(file, folders);
    if ('problem' in read) throw new ProblemsError([read.problem]);
    return readPageText(isMdx ? 'mdx' : 'markdown', file, read.text);
  });
}
