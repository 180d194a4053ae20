/** Files of `site/static`, copied as they are. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { STATIC_FOLDER } from '../assemble/links/static-files.ts';
import type { Output, OutputContext, OutputProvider } from './output.ts';

export const staticFiles: OutputProvider = {
  outputs: staticOutputs,
  onDemand: { names: /./, pages: () => [] },
};

function staticOutputs({ definition }: OutputContext): Output[] {
  const folder = path.join(definition.root, STATIC_FOLDER);
  return filesBelow(folder).map((name) => ({ name, file: path.join(folder, name) }));
}

/** Paths below a folder with forward slashes; none when it does not exist. */
function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .map((name) => name.split(path.sep).join('/'))
      .sort();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ENOTDIR') return [];
    throw error;
  }
}
