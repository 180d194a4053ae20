/** Reports parts of a Docusaurus configuration that have no effect on the new site. */
import type { DocusaurusSite, UsedPlugin } from '../read/docusaurus-site.ts';
import { codeOf, placeIn } from '../read/source-module.ts';
import { type Dict, dictOf, isList, listOf, placeOf, textValue, Unread } from '../read/values.ts';
import type { Report } from '../report.ts';

/** Plugins and themes that the engine makes unnecessary, or that affect only Docusaurus itself. */
const BUILT_IN = new Set([
  ...['content-docs', 'content-blog', 'content-pages', 'classic', 'client-redirects', 'sitemap'],
  ...['mermaid', 'search-algolia', 'svgr', 'debug', 'google-gtag', 'google-analytics'],
  ...['google-tag-manager', 'ideal-image', 'css-cascade-layers', 'rsdoctor'],
]);

/** Markdown plugins whose syntax the engine supports. */
const READ_SYNTAX = /npm2yarn|remark-(?:gfm|directive|frontmatter|emoji)$/;

const USED_SETTINGS = new Set([
  ...['title', 'tagline', 'url', 'baseUrl', 'favicon', 'i18n', 'noIndex', 'presets', 'plugins'],
  ...['themes', 'themeConfig', 'markdown', 'staticDirectories', 'headTags', 'scripts'],
  ...['stylesheets', 'clientModules', 'customFields'],
]);

/** Settings for how Docusaurus builds, deploys, or names things. */
const IRRELEVANT_SETTINGS = new Set([
  ...['future', 'onBrokenLinks', 'onBrokenAnchors', 'onBrokenMarkdownLinks', 'onDuplicateRoutes'],
  ...['organizationName', 'projectName', 'deploymentBranch', 'githubHost', 'githubPort', 'storage'],
  ...['titleDelimiter', 'trailingSlash', 'baseUrlIssueBanner', 'ssrTemplate', 'webpack'],
]);

const USED_THEME_SETTINGS = new Set([
  ...['navbar', 'footer', 'announcementBar', 'colorMode', 'tableOfContents', 'image', 'metadata'],
  ...['algolia', 'mermaid', 'prism', 'docs', 'blog', 'zoom'],
]);

export function reportUnusedConfiguration(site: DocusaurusSite, report: Report): void {
  reportServices(site, report);
  reportPlugins(site, report);
  reportSettings(site, report);
  reportStatements(site, report);
}

function reportServices(site: DocusaurusSite, report: Report): void {
  const { config, configFile, plugins } = site;
  for (const key of ['scripts', 'stylesheets', 'clientModules'] as const) {
    const entries = listOf(config[key]);
    for (const [index, entry] of entries.entries()) {
      const { src, href } = dictOf(entry);
      const name = textValue(entry) ?? textValue(src) ?? textValue(href) ?? 'This entry';
      report('service', placeOf(entries, index, { file: configFile }), `${name} isn't loaded`);
    }
  }
  for (const { name, options, place } of plugins) {
    if (!/^google-(?:gtag|analytics|tag-manager)$/.test(name)) continue;
    const id = textValue(options.trackingID) ?? textValue(options.containerId) ?? 'no readable id';
    const retired = /^UA-/.test(id) ? ', which no longer works' : '';
    report('service', place, `${name} is off (${id}${retired})`);
  }
}

function reportPlugins({ plugins }: DocusaurusSite, report: Report): void {
  for (const plugin of plugins) {
    if (!BUILT_IN.has(plugin.name)) report('plugin', plugin.place, `${plugin.name} isn't used`);
    reportMarkdownPlugins(plugin, report);
  }
}

function reportMarkdownPlugins({ name, options, place }: UsedPlugin, report: Report): void {
  if (name !== 'content-docs') return;
  const keys = [
    'beforeDefaultRemarkPlugins',
    'remarkPlugins',
    'beforeDefaultRehypePlugins',
    'rehypePlugins',
  ];
  for (const key of keys) {
    const entries = listOf(options[key]);
    for (const [index, entry] of entries.entries()) {
      const plugin = isList(entry) ? entry[0] : entry;
      const code = plugin instanceof Unread ? plugin.code : (textValue(plugin) ?? 'A plugin');
      const text = code.replace(/^require\((['"])(.+?)\1\).*$/s, '$2').split('\n')[0] ?? '';
      if (READ_SYNTAX.test(text.replace(/^.* from '|'$/g, ''))) continue;
      report('markdown', placeOf(entries, index, place), text);
    }
  }
}

function reportSettings({ config, themeConfig, configFile }: DocusaurusSite, report: Report): void {
  const fallback = { file: configFile };
  const note = (container: Dict, key: string, name: string) => {
    report('setting', placeOf(container, key, fallback), name);
  };
  for (const key of Object.keys(config)) {
    const isKnown = USED_SETTINGS.has(key) || IRRELEVANT_SETTINGS.has(key);
    if (!isKnown) note(config, key, key);
  }
  for (const key of Object.keys(themeConfig)) {
    if (!USED_THEME_SETTINGS.has(key)) note(themeConfig, key, `themeConfig.${key}`);
  }
  if (Object.keys(dictOf(config.customFields)).length > 0) {
    note(config, 'customFields', 'Components that read customFields have to import the data');
  }
  if (dictOf(themeConfig.colorMode).disableSwitch === true) {
    note(
      dictOf(themeConfig.colorMode),
      'disableSwitch',
      'Readers can always choose the color mode',
    );
  }
}

/**
 * Reports statements that use the configuration after its declaration. They may change it, and only running the
 * code would show how.
 */
function reportStatements({ reading, configFile }: DocusaurusSite, report: Report): void {
  const module = reading.modules.get(configFile);
  const name = module?.main?.name;
  if (module === undefined || typeof name !== 'string') return;
  for (const statement of module.otherStatements) {
    if (
      !codeOf(module, statement)
        .split(/[^\w$]+/)
        .includes(name)
    )
      continue;
    report('code', placeIn(module, statement), `This statement, which uses ${name}, isn't run`);
  }
}
