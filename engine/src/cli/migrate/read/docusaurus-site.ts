/** Reads a Docusaurus configuration, and splits its presets into their plugins. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { locateFile } from '../../../core/files/locate-file.ts';
import type { Place, ProblemsError } from '../../../core/problems/problems.ts';
import { problem } from '../../project-files.ts';
import { readDefaultExport } from './evaluate.ts';
import { type Reading, startReading } from './reading.ts';
import { findFile, repositoryOf } from './repository.ts';
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
} from './values.ts';

export interface UsedPlugin {
  /**
   * Short name of one of Docusaurus's own plugins and themes, such as `content-docs`, or the package name of any
   * other.
   */
  name: string;
  options: Dict;
  place: Place;
}

export interface DocusaurusSite {
  /** The absolute path of the folder with the configuration. */
  folder: string;
  configFile: string;
  config: Dict;
  themeConfig: Dict;
  plugins: readonly UsedPlugin[];
  reading: Reading;
}

const CONFIG_NAMES = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map(
  (end) => `docusaurus.config.${end}`,
);

export async function readDocusaurusSite(folder: string): Promise<DocusaurusSite> {
  const name = CONFIG_NAMES.find((each) => existsSync(path.join(folder, each)));
  if (name === undefined) throw withoutConfig(folder);
  const configFile = path.join(folder, name);
  const reading = startReading(repositoryOf(folder));
  const located = locateFile(configFile, reading.repository);
  if ('fault' in located) throw linkedConfig(configFile, located.fault.message);
  const config = await readDefaultExport(configFile, reading);
  if (!isDict(config)) throw unreadConfig(configFile);
  const fallback = { file: configFile };
  return {
    folder,
    configFile,
    config,
    themeConfig: dictOf(config.themeConfig),
    plugins: [
      ...entriesOf(config, 'presets', fallback).flatMap(pluginsOfPreset),
      ...entriesOf(config, 'plugins', fallback),
      ...entriesOf(config, 'themes', fallback),
    ],
    reading,
  };
}

/** Returns the options of a plugin, or nothing if the site doesn't use it. */
export function optionsOf({ plugins }: DocusaurusSite, name: string): Dict | undefined {
  return plugins.find((plugin) => plugin.name === name)?.options;
}

/** Reads a file that the configuration refers to by a path relative to the site's folder. */
export async function readNamed(
  { folder, reading }: DocusaurusSite,
  name: string,
): Promise<{ file: string; value: Value } | undefined> {
  const file = findFile(path.resolve(folder, name), reading.repository);
  return file === undefined ? undefined : { file, value: await readDefaultExport(file, reading) };
}

/** Returns the presets, plugins, or themes. Each entry is a name, a name with options, or code. */
function entriesOf(config: Dict, key: string, fallback: Place): UsedPlugin[] {
  const entries = listOf(config[key]);
  return entries.flatMap((entry, index): UsedPlugin[] => {
    const place = placeOf(entries, index, fallback);
    const [name, options] = isList(entry) ? entry : [entry];
    const text = name instanceof Unread ? nameOfCode(name) : textValue(name);
    return text === undefined ? [] : [{ name: shortName(text), options: dictOf(options), place }];
  });
}

/** Returns the name in `require('remark-math')`, an imported name, or the name of a function. */
function nameOfCode({ code, node }: Unread): string {
  const quoted = /require\(\s*['"]([^'"]+)['"]\s*\)| from '([^']+)'$/.exec(code);
  const id: unknown = node.id;
  const named = typeof id === 'object' && id !== null && 'name' in id ? id.name : undefined;
  return quoted?.[1] ?? quoted?.[2] ?? (typeof named === 'string' ? named : firstLine(code));
}

function firstLine(code: string): string {
  const [line = ''] = code.split('\n');
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}

/** Returns `content-docs` for `@docusaurus/plugin-content-docs`. */
function shortName(name: string): string {
  return /^@docusaurus\/(?:plugin|theme|preset)-(.+)$/.exec(name)?.[1] ?? name;
}

/** Names of the plugins that the classic preset's options configure, keyed by option. */
const CLASSIC = {
  docs: 'content-docs',
  blog: 'content-blog',
  pages: 'content-pages',
  theme: 'classic',
  sitemap: 'sitemap',
  svgr: 'svgr',
  debug: 'debug',
  gtag: 'google-gtag',
  googleAnalytics: 'google-analytics',
  googleTagManager: 'google-tag-manager',
} as const;

function pluginsOfPreset(preset: UsedPlugin): UsedPlugin[] {
  if (preset.name !== 'classic') return [preset];
  const usual: readonly string[] = ['docs', 'blog', 'pages'];
  return Object.entries(CLASSIC).flatMap(([key, name]): UsedPlugin[] => {
    const options = preset.options[key];
    if (options === false || (options === undefined && !usual.includes(key))) return [];
    const place = placeOf(preset.options, key, preset.place);
    return [{ name, options: dictOf(options), place }];
  });
}

function withoutConfig(folder: string): ProblemsError {
  const message = "There's no docusaurus.config.js, .ts, or .mjs in this folder";
  return problem(
    folder,
    message,
    'Use the folder that contains the configuration, which is often website/',
  );
}

function unreadConfig(file: string): ProblemsError {
  const message = "The configuration isn't an object that can be read without running code";
  return problem(file, message, 'Export an object, or a function that returns one');
}

function linkedConfig(file: string, fault: string): ProblemsError {
  return problem(file, `The configuration ${fault}`, 'Put a copy of the file in this folder');
}
