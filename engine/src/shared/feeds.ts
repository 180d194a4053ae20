/** Files that carry the news of a site. */
export const FEED_FILES = [
  { name: 'feed.xml', type: 'application/atom+xml' },
  { name: 'rss.xml', type: 'application/rss+xml' },
] as const;
