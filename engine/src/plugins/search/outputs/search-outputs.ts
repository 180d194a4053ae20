/** Files of search: the manifest, and unless a hosted index is asked, index and texts. */
import {
  cacheFolder,
  type Output,
  type OutputContext,
  type OutputProvider,
} from '../../../core/plugin-api.ts';
import { keptIndex, MANIFEST_FILE, searchFiles } from './search-files.ts';

export const indexFiles: OutputProvider = {
  outputs: searchOutputs,
  onDemand: {
    names: new RegExp(`^(?:${MANIFEST_FILE.replace('.', '\\.')}|assets/search-.*)$`),
    pages: (site) => site.pages.values(),
  },
};

function searchOutputs({ site, compiled, definition, codeHash }: OutputContext): Output[] {
  const index = keptIndex(cacheFolder(definition.root, 'entries'), codeHash);
  const files = searchFiles(site, compiled, definition, index);
  return files.map(({ name, content }) => ({ name, content: () => content }));
}
