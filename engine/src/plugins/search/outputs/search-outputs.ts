/** Outputs of search: the manifest and, unless the site has a hosted index, the index and texts. */
import type { Output, OutputContext, OutputProvider } from '../../../core/plugin-api.ts';
import { ASSETS_FOLDER } from '../../../shared/output-folders.ts';
import { keptIndex, MANIFEST_FILE, searchFiles } from './search-files.ts';

export const indexFiles: OutputProvider = {
  outputs: searchOutputs,
  onDemand: {
    names: new RegExp(`^(?:${MANIFEST_FILE.replace('.', '\\.')}|${ASSETS_FOLDER}/search-.*)$`),
    pages: (site) => site.pages.values(),
  },
};

function searchOutputs({ site, compiled, definition }: OutputContext): Output[] {
  const files = searchFiles(site, compiled, definition, keptIndex(definition.root));
  return files.map(({ name, content }) => ({ name, content: () => content }));
}
