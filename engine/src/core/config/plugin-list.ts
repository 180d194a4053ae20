/** Checks the plugins in `site/site.config.ts` before any of them is called. */
import { z } from 'zod';
import { SLOTS } from '../../shared/plugin-modules.ts';
import { describeValue } from '../problems/describe-values.ts';
import {
  addProblem,
  checkAgainst,
  chooseSchema,
  type SchemaProblem,
} from '../problems/schema-problems.ts';
import type { PluginBase } from './plugin-base.ts';
import { THEME_COMPONENTS } from './theme-components.ts';

export interface CheckedPlugins {
  /** Valid plugins of the site, except for those that a condition disables (`false` or `undefined`). */
  plugins: readonly PluginBase[];
  problems: readonly SchemaProblem[];
}

const name = z.string().superRefine((value, context) => {
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)) return;
  const remedy = `Use lowercase letters, digits, and hyphens, such as name: 'reading-time'`;
  addProblem(context, `isn't a valid name: '${value}'`, remedy);
});
const hook = hookOf('function', (value) => typeof value === 'function');
const hookOrObject = hookOf('function or an object', isFunctionOrObject);
const object = z.record(z.string(), z.unknown()).optional();
const modules = z.record(z.string(), z.string()).optional();
const moduleList = z.array(z.string()).optional();

/** The hooks, and the types of their values (see `plugins/plugin.ts`). */
const plugin = z.strictObject({
  name: name.meta({ example: "'reading-time'" }),
  options: z.unknown().optional(),
  schema: hook,
  pages: hookOrObject,
  codeBlocks: object,
  annotateCode: hook,
  head: hook,
  policy: hook,
  pageView: hook,
  outputs: hookOrObject,
  checks: hook,
  slots: modulesNamed(SLOTS),
  components: modulesNamed(Object.keys(THEME_COMPONENTS)),
  server: z.string().optional(),
  client: z
    .strictObject({
      enhancements: moduleList,
      islands: modules,
      styles: moduleList,
      inlineScript: z.strictObject({ attribute: z.string(), file: z.string() }).optional(),
    })
    .optional(),
  texts: object,
  commands: z.array(z.looseObject({ name: z.string(), about: z.string() })).optional(),
});

export const HOOKS = Object.keys(plugin.shape) as readonly (keyof typeof plugin.shape)[];

/** A list entry: a plugin, or the result of a false condition, as in `process.env.CI && myPlugin()`. */
const entry = chooseSchema<unknown>((value) => {
  if (isLeftOut(value)) return z.unknown();
  return typeof value === 'function' ? uncalled : plugin;
});
const uncalled = z.unknown().superRefine((_, context) => {
  addProblem(context, "isn't a plugin, but a function", 'Call it: myPlugin()');
});

/**
 * Returns the site's plugins and their problems.
 *
 * @param value the value in the configuration
 * @param taken names of the plugins that come with the engine
 */
export function checkPlugins(value: unknown, taken: readonly string[]): CheckedPlugins {
  const schema = z.object({ plugins: z.array(entry).optional() });
  const { problems } = checkAgainst(schema, { plugins: value }, { rootName: 'site' });
  const written: readonly unknown[] = Array.isArray(value) ? value : [];
  const names = [...taken, ...written.map(nameOf)];
  const repeated = written.flatMap((each, at) => repeatedName(nameOf(each), at, names));
  const plugins = written.filter((each): each is PluginBase => !isLeftOut(each));
  return { plugins: problems.length > 0 ? [] : plugins, problems: [...problems, ...repeated] };
}

/**
 * Returns the plugins that come with the engine, except for those that the site disables.
 *
 * @param value the value of `disabledPlugins` in the configuration
 */
export function enabledPlugins(builtIn: readonly PluginBase[], value: unknown): CheckedPlugins {
  const names = builtIn.map((each) => each.name);
  const schema = z.object({ disabledPlugins: z.array(z.enum(names)).default([]) });
  const { data, problems } = checkAgainst(schema, { disabledPlugins: value }, { rootName: 'site' });
  const disabled: readonly string[] = data?.disabledPlugins ?? [];
  return { plugins: builtIn.filter((each) => !disabled.includes(each.name)), problems };
}

function isLeftOut(value: unknown): boolean {
  return value === false || value === undefined || value === null || value === '';
}

function isFunctionOrObject(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}

/** Returns the schema of an optional hook. zod can't check a function's type. */
function hookOf(type: string, matches: (value: unknown) => boolean) {
  const schema = z.unknown().superRefine((value, context) => {
    if (matches(value)) return;
    const message = `must be a ${type}, not ${describeValue(value)}`;
    addProblem(context, message, `Use a ${type} (see definePlugin)`);
  });
  return schema.optional();
}

function modulesNamed(names: readonly string[]) {
  const shape = Object.fromEntries(names.map((each) => [each, z.string().optional()]));
  return z.strictObject(shape).optional();
}

function nameOf(written: unknown): unknown {
  return Object(written).name;
}

/** @param names all names, including this one */
function repeatedName(name: unknown, at: number, names: readonly unknown[]): SchemaProblem[] {
  if (name === undefined || names.indexOf(name) === names.lastIndexOf(name)) return [];
  return [
    {
      path: ['plugins', at],
      atKey: false,
      message: `plugins[${at}] has the same name as another plugin: "${name}"`,
      remedy: 'Remove one of them, or give them different names',
    },
  ];
}
