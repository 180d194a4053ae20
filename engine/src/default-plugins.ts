import type { Plugin } from './core/plugins/plugin.ts';
import * as plugins from './plugins/index.ts';

/** The plugins of `plugins/index.ts`, sorted by name because bundlers don't agree on the order of a module's exports. */
export const DEFAULT_PLUGINS: readonly Plugin[] = Object.values<Plugin>(plugins).sort((a, b) =>
  a.name < b.name ? -1 : 1,
);
