/** Reads files that pages include, such as `_run-server.mdx`. They aren't pages, but they're checked like pages. */
import type { SiteFolders } from '../core/files/locate-file.ts';
import { readText } from '../core/files/read-text.ts';
import { ProblemsError } from '../core/problems/problems.ts';
import { listFiles } from '../core/source/list-files.ts';
import { type PageText, readPageText } from './page-text.ts';

/**
 * Returns the texts of the partials in the content folder. Skips folders whose names begin with `_`.
 *
 * @throws the compiler's error if a partial doesn't compile
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
