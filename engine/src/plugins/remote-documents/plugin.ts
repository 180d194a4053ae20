/** Documents from other repositories: downloads of them, and the pages that show them. */
import path from 'node:path';
import { definePlugin, ENGINE_ROOT } from '../../core/plugin-api.ts';
import { PLUGIN, remoteJob } from './remote-job.ts';
import { addRemoteDocuments } from './remote-pages.ts';
import { remoteSchema } from './remote-schema.ts';
import * as texts from './texts.ts';
import { updateCommand } from './update/update-command.ts';

export type { RemoteInput } from './settings.ts';

const inFolder = (file: string) => path.join(ENGINE_ROOT, 'src/plugins/remote-documents', file);

export const remoteDocuments = definePlugin({
  name: PLUGIN,
  configFiles: () => ({ remote: remoteSchema }),
  pages: { isLast: true, load: addRemoteDocuments, compileJob: remoteJob },
  server: inFolder('components/server.ts'),
  texts: { [inFolder('texts.ts')]: texts },
  commands: [updateCommand],
});
