/** Which files the development server looks after. */
import path from 'node:path';
import { isInside, type SiteFolders } from '../core/files/locate-file.ts';

/** Folders at the top of a site that hold results, not sources. */
const RESULTS = /^(?:\.cache|\.git|dist|\.dist\..*|node_modules|test-results|playwright-report)$/;

/**
 * Returns the predicate for files to ignore: everything but the site's own folder, without what
 * commands write there, the folders that content may name, and the engine's sources. A watcher that follows results as well falls
 * behind while a build or a test run writes them.
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
