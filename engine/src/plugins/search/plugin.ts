/** The site's search: an index that browsers load, or a hosted one, and the interface. */
import {
  definePlugin,
  type LoadContext,
  type PageProvider,
  pluginFiles,
  type SiteDefinition,
  type SiteHeadTag,
  textsOfPlugin,
} from '../../core/plugin-api.ts';
import { mcpCommand } from './mcp/mcp-command.ts';
import { crawlerTags } from './outputs/crawler-tags.ts';
import { openSearch, openSearchTag, searchAction } from './outputs/opensearch.ts';
import { pushCommand } from './outputs/push-command.ts';
import { indexFiles } from './outputs/search-outputs.ts';
import { searchHosts } from './search-data.ts';
import { searchPage } from './search-page.ts';
import { searchOf, search as settings } from './settings.ts';
import * as texts from './texts.ts';

export type { SearchInput } from './settings.ts';

const inFolder = pluginFiles('search');

/** Adds the results page to the site. */
const pages: PageProvider = {
  load: async ({ definition, found }: LoadContext) => ({
    sources: found,
    problems: [],
    tools: [searchPage(textsOfPlugin(definition.texts, texts))],
  }),
  compileJob: (_source, own) => own,
};

export const search = definePlugin({
  name: 'search',
  schema: () => ({ settings: { search: settings.prefault({}) } }),
  pages,
  outputs: [indexFiles, openSearch],
  head: ({ page, definition: { config } }) =>
    page === undefined ? [openSearchTag(config), ...hostTags(config)] : crawlerTags(page, config),
  pageView: ({ page, definition: { config } }) =>
    page.route === '/' ? { structuredData: { potentialAction: searchAction(config) } } : {},
  policy({ config }) {
    const { hosted } = searchOf(config);
    return hosted === undefined ? {} : { sources: { 'connect-src': searchHosts(hosted) } };
  },
  checks: ({ definition: { config } }) => ({ links: searchOf(config).suggestions }),
  slots: {
    navbar: inFolder('components/SearchButton.tsx'),
    home: inFolder('components/SearchForm.tsx'),
    notFound: inFolder('components/SearchForm.tsx'),
    notFoundLinks: inFolder('components/SearchLink.tsx'),
    tool: inFolder('components/SearchPage.tsx'),
  },
  client: {
    enhancements: [inFolder('client/start.ts')],
    styles: [inFolder('client/opening/opening.css')],
  },
  texts: { [inFolder('texts.ts')]: texts },
  commands: [pushCommand, mcpCommand],
});

/** Returns tags for a hosted index. Without one, pages connect to no other server. */
function hostTags(config: SiteDefinition['config']): SiteHeadTag[] {
  const { hosted } = searchOf(config);
  const href = hosted && searchHosts(hosted)[0];
  if (href === undefined) return [];
  return [{ tag: 'link', attributes: { rel: 'preconnect', href, crossorigin: '' } }];
}
