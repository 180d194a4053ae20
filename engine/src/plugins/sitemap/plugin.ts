/** Files for search engines: `sitemap.xml` and `robots.txt`. */
import { definePlugin } from '../../core/plugin-api.ts';
import { robots, sitemapFile } from './sitemap.ts';

export const sitemap = definePlugin({
  name: 'sitemap',
  outputs: (context) => [sitemapFile(context), robots(context)],
});
