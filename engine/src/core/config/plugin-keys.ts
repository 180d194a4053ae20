/**
 * Collects the keys that plugins add to the configuration and front matter, and the types of sidebar entries
 * that they add.
 */
import { z } from 'zod';
import type { SchemaProblem } from '../problems/schema-problems.ts';
import type { CollectionType, PluginBase, PluginSchema } from './plugin-base.ts';

/**
 * Schemas of the added keys. Their type contains no keys, so that a schema extended with them keeps the types of the
 * core's keys.
 */
export type KeysOfPlugins = Readonly<Record<never, z.ZodType>>;

interface Added<Keys> {
  keys: Keys;
  /** Problems with keys that already exist. */
  problems: readonly SchemaProblem[];
}

/**
 * Returns the schemas of all keys that plugins add.
 *
 * @param known keys that plugins can't redefine
 */
export function addedKeys(
  plugins: readonly PluginBase[],
  hook: 'settings' | 'frontMatter' | 'files',
  known: readonly string[],
): Added<KeysOfPlugins> {
  return added(plugins, { hook, known, keysOf: (plugin) => plugin.schema?.(z)[hook] });
}

/**
 * Returns all types of sidebar entries that plugins add.
 *
 * @param known types that plugins can't redefine
 */
export function addedCollectionTypes(
  plugins: readonly PluginBase[],
  known: readonly string[] = [],
): Added<Readonly<Record<string, CollectionType>>> {
  const hook = 'collections';
  return added(plugins, { hook, known, keysOf: (plugin) => plugin.schema?.(z)[hook] });
}

interface AddingHook<Value> {
  hook: keyof PluginSchema;
  known: readonly string[];
  keysOf: (plugin: PluginBase) => Readonly<Record<string, Value>> | undefined;
}

function added<Value>(
  plugins: readonly PluginBase[],
  { hook, known, keysOf }: AddingHook<Value>,
): Added<Record<string, Value>> {
  const owners = new Map(known.map((key) => [key, 'the engine']));
  const keys: Record<string, Value> = {};
  const problems: SchemaProblem[] = [];
  for (const plugin of plugins) {
    for (const [key, value] of Object.entries(keysOf(plugin) ?? {})) {
      const owner = owners.get(key);
      if (owner === undefined) {
        owners.set(key, `the plugin "${plugin.name}"`);
        keys[key] = value;
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
