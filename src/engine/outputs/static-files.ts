/** Files of `site/static`, copied as they are. */
import path from 'node:path';
import { filesBelow, STATIC_FOLDER } from '../assemble/links/static-files.ts';
import type { Output, OutputContext, OutputProvider } from './output.ts';

export const staticFiles: OutputProvider = {
  outputs: staticOutputs,
  onDemand: { names: /./, pages: () => [] },
};

function staticOutputs({ definition }: OutputContext): Output[] {
  const folder = path.join(definition.root, STATIC_FOLDER);
  return filesBelow(folder).map((name) => ({ name, file: path.join(folder, name) }));
}
