/** Keys that plugins add to the configuration and to front matter. */
import { z } from 'zod';
import type { SchemaProblem } from '../problems/schema-problems.ts';
import type { PluginBase } from './plugin-base.ts';

/** Schemas by key. No key is named, so that schemas extended with them keep the types of the keys that the core reads. */
export type KeysOfPlugins = Readonly<Record<never, z.ZodType>>;

export interface AddedKeys {
  keys: KeysOfPlugins;
  /** Keys that exist already. */
  problems: readonly SchemaProblem[];
}

/**
 * Returns the schemas of all keys that plugins add.
 *
 * @param known keys that plugins can't redefine
 */
export function addedKeys(
  plugins: readonly PluginBase[],
  hook: 'settings' | 'frontMatter' | 'configFiles',
  known: readonly string[],
): AddedKeys {
  const owners = new Map(known.map((key) => [key, 'the engine']));
  const keys: Record<string, z.ZodType> = {};
  const problems: SchemaProblem[] = [];
  for (const plugin of plugins) {
    for (const [key, schema] of Object.entries(plugin[hook]?.(z) ?? {})) {
      const owner = owners.get(key);
      if (owner === undefined) {
        owners.set(key, `the plugin "${plugin.name}"`);
        keys[key] = schema;
        continue;
      }
      problems.push({
        path: ['plugins'],
        atKey: false,
        message: `The plugin "${plugin.name}" adds ${key} to ${hook}, but ${owner} already defines this key`,
        remedy: "Rename the plugin's key",
      });
    }
  }
  return { keys, problems };
}
