/** Bundling options that a site and its theme determine. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { SlotName } from '../../shared/plugin-modules.ts';
import { once, rememberPer } from '../../shared/remember.ts';
import type { PluginBase } from '../config/plugin-base.ts';
import { addedKeys } from '../config/plugin-keys.ts';
import type { ThemeComponentName } from '../config/theme-components.ts';
import type { SiteDefinition } from '../config/types.ts';
import { ENGINE_ROOT, packageAbove } from '../engine-root.ts';
import {
  type ImportedModule,
  type ImportingSite,
  importedModules,
} from '../source/imported-modules.ts';

export interface BundleOptions extends ImportingSite {
  /** `''` or a path such as `/docs`. */
  base: string;
  /** The site's language as a BCP 47 tag. */
  language: string;
  /** The absolute path of the theme's folder. */
  themeFolder: string;
  /** Absolute paths of the site's stylesheets, which apply after the theme's. */
  styles: readonly string[];
  /** Plugins' stylesheets that documents load after the first frame. */
  laterStyles: readonly string[];
  /** Absolute paths of modules, by the name of the theme component that they replace. */
  replaced: Readonly<Partial<Record<ThemeComponentName, string>>>;
  /** Modules of the components that plugins add to the theme's slots, by slot and plugin. */
  slots: Readonly<Partial<Record<SlotName, Readonly<Record<string, string>>>>>;
  /** Modules that plugins use to render their own pages, by plugin name. */
  servers: Readonly<Record<string, string>>;
  /** Modules whose default export the browser calls for plugins. */
  enhancements: readonly string[];
  /** Modules of the islands that plugins add, by island name. */
  islands: Readonly<Record<string, string>>;
  /** Modules with interface text in addition to the engine's. The site's own text can replace it. */
  texts: readonly string[];
  /** Folders of packages that contain the modules of plugins. */
  packages: readonly string[];
  /** Names of folders in `site/` that contain plugins' data. */
  dataFolders: readonly string[];
  /** Returns the modules that pages import. Builds scan the pages only once. */
  imported(): readonly ImportedModule[];
}

type Bundled = Pick<SiteDefinition, 'root' | 'allowRead' | 'config' | 'plugins'>;

/** Returns the options for bundling a site. */
export const bundleOptions: (definition: Bundled) => BundleOptions = rememberPer(optionsOf);

function optionsOf({ root, allowRead, config, plugins }: Bundled): BundleOptions {
  const { components, styles } = config.theme;
  const themeFolder = path.join(ENGINE_ROOT, 'src/theme');
  const all = [...plugins.builtIn, ...plugins.own];
  const packages = new Set<string>();
  const atRoot = (name: string) => {
    if (name.startsWith('.') || path.isAbsolute(name)) return path.resolve(root, name);
    const file = fileInPackage(name, root);
    if (file !== undefined) packages.add(packageAbove(path.dirname(file)));
    return file ?? name;
  };
  const modules = (named: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(named).map(([name, module]) => [name, atRoot(module)]));
  const site: ImportingSite = {
    root,
    allowRead,
    contentFolder: config.contentFolder,
    markdownFormat: config.markdown.format,
  };
  return {
    ...site,
    base: config.base,
    language: config.language,
    themeFolder,
    styles: styles.map((name) => path.resolve(root, name)),
    laterStyles: all.flatMap(({ client }) => client?.styles ?? []).map(atRoot),
    replaced: Object.assign(
      {},
      ...all.map((plugin) => modules(plugin.components ?? {})),
      Object.fromEntries(
        Object.entries(components).map(([name, file]) => [name, path.resolve(root, file)]),
      ),
    ),
    slots: slotModules(all, atRoot),
    servers: modules(
      Object.fromEntries(
        all.flatMap(({ name, server }) => (server === undefined ? [] : [[name, server]])),
      ),
    ),
    enhancements: all.flatMap(({ client }) => client?.enhancements ?? []).map(atRoot),
    islands: Object.assign({}, ...all.map(({ client }) => modules(client?.islands ?? {}))),
    texts: all.flatMap(({ texts = {} }) => Object.keys(texts)).map(atRoot),
    packages: [...packages],
    dataFolders: Object.keys(addedKeys(all, 'files', []).keys),
    imported: once(() => importedModules(site)),
  };
}

/** Returns the real path of a package's module, or `undefined` if it doesn't exist, which the bundler reports. */
function fileInPackage(name: string, root: string): string | undefined {
  try {
    return createRequire(path.join(root, 'site/plugins.js')).resolve(name);
  } catch {
    return undefined;
  }
}

/** The module with a site's brand components, relative to the site's root. */
export const BRAND_MODULE = 'site/brand/index.tsx';

/** True if a site adds components to the layout: its brand, replaced components, or its plugins' slots. */
export const hasOwnComponents = rememberPer(
  ({ root, config, plugins }: SiteDefinition): boolean =>
    existsSync(path.join(root, BRAND_MODULE)) ||
    Object.keys(config.theme.components).length > 0 ||
    plugins.own.some(({ slots, components }) => (slots ?? components) !== undefined),
);

function slotModules(
  plugins: readonly PluginBase[],
  atRoot: (module: string) => string,
): BundleOptions['slots'] {
  const slots: Partial<Record<SlotName, Record<string, string>>> = {};
  for (const plugin of plugins) {
    for (const [slot, module] of Object.entries(plugin.slots ?? {}) as [SlotName, string][]) {
      slots[slot] = { ...slots[slot], [plugin.name]: atRoot(module) };
    }
  }
  return slots;
}
