/** Scripts, stylesheet and fonts. */
import { headersOfScript } from './hosts/worker-policies.ts';
import type { OutputProvider } from './output.ts';

export const bundledFiles: OutputProvider = {
  buildOnly: true,
  outputs: ({ bundle, definition, hooks }) =>
    bundle.files.map(({ name, content }) => ({
      name,
      headers: headersOfScript(name, definition, hooks.workerServers),
      content: () => content,
    })),
};
