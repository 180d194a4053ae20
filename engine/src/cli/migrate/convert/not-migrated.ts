/** Reports everything on a Docusaurus site that authors have to migrate themselves. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isInside, type LocatedFile, locateFile } from '../../../core/files/locate-file.ts';
import type { Place } from '../../../core/problems/problems.ts';
import { type DocusaurusSite, optionsOf, type UsedPlugin } from '../read/docusaurus-site.ts';
import { filesIn } from '../read/list-files.ts';
import { locateFolder, readInside } from '../read/repository.ts';
import { codeOf, placeIn } from '../read/source-module.ts';
import { type Dict, dictOf, isList, listOf, placeOf, textOf, Unread } from '../read/values.ts';
import type { Report } from '../report.ts';
import { staysCode } from './footer.ts';
import { reportUnread } from './unread.ts';

/** Plugins and themes that the engine replaces, or that only affect Docusaurus's own code. */
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

/** Settings about how Docusaurus builds, deploys, or names things. */
const IRRELEVANT_SETTINGS = new Set([
  ...['future', 'onBrokenLinks', 'onBrokenAnchors', 'onBrokenMarkdownLinks', 'onDuplicateRoutes'],
  ...['organizationName', 'projectName', 'deploymentBranch', 'githubHost', 'githubPort', 'storage'],
  ...['titleDelimiter', 'trailingSlash', 'baseUrlIssueBanner', 'ssrTemplate', 'webpack'],
]);

const USED_THEME_SETTINGS = new Set([
  ...['navbar', 'footer', 'announcementBar', 'colorMode', 'tableOfContents', 'image', 'metadata'],
  ...['algolia', 'mermaid', 'prism', 'docs', 'blog', 'zoom'],
]);

export function reportNotMigrated(site: DocusaurusSite, report: Report): void {
  reportVersions(site, report);
  reportLanguages(site, report);
  reportBlog(site, report);
  reportPages(site, report);
  reportTheme(site, report);
  reportServices(site, report);
  reportPlugins(site, report);
  reportSettings(site, report);
  reportStatements(site, report);
  reportUnread(site, staysCode, report);
}

function reportVersions({ folder, reading }: DocusaurusSite, report: Report): void {
  for (const file of filesIn(folder).filter((name) => /^(?:[\w-]+_)?versions\.json$/.test(name))) {
    const place = { file: path.join(folder, file) };
    const versions = jsonList(readInside(place.file, reading.repository));
    if (versions.length === 0) continue;
    const names = versions.slice(0, 6).join(', ') + (versions.length > 6 ? ', …' : '');
    report('versions', place, `Only the current documents are migrated. Not migrated: ${names}`);
  }
}

function jsonList(text = '[]'): readonly string[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

function reportLanguages({ config, configFile, folder }: DocusaurusSite, report: Report): void {
  const i18n = dictOf(config.i18n);
  const others = listOf(i18n.locales).filter((each) => each !== i18n.defaultLocale);
  const place = placeOf(i18n, 'locales', placeOf(config, 'i18n', { file: configFile }));
  if (others.length > 0) report('languages', place, `Not migrated: ${others.join(', ')}`);
  const translations = path.join(folder, 'i18n');
  if (existsSync(translations)) {
    report('languages', { file: translations }, "The translations aren't migrated");
  }
}

function reportBlog(site: DocusaurusSite, report: Report): void {
  for (const { options, place } of site.plugins.filter(({ name }) => name === 'content-blog')) {
    const folder = folderNamed(textOf(options.path) ?? 'blog', site, (message) =>
      report('blog', place, message),
    );
    const posts = filesBelow(folder).filter((file) => /\.mdx?$/.test(file)).length;
    if (posts > 0)
      report(
        'blog',
        { file: folder ?? '' },
        posts === 1 ? "1 post isn't migrated" : `${posts} posts aren't migrated`,
      );
  }
}

/** Returns a folder's absolute path. If the folder exists but can't be read, passes a message to `note`. */
function folderNamed(
  name: string,
  { folder, reading }: DocusaurusSite,
  note: (message: string) => void,
): string | undefined {
  const located = locateFolder(path.resolve(folder, name), reading.repository);
  if ('path' in located) return located.path;
  if (located.fault.kind !== 'missing') note(`The folder ${name} ${located.fault.message}`);
  return undefined;
}

function filesBelow(folder: string | undefined): string[] {
  return folder === undefined ? [] : filesIn(folder);
}

/** Reports pages that are components, and Markdown files in the same folder. */
function reportPages(site: DocusaurusSite, report: Report): void {
  const options = optionsOf(site, 'content-pages');
  if (options === undefined) return;
  const place = placeOf(options, 'path', { file: site.configFile });
  const folder = folderNamed(textOf(options.path) ?? 'src/pages', site, (message) =>
    report('page', place, message),
  );
  for (const file of filesBelow(folder)) {
    if (!/\.(?:[jt]sx?|mdx?)$/.test(file) || /(?:^|\/)_|\.(?:test|d)\./.test(file)) continue;
    const route = `/${file.replace(/\.\w+$/, '').replace(/(?:^|\/)index$/, '')}`;
    report(
      route === '/' ? 'home' : 'page',
      { file: path.join(folder ?? '', file) },
      `The page at ${route}`,
    );
  }
}

function reportTheme(site: DocusaurusSite, report: Report): void {
  const folder = folderNamed('src/theme', site, (message) =>
    report('component', { file: site.folder }, message),
  );
  const names = new Set(
    filesBelow(folder)
      .filter((file) => /\.[jt]sx?$/.test(file))
      .map(componentName),
  );
  for (const name of names)
    report('component', { file: path.join(folder ?? '', name) }, `Replaces ${name}`);
  for (const { file, located, place } of stylesOf(site)) {
    if ('fault' in located) report('styles', place, `${file} ${located.fault.message}`);
    else report('styles', { file: located.path }, 'A stylesheet of the old theme');
  }
  const { prism } = site.themeConfig;
  const magic = dictOf(prism).magicComments;
  if (magic !== undefined) {
    const place = placeOf(dictOf(prism), 'magicComments', { file: site.configFile });
    report(
      'setting',
      place,
      'In code blocks, magic comments other than highlight-* have no effect',
    );
  }
}

/** Returns `Footer` for `Footer/index.tsx` and `Footer.tsx`, or `DocItem/Layout` for a part of a component. */
function componentName(file: string): string {
  return file.replace(/\.[jt]sx?$/, '').replace(/\/(?:index|styles)$/, '');
}

export interface OldStylesheet {
  /** Path relative to the site's folder. */
  file: string;
  located: LocatedFile;
  place: Place;
}

/** Returns the stylesheets that the site adds to the classic theme. */
export function stylesOf({ plugins, folder, reading }: DocusaurusSite): OldStylesheet[] {
  return plugins
    .filter(({ name }) => name === 'classic')
    .flatMap(({ options: { customCss }, place }) =>
      (isList(customCss) ? customCss : [customCss]).flatMap((each) => {
        const name = textOf(each);
        if (name === undefined) return [];
        const written = path.resolve(folder, name);
        const located = locateFile(written, reading.repository);
        const file = path.relative(folder, written).split(path.sep).join('/');
        if ('fault' in located || isInside(written, folder)) return [{ file, located, place }];
        return [{ file, located: { fault: OUTSIDE }, place }];
      }),
    );
}

const OUTSIDE = {
  kind: 'forbidden',
  message: "is outside the site's folder",
  remedy: 'Copy the file into the folder',
} as const;

function reportServices(site: DocusaurusSite, report: Report): void {
  const { config, configFile, plugins } = site;
  for (const key of ['scripts', 'stylesheets', 'clientModules'] as const) {
    const entries = listOf(config[key]);
    for (const [index, entry] of entries.entries()) {
      const { src, href } = dictOf(entry);
      const name = textOf(entry) ?? textOf(src) ?? textOf(href) ?? 'This entry';
      report('service', placeOf(entries, index, { file: configFile }), `${name} isn't loaded`);
    }
  }
  for (const { name, options, place } of plugins) {
    if (!/^google-(?:gtag|analytics|tag-manager)$/.test(name)) continue;
    const id = textOf(options.trackingID) ?? textOf(options.containerId) ?? 'no readable id';
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
      const code = plugin instanceof Unread ? plugin.code : (textOf(plugin) ?? 'A plugin');
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
 * Reports statements that use the configuration after its declaration. They could change it, and only running
 * the code would show how.
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
