/** Files of `site/static`, copied as they are. */
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
  for (const name of namesBelow(definition)) {
    const located = locateFile(`${STATIC_FOLDER}/${name}`, definition, { isListed: true });
    if ('path' in located) outputs.push({ name, file: located.path });
    else problems.push(listedProblem(located.fault, `${STATIC_FOLDER}/${name}`));
  }
  throwOnErrors(problems);
  return outputs;
}

/** Paths below the folder with forward slashes; none when it doesn't exist. */
function namesBelow(folders: SiteFolders): string[] {
  const located = locateFile(STATIC_FOLDER, folders, { kind: 'folder' });
  if ('fault' in located) {
    if (located.fault.kind === 'missing') return [];
    throw new ProblemsError([listedProblem(located.fault, STATIC_FOLDER)]);
  }
  return filesBelow(located.path);
}
