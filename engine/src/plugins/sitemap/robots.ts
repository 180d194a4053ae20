import type { Output, OutputContext } from '../../core/plugin-api.ts';

/** Returns `robots.txt`, which allows everything and names the sitemap. */
export function robots({ definition: { config } }: OutputContext): Output {
  return {
    name: 'robots.txt',
    content: () => `User-agent: *\nAllow: /\n\nSitemap: ${config.url}${config.base}/sitemap.xml\n`,
  };
}
