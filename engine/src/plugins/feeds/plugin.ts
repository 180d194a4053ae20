/** News for subscribers: `feed.xml` (Atom) and `rss.xml` (RSS 2.0). */

import {
  definePlugin,
  type Problem,
  pluginFiles,
  readHtml,
  type Site,
  type SiteDefinition,
  suggest,
} from '../../core/plugin-api.ts';
import { FEED_FILES, feedFiles, feedHtml } from './feed-files.ts';
import { feed } from './settings.ts';
import * as texts from './texts.ts';

export type { FeedInput } from './settings.ts';

// Keeps what this module adds to the engine's types in the package's declarations, from which the compiler drops
// imports that it doesn't use.
export type {} from './texts.ts';

const inFolder = pluginFiles('feeds');

export const feeds = definePlugin({
  name: 'feeds',
  schema: () => ({ settings: { feed: feed.optional() } }),
  outputs: feedFiles,
  head({ page, definition: { config } }) {
    if (page === undefined || !config.feed?.pages.includes(page.route)) return [];
    return FEED_FILES.map(({ name, type }) => ({
      tag: 'link',
      attributes: { rel: 'alternate', type, title: config.title, href: `/${name}` },
    }));
  },
  checks: ({ site, definition }) => ({
    problems: checkFeedOperations(site, definition),
    links: feedLinks(definition),
  }),
  texts: { [inFolder('texts.ts')]: texts },
});

function feedLinks({ config: { feed } }: SiteDefinition): string[] {
  if (feed === undefined) return [];
  const inTexts = feed.entries.flatMap(({ href, text }) => [
    href,
    ...readHtml(feedHtml(text)).flatMap((token) =>
      token.kind === 'start' ? (token.attributes.href ?? []) : [],
    ),
  ]);
  return [...feed.pages, ...inTexts];
}

/** Returns a problem for each id that no operation has. */
export function checkFeedOperations(
  site: Site,
  { config: { feed } }: Pick<SiteDefinition, 'config'>,
): Problem[] {
  if (feed === undefined) return [];
  const ids = new Set(
    [...site.pages.values()].flatMap(({ source }) => source?.provided?.entry?.id ?? []),
  );
  return feed.entries.flatMap(({ title, addedOperations, deprecatedOperations }) =>
    [...addedOperations, ...deprecatedOperations].flatMap((id) => {
      if (ids.has(id)) return [];
      const nearest = suggest(id, [...ids]);
      return {
        severity: 'error' as const,
        place: { file: 'site/site.config.ts', near: id },
        message: `The feed entry "${title}" lists the operation "${id}", which doesn't exist`,
        remedy: nearest === undefined ? 'Remove it.' : `Use '${nearest}'.`,
      };
    }),
  );
}
