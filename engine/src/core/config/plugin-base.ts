/** The part of a plugin that concerns configuration. The other hooks belong to later stages (see `plugins/plugin.ts`). */
import type { z } from 'zod';
import type { SlotName } from '../../shared/slots.ts';

/** Keys that a plugin adds to a file, with the zod schema of each value. The argument is the engine's zod. */
export type PluginKeys = (schema: typeof z) => Readonly<Record<string, z.ZodType>>;

export interface PluginBase {
  /** Names the plugin in messages and cache keys: lowercase letters, digits, and hyphens. */
  name: string;
  /**
   * Everything besides the plugin's code that its results depend on, as JSON. Cached results are reused only while
   * the options stay the same.
   */
  options?: unknown;
  /** Keys that the plugin adds to `site/site.config.ts`. */
  settings?: PluginKeys;
  /** Keys that the plugin adds to the front matter of pages. */
  frontMatter?: PluginKeys;
  /**
   * Components that pages can use without importing them, by name: a module with a default export. The module is a
   * path that starts with a dot, relative to the site's root, or belongs to a package: `my-plugin/Badge.tsx`.
   */
  components?: Readonly<Record<string, string>>;
  /** Components that the theme renders in its slots: modules by the name of the slot, named like `components`. */
  slots?: Readonly<Partial<Record<SlotName, string>>>;
  /** Stylesheets that come after those of the theme, named like `components`. */
  styles?: readonly string[];
  /**
   * Files that the plugin reads besides pages, relative to the site's root. A path that ends with a slash is a folder.
   * The development server reloads the site when one of them changes.
   */
  watch?: readonly string[];
}
