/** `robots.txt`: everything may be read; names the sitemap. */
import type { OutputProvider } from './output.ts';

export const robots: OutputProvider = {
  outputs: ({ definition: { config } }) => [
    {
      name: 'robots.txt',
      content: () =>
        `User-agent: *\nAllow: /\n\nSitemap: ${config.url}${config.base}/sitemap.xml\n`,
    },
  ],
};
