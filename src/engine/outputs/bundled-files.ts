/** Scripts, stylesheet and fonts. */
import type { OutputProvider } from './output.ts';

export const bundledFiles: OutputProvider = {
  buildOnly: true,
  outputs: ({ bundle }) =>
    bundle.files.map(({ name, content }) => ({ name, content: () => content })),
};
