/** Copies the files in `site/static` unchanged. */
import { filesBelow, STATIC_FOLDER } from '../assemble/links/static-files.ts';
import { locateFile, type SiteFolders } from '../files/locate-file.ts';
import { listedProblem } from '../files/read-text.ts';
import { type Problem, ProblemsError, throwOnErrors } from '../problems/problems.ts';
import type { Output, OutputContext, OutputProvider } from './output.ts';

export const staticFiles: OutputProvider = {
  outputs: staticOutputs,
  onDemand: { names: /./, pages: () => [] },
};

function staticOutputs({ definition }: OutputContext): Output[] {
  const outputs: Output[] = [];
  const problems: Problem[] = [];
  /** @param above real paths of the folders that contain the file */
  const add = (name: string, above: readonly string[]): void => {
    const file = `${STATIC_FOLDER}/${name}`;
    const located = locateFile(file, definition, { isListed: true });
    if ('path' in located) {
      outputs.push({ name, file: located.path });
      return;
    }
    // Links to folders are followed.
    const folder = locateFile(file, definition, { kind: 'folder', isListed: true });
    if ('fault' in folder || above.includes(folder.path)) {
      problems.push(listedProblem(located.fault, file));
      return;
    }
    for (const below of filesBelow(folder.path)) add(`${name}/${below}`, [...above, folder.path]);
  };
  const { folder, names } = namesBelow(definition);
  for (const name of names) add(name, [folder]);
  throwOnErrors(problems);
  return outputs;
}

/** Returns the folder's path, and the paths in it with forward slashes. The list is empty if the folder doesn't exist. */
function namesBelow(folders: SiteFolders): { folder: string; names: string[] } {
  const located = locateFile(STATIC_FOLDER, folders, { kind: 'folder' });
  if ('fault' in located) {
    if (located.fault.kind === 'missing') return { folder: '', names: [] };
    throw new ProblemsError([listedProblem(located.fault, STATIC_FOLDER)]);
  }
  return { folder: located.path, names: filesBelow(located.path) };
}
