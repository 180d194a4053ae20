import type { Plugin } from './core/plugins/plugin.ts';
import * as plugins from './plugins/index.ts';

/** The plugins in `plugins/index.ts`, sorted by name because bundlers order a module's exports differently. */
export const DEFAULT_PLUGINS: readonly Plugin[] = Object.values<Plugin>(plugins).sort((a, b) =>
  a.name < b.name ? -1 : 1,
);
