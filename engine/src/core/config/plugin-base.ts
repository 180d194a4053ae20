/** The part of a plugin that concerns configuration. The other hooks belong to later stages (see `plugins/plugin.ts`). */
import type { z } from 'zod';
import type { SlotName } from '../../shared/plugin-modules.ts';

/** Keys that a plugin adds to a file, with the zod schema of each value. The argument is the engine's zod. */
export type PluginKeys = (schema: typeof z) => Readonly<Record<string, z.ZodType>>;

/** A module: a path that starts with a dot, relative to the site's root, or one of a package: `my-plugin/Badge.tsx`. */
export type ModulePath = string;

export interface PluginClient {
  /**
   * Modules whose default export is called once in each visit, when the browser is idle or at the first sign that a
   * reader is about to do something (see `StartEnhancement`).
   */
  enhancements?: readonly ModulePath[];
  /** Modules that start before the enhancements of all plugins, so they can listen to events from other plugins. */
  listeners?: readonly ModulePath[];
  /**
   * React components that the browser loads when an island of that name needs them. Each module has a default export,
   * and can export `load`, which returns further props.
   */
  islands?: Readonly<Record<string, ModulePath>>;
  /**
   * Stylesheets for what only this code renders, and for other things that the first view doesn't need. Documents
   * link to them after the first frame.
   */
  styles?: readonly ModulePath[];
}

/** A type of sidebar entry that lists a collection of the plugin's pages. */
export interface CollectionType {
  /** What messages call one collection: `API`. */
  name: string;
  /** Key in `site/site.config.ts` that defines the collections: `apis`. */
  setting: string;
}

export interface PluginBase {
  /** Names the plugin in messages and cache keys: lowercase letters, digits, and hyphens. */
  name: string;
  /**
   * As JSON, everything that affects the plugin's results, except for its code. Cached results are reused only while
   * the options stay the same.
   */
  options?: unknown;
  /** Keys that the plugin adds to `site/site.config.ts`. */
  settings?: PluginKeys;
  /**
   * Files that the plugin adds to `site/`, with the zod schema of each default export: `remote` is `site/remote.ts`. The
   * folder with the same name, such as `site/remote/`, can contain the plugin's data, but no code.
   */
  configFiles?: PluginKeys;
  /** Keys that the plugin adds to the front matter of pages. */
  frontMatter?: PluginKeys;
  /**
   * Types of sidebar entries that list one of the collections in `LoadedPages`, such as `{ type: 'api', id: 'shop' }`.
   * Declare them on the interface `CollectionTypes`.
   */
  collectionTypes?: Readonly<Record<string, CollectionType>>;
  /** Components that pages can use without importing them, by name: a module with a default export. */
  components?: Readonly<Record<string, ModulePath>>;
  /** Components that the theme renders in its slots, by the name of the slot: modules with a default export. */
  slots?: Readonly<Partial<Record<SlotName, ModulePath>>>;
  /**
   * A module with everything that the plugin's own pages are rendered with. It's bundled with the theme for Node.js, and
   * `compileJob` finds its exports in `server.plugins`, by the plugin's name.
   */
  server?: ModulePath;
  /** Code for the browser. */
  client?: PluginClient;
  /**
   * Interface texts in English, which `site/texts.ts` can translate: the exports of modules, by module. In bundles, the
   * site's texts replace those that these modules export.
   */
  texts?: Readonly<Record<ModulePath, Readonly<Record<string, unknown>>>>;
  /** Style sheets that follow the theme's style sheets. */
  styles?: readonly ModulePath[];
  /**
   * Files that the plugin reads besides pages, relative to the site's root. A path that ends with a slash is a folder.
   * The development server reloads the site when one of them changes.
   */
  watch?: readonly string[];
}
