/** Documents from other repositories: downloading them, and the pages that show them. */
import { definePlugin } from 'pagewright/plugin';
import { PLUGIN, remoteJob } from './remote-job.ts';
import { addRemoteDocuments } from './remote-pages.ts';
import { remoteSchema } from './remote-schema.ts';
import * as texts from './texts.ts';
import { updateCommand } from './update/update-command.ts';

// Keeps what this module adds to the engine's types in the package's declarations, from which the compiler drops
// imports that it doesn't use.
export type {} from './remote-pages.ts';
export type { RemoteInput } from './settings.ts';

/** Shows documents from other repositories, which `site/remote.ts` lists, on a site's pages. */
export const remoteDocuments = definePlugin({
  name: PLUGIN,
  schema: () => ({ files: { remote: remoteSchema } }),
  pages: { isLast: true, load: addRemoteDocuments, compileJob: remoteJob },
  server: '@pagewright/remote-documents/RemoteSource',
  texts: { '@pagewright/remote-documents/texts': texts },
  commands: [updateCommand],
});
