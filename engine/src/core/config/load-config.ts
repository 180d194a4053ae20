/** Reads `site/site.config.ts`: the site's settings and its plugins. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { hashOf, hashOfFile } from '../cache/content-hash.ts';
import { checkAgainst, type SchemaProblem } from '../problems/schema-problems.ts';
import type { ImportedModule } from './import-module.ts';
import { type Loaded, nulsIn, placed, readDefault } from './load-file.ts';
import type { PluginBase } from './plugin-base.ts';
import { addedCollectionTypes, addedKeys } from './plugin-keys.ts';
import { checkPlugins, enabledPlugins } from './plugin-list.ts';
import { repeatedTexts } from './plugin-texts.ts';
import { SIDEBAR_TYPES } from './schemas/sidebars-schema.ts';
import { CORE_KEYS, siteSchema } from './schemas/site-schema.ts';
import { siteFiles } from './site-files.ts';
import type { PluginList, SiteConfig } from './types.ts';

const ROOT_NAME = 'site';

export interface LoadedConfig {
  config: SiteConfig;
  plugins: PluginList;
}

/** @param builtIn plugins that come with the engine, which a site can disable */
export async function loadConfig(
  root: string,
  builtIn: readonly PluginBase[],
): Promise<Loaded<LoadedConfig>> {
  const read = await readDefault(root, siteFiles.config, ROOT_NAME);
  if (read === undefined || 'problems' in read) return { problems: read?.problems ?? [] };
  const { plugins: written, disabledPlugins, rest } = withoutPlugins(read.value);
  const enabled = enabledPlugins(builtIn, disabledPlugins);
  const disabled = disabledKeys(rest, builtIn, enabled.plugins);
  const own = checkPlugins(
    written,
    builtIn.map(({ name }) => name),
  );
  const all = [...enabled.plugins, ...own.plugins];
  const settings = addedKeys(all, 'settings', CORE_KEYS);
  const { data: config, problems } = checkAgainst(siteSchema(settings.keys), disabled.rest, {
    rootName: ROOT_NAME,
  });
  const found = [
    ...nulsIn(rest, ROOT_NAME),
    ...enabled.problems,
    ...disabled.problems,
    ...own.problems,
    ...settings.problems,
    ...addedCollectionTypes(all, SIDEBAR_TYPES).problems,
    ...repeatedTexts(all),
    ...problems,
    ...(config === undefined ? [] : missingFiles(root, config)),
  ];
  if (found.length > 0 || config === undefined) {
    return { problems: await placed(found, root, siteFiles.config) };
  }
  const plugins = { builtIn: enabled.plugins, own: own.plugins, codeHash: hashOfCode(read) };
  return { data: { config, plugins }, problems: [] };
}

/**
 * Separates the plugins from the other settings, because plugins contain functions and schemas, which can't be checked
 * like data.
 */
function withoutPlugins(value: unknown): {
  plugins?: unknown;
  disabledPlugins?: unknown;
  rest: unknown;
} {
  if (typeof value !== 'object' || value === null) return { rest: value };
  const { plugins, disabledPlugins, ...rest } = value as Record<string, unknown>;
  return { plugins, disabledPlugins, rest };
}

/** Removes the settings of disabled plugins, and returns a problem for each of them. */
function disabledKeys(
  settings: unknown,
  builtIn: readonly PluginBase[],
  enabled: readonly PluginBase[],
): { rest: unknown; problems: readonly SchemaProblem[] } {
  if (typeof settings !== 'object' || settings === null) return { rest: settings, problems: [] };
  const rest: Record<string, unknown> = { ...settings };
  const problems: SchemaProblem[] = [];
  for (const plugin of builtIn.filter((each) => !enabled.includes(each))) {
    for (const key of Object.keys(addedKeys([plugin], 'settings', []).keys)) {
      if (rest[key] === undefined) continue;
      delete rest[key];
      problems.push({
        path: [key],
        atKey: true,
        message: `${key} is a setting of the plugin "${plugin.name}", which is disabled`,
        remedy: `Remove ${key}, or remove '${plugin.name}' from disabledPlugins`,
      });
    }
  }
  return { rest, problems };
}

/**
 * Returns problems for files that the configuration refers to but that don't exist. Otherwise, each page that
 * needs such a file would report it.
 */
function missingFiles(root: string, { allowRead, theme }: SiteConfig): SchemaProblem[] {
  const named: readonly (readonly [path: readonly (string | number)[], place: string])[] = [
    ...allowRead.map((place, index) => [['allowRead', index], place] as const),
    ...Object.entries(theme.components).map(
      ([name, place]) => [['theme', 'components', name], place] as const,
    ),
    ...theme.styles.map((place, index) => [['theme', 'styles', index], place] as const),
  ];
  return named.flatMap(([path, place]) => {
    const absolute = resolve(root, place);
    if (!place.includes('\0') && existsSync(absolute)) return [];
    const name = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('');
    return [
      {
        path,
        atKey: false,
        message: `${name.slice(1)} contains ${place}, which doesn't exist`,
        remedy: `Create ${absolute}, or correct the path, which is relative to the site's root`,
      },
    ];
  });
}

/** Returns a hash of the plugins' code, which consists of local files and the versions of packages. */
function hashOfCode({ files, manifests }: Omit<ImportedModule, 'exports'>): string {
  // The bundler resolves imports in parallel, so their order can differ.
  return hashOf(...files.map(hashOfFile), ...[...manifests].sort());
}
