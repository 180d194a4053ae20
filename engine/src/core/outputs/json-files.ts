/** JSON files that the browser and other tools read. */
import { REDIRECTS_FILE } from '../../shared/redirects.ts';
import { documentsMetadata } from '../assemble/views/metadata.ts';
import type { Output, OutputContext, OutputProvider } from './output.ts';

export const jsonFiles: OutputProvider = { outputs: jsonOutputs };

function jsonOutputs({ definition, sidebarFiles, site }: OutputContext): Output[] {
  const { prefixes, routes, wildcards } = definition.redirects;
  return [
    ...[...sidebarFiles.values()].map(({ path, content }) => ({
      name: path,
      content: () => content,
    })),
    { name: 'documents.json', content: () => JSON.stringify(documentsMetadata(site, definition)) },
    // Hosts' own configuration files also contain the redirects. The not-found page uses this file.
    { name: REDIRECTS_FILE, content: () => JSON.stringify({ prefixes, routes, wildcards }) },
  ];
}
