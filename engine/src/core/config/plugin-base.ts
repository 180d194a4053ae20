/** The hooks of a plugin that concern the configuration. The hooks for later stages are in `plugins/plugin.ts`. */
import type { z } from 'zod';
import type { SlotName } from '../../shared/plugin-modules.ts';
import type { ThemeComponentName } from './theme-components.ts';

/** zod schemas of values, by key. */
type PluginKeys = Readonly<Record<string, z.ZodType>>;

/** What a plugin adds to the files that authors write. */
export interface PluginSchema {
  /** Keys in `site/site.config.ts`. */
  settings?: PluginKeys;
  /** Keys in the front matter of pages. */
  frontMatter?: PluginKeys;
  /**
   * Files in `site/`, with the schema of each default export. For example, the key `remote` stands for
   * `site/remote.ts`. The folder with the same name, such as `site/remote/`, can contain the plugin's data, but no
   * code.
   */
  files?: PluginKeys;
  /**
   * Types of sidebar entries that list one of the plugin's collections, such as `{ type: 'api', id: 'shop' }`. Declare
   * them in the `CollectionTypes` interface.
   */
  collections?: Readonly<Record<string, CollectionType>>;
}

/**
 * A module: either a path that starts with a dot and is relative to the site's root, or a module of a package,
 * such as `my-plugin/Badge.tsx`.
 */
export type ModulePath = string;

export interface PluginClient {
  /**
   * Modules whose default export is called once per visit, when the browser is idle or when the reader is about
   * to do something (see `StartEnhancement`).
   */
  enhancements?: readonly ModulePath[];
  /**
   * React components that the browser loads when the page contains an island with that name. Each module has a
   * default export. It can also export `load`, which returns additional props.
   */
  islands?: Readonly<Record<string, ModulePath>>;
  /**
   * Stylesheets for things that the first view doesn't need, such as elements that only this code renders.
   * Documents load them after the first frame.
   */
  styles?: readonly ModulePath[];
  /**
   * A script that runs while the browser parses a document, so readers never see the state before it. It's part of a
   * document's head if an element in the document has the attribute. The file can't use modules or TypeScript.
   */
  inlineScript?: { attribute: string; file: string };
}

/** A type of sidebar entry that lists a collection of the plugin's pages. */
export interface CollectionType {
  /** What messages call one collection, such as `API`. */
  name: string;
  /** The key in `site/site.config.ts` that defines the collections, such as `apis`. */
  setting: string;
}

export interface PluginBase {
  /**
   * The name of the plugin in messages and cache keys. It can contain lowercase letters, digits, and hyphens.
   */
  name: string;
  /**
   * As JSON, everything that affects the plugin's results, except for its code. Cached results are reused only while
   * the options stay the same.
   */
  options?: unknown;
  /** Adds keys, files, and sidebar entries to what authors write. The argument is the engine's zod. */
  schema?: (schema: typeof z) => PluginSchema;
  /**
   * Components that replace the theme's, by name. Each value is a module with a default export. The site's own
   * replacements, in `theme.components`, take precedence.
   */
  components?: Readonly<Partial<Record<ThemeComponentName, ModulePath>>>;
  /** Components that the theme renders in its slots, by slot. Each value is a module with a default export. */
  slots?: Readonly<Partial<Record<SlotName, ModulePath>>>;
  /**
   * A module with everything that's needed to render the plugin's own pages. It's bundled with the theme for
   * Node.js. `compileJob` finds its exports in `server.plugins`, under the plugin's name.
   */
  server?: ModulePath;
  /** Code for the browser. */
  client?: PluginClient;
  /**
   * Modules with English interface texts, and their exports. `site/texts.ts` can translate them. In bundles,
   * the site's texts replace the exports of these modules.
   */
  texts?: Readonly<Record<ModulePath, Readonly<Record<string, unknown>>>>;
}
