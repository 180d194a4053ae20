/** Which files the development server looks after. */
import path from 'node:path';

/** Folders at the top of a site that hold results, not sources. */
const RESULTS = /^(?:\.cache|\.git|dist|\.dist\..*|node_modules|test-results|playwright-report)$/;

/**
 * Returns the predicate for files to ignore: everything but the site's own folder, without what
 * commands write there, and the engine's sources. A watcher that follows results as well falls
 * behind while a build or a test run writes them.
 *
 * @param root absolute path of the site
 * @param sources absolute path of the engine's sources
 */
export function ignoredFiles(root: string, sources: string): (file: string) => boolean {
  return (file) => {
    if (isInside(file, sources) || isInside(root, file) || isInside(sources, file)) return false;
    if (!isInside(file, root)) return true;
    const [top = ''] = path.relative(root, file).split(path.sep);
    return RESULTS.test(top);
  };
}

function isInside(file: string, folder: string): boolean {
  return file === folder || file.startsWith(folder + path.sep);
}
