/** The site's search: the user interface, and either an index that browsers load or a hosted one. */

import {
  definePlugin,
  type LoadContext,
  type Output,
  type OutputContext,
  type OutputProvider,
  type PageProvider,
  pluginFiles,
  type SiteConfig,
  type SiteDefinition,
  type SiteHeadTag,
  type SitePage,
  textsOfPlugin,
} from '../../core/plugin-api.ts';
import { ASSETS_FOLDER } from '../../shared/output-folders.ts';
import { mcpCommand } from './mcp/mcp-command.ts';
import { openSearch, openSearchTag, searchAction } from './outputs/opensearch.ts';
import { pushCommand } from './outputs/push-command.ts';
import { keptIndex, MANIFEST_FILE, searchFiles } from './outputs/search-files.ts';
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

/** The manifest and, unless the site has a hosted index, the index and texts. */
const indexFiles: OutputProvider = {
  outputs: searchOutputs,
  onDemand: {
    names: new RegExp(`^(?:${MANIFEST_FILE.replace('.', '\\.')}|${ASSETS_FOLDER}/search-.*)$`),
    pages: (site) => site.pages.values(),
  },
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

/** Returns the tags that a hosted index needs. Without one, pages don't connect to other servers. */
function hostTags(config: SiteDefinition['config']): SiteHeadTag[] {
  const { hosted } = searchOf(config);
  const href = hosted && searchHosts(hosted)[0];
  if (href === undefined) return [];
  return [{ tag: 'link', attributes: { rel: 'preconnect', href, crossorigin: '' } }];
}

/**
 * Returns meta tags for a page, with the names that DocSearch crawlers expect:
 * https://docsearch.algolia.com/docs/required-configuration
 */
export function crawlerTags(
  { kind }: Pick<SitePage, 'kind'>,
  { language, version: { name: version } }: Pick<SiteConfig, 'language' | 'version'>,
): SiteHeadTag[] {
  const isDocument = kind === 'doc' || kind === 'category';
  const tag = isDocument ? `docs-default-${version}` : 'default';
  return [
    meta('docusaurus_locale', language),
    meta('docusaurus_version', version),
    meta('docusaurus_tag', tag),
    meta('docsearch:language', language),
    meta('docsearch:version', version),
    meta('docsearch:docusaurus_tag', tag),
  ];
}

function meta(name: string, content: string): SiteHeadTag {
  return { tag: 'meta', attributes: { name, content } };
}

function searchOutputs({ site, compiled, definition }: OutputContext): Output[] {
  const files = searchFiles(site, compiled, definition, keptIndex(definition.root));
  return files.map(({ name, content }) => ({ name, content: () => content }));
}
