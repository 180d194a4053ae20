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
    // This file is for the not-found page. Hosts have the redirects in their own configuration files.
    { name: REDIRECTS_FILE, content: () => JSON.stringify({ prefixes, routes, wildcards }) },
  ];
}
