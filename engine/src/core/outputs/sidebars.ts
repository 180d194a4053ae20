/** Data files of the sidebars. */
import type { OutputProvider } from './output.ts';

export const sidebars: OutputProvider = {
  outputs: ({ sidebarFiles }) =>
    [...sidebarFiles.values()].map(({ path, content }) => ({ name: path, content: () => content })),
};
