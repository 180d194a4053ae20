/** Reports everything on a Docusaurus site that authors have to migrate themselves. */

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Place } from '../../../core/problems/problems.ts';
import { type DocusaurusSite, optionsOf } from '../read/docusaurus-site.ts';
import { filesIn } from '../read/list-files.ts';
import { locateFolder, readInside } from '../read/repository.ts';
import { stylesOf } from '../read/stylesheets.ts';
import {
  type Dict,
  dictOf,
  isDict,
  isList,
  listOf,
  placeOf,
  textValue,
  Unread,
  type Value,
} from '../read/values.ts';
import type { Report } from '../report.ts';
import { staysCode } from './footer.ts';
import { reportUnusedConfiguration } from './unused-configuration.ts';

export function reportNotMigrated(site: DocusaurusSite, report: Report): void {
  reportVersions(site, report);
  reportLanguages(site, report);
  reportBlog(site, report);
  reportPages(site, report);
  reportTheme(site, report);
  reportUnusedConfiguration(site, report);
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
    const folder = folderNamed(textValue(options.path) ?? 'blog', site, (message) =>
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

/** Returns the absolute path of a folder. If the folder exists but can't be read, passes a message to `note`. */
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
  const folder = folderNamed(textValue(options.path) ?? 'src/pages', site, (message) =>
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
  for (const name of names) {
    const place = { file: path.join(folder ?? '', name) };
    if (name === 'MDXComponents') report('page-components', place, 'Adds components to all pages');
    else report('component', place, `Replaces ${name}`);
  }
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

/**
 * Returns the name of the component that a file replaces: `Footer` for `Footer/index.tsx` and `Footer.tsx`, or
 * `DocItem/Layout` for a part of one.
 */
function componentName(file: string): string {
  return file.replace(/\.[jt]sx?$/, '').replace(/\/(?:index|styles)$/, '');
}

/** Settings that are reported separately, or that don't affect the new site. */
const SKIPPED = new Set([
  ...['presets', 'plugins', 'themes', 'customFields', 'future', 'webpack', 'prism', 'markdown'],
  ...['editUrl', 'sidebarPath', 'createRedirects', 'scripts', 'stylesheets', 'clientModules'],
  ...['organizationName', 'projectName', 'innerHTML', 'dropdownItemsAfter'],
]);

/** Plugins whose options are migrated. */
const MIGRATED = new Set(['content-docs', 'client-redirects', 'classic']);

/**
 * Reports settings that could have been migrated if reading their value didn't require running code.
 *
 * @param kept returns true for values that are copied as code
 */
function reportUnread(
  { config, configFile, plugins }: DocusaurusSite,
  kept: (value: Unread) => boolean,
  report: Report,
): void {
  const note = (name: string, value: Unread, place: Place) => {
    if (!kept(value)) report('code', place, `${name} isn't migrated`);
  };
  walk(config, '', { file: configFile }, note);
  for (const { name, options, place } of plugins) {
    if (MIGRATED.has(name)) walk(options, '', place, note);
  }
}

type Note = (name: string, value: Unread, place: Place) => void;

function walk(container: Dict | readonly Value[], path: string, fallback: Place, note: Note): void {
  for (const [key, value] of Object.entries(container)) {
    if (SKIPPED.has(key) || /(?:Plugins|Generator|Parser)$/.test(key)) continue;
    const place = placeOf(container, key, fallback);
    const name = isList(container) ? `${path}[${key}]` : [path, key].filter(Boolean).join('.');
    if (value instanceof Unread) note(name, value, place);
    else if (isDict(value) || isList(value)) walk(value, name, place, note);
  }
}
