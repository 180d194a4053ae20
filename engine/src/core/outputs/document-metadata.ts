/** `documents.json`: what the site publishes about its own structure. */
import { documentsMetadata } from '../assemble/views/metadata.ts';
import type { OutputProvider } from './output.ts';

export const documentMetadata: OutputProvider = {
  outputs: ({ site, definition }) => [
    { name: 'documents.json', content: () => JSON.stringify(documentsMetadata(site, definition)) },
  ],
};
