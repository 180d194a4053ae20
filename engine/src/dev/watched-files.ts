/** Determines which files the development server watches. */
import path from 'node:path';
import { isInside, type SiteFolders } from '../core/files/locate-file.ts';

/** Top-level folders of a site that contain output and not sources. */
const RESULTS = /^(?:\.cache|\.git|dist|\.dist\..*|node_modules|test-results|playwright-report)$/;

/**
 * Returns a function that's true for files to ignore. The server watches the site's folder without output, the
 * folders that content can use, and the engine's sources. If it also watched output, it would fall behind while a
 * build or a test writes there.
 *
 * @param sources absolute path of the engine's sources
 */
export function ignoredFiles(
  { root, allowRead = [] }: SiteFolders,
  sources: string,
): (file: string) => boolean {
  const named = [root, sources, ...allowRead];
  return (file) => {
    if (isInside(file, root)) {
      const [top = ''] = path.relative(root, file).split(path.sep);
      return RESULTS.test(top);
    }
    if (isInside(file, sources) || named.some((folder) => isInside(folder, file))) return false;
    const folder = allowRead.find((each) => isInside(file, each));
    if (folder === undefined) return true;
    return path
      .relative(folder, file)
      .split(path.sep)
      .some((name) => RESULTS.test(name));
  };
}
