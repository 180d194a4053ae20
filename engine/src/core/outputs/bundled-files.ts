/** Scripts, stylesheet and fonts. */
import { headersOfScript } from './hosts/policy-sources.ts';
import type { OutputProvider } from './output.ts';

export const bundledFiles: OutputProvider = {
  buildOnly: true,
  outputs: ({ bundle }) =>
    bundle.files.map(({ name, content }) => ({
      name,
      headers: headersOfScript(name),
      content: () => content,
    })),
};
