/** `redirects.json`: where old addresses lead, for browsers that find no page. */
import { REDIRECTS_FILE } from '../../shared/redirects.ts';
import type { OutputProvider } from './output.ts';

export const redirectTable: OutputProvider = {
  outputs: ({ definition: { redirects } }) => {
    const { prefixes, routes, wildcards } = redirects;
    return [
      { name: REDIRECTS_FILE, content: () => JSON.stringify({ prefixes, routes, wildcards }) },
    ];
  },
};
