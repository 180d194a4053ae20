/** Checks the plugins in `site/site.config.ts` before any of them is called. */
import { SLOTS } from '../../shared/plugin-modules.ts';
import { describeValue, literal } from '../problems/describe-values.ts';
import type { SchemaProblem } from '../problems/schema-problems.ts';
import { suggest } from '../problems/suggest.ts';
import type { PluginBase } from './plugin-base.ts';

export type HookForm =
  | 'text'
  | 'function'
  | 'list'
  | 'object'
  | 'function or list'
  | 'function or object'
  | 'any';

/** Hooks and the types of their values (see `plugins/plugin.ts`). */
export const HOOKS = {
  name: 'text',
  options: 'any',
  settings: 'function',
  configFiles: 'function',
  frontMatter: 'function',
  collectionTypes: 'object',
  pages: 'function or object',
  markdown: 'object',
  head: 'function',
  policy: 'function',
  pageView: 'function',
  outputs: 'function or list',
  checks: 'function',
  contentChecks: 'function',
  links: 'function',
  components: 'object',
  slots: 'object',
  server: 'text',
  client: 'object',
  texts: 'object',
  commands: 'list',
  styles: 'list',
  watch: 'list',
} as const satisfies Record<string, HookForm>;

const FORMS: Readonly<Record<string, HookForm>> = HOOKS;

export interface CheckedPlugins {
  /** Valid plugins of the site, except for those that a condition disables (`false` or `undefined`). */
  plugins: readonly PluginBase[];
  problems: readonly SchemaProblem[];
}

/**
 * Returns the site's plugins and their problems.
 *
 * @param value the value in the configuration
 * @param taken names of the plugins that come with the engine
 */
export function checkPlugins(value: unknown, taken: readonly string[]): CheckedPlugins {
  if (value === undefined) return { plugins: [], problems: [] };
  if (!Array.isArray(value)) {
    const message = `plugins must be a list, but is ${describeValue(value)}`;
    return { plugins: [], problems: [problem([], message, 'Use plugins: [myPlugin()]')] };
  }
  const plugins: PluginBase[] = [];
  const problems: SchemaProblem[] = [];
  for (const [index, entry] of value.entries()) {
    if (isLeftOut(entry)) continue;
    const names = [...taken, ...plugins.map(({ name }) => name)];
    const found = pluginProblems(entry, index, names);
    problems.push(...found);
    if (found.length === 0) plugins.push(entry as PluginBase);
  }
  return { plugins, problems };
}

/** True for the result of a false condition, as in `process.env.CI && myPlugin()`. */
function isLeftOut(entry: unknown): boolean {
  return entry === false || entry === undefined || entry === null || entry === '';
}

/**
 * Returns the plugins that come with the engine, except for those that the site disables.
 *
 * @param value the value of `disabledPlugins` in the configuration
 */
export function enabledPlugins(builtIn: readonly PluginBase[], value: unknown): CheckedPlugins {
  if (value === undefined) return { plugins: builtIn, problems: [] };
  const key = 'disabledPlugins';
  const names = builtIn.map(({ name }) => name);
  if (!Array.isArray(value)) {
    const message = `${key} must be a list, but is ${describeValue(value)}`;
    const remedy = `Use ${key}: ['${names[0]}']`;
    return { plugins: builtIn, problems: [{ path: [key], atKey: false, message, remedy }] };
  }
  const problems = value.flatMap((name: unknown, index): SchemaProblem[] => {
    if (names.some((each) => each === name)) return [];
    const nearest = typeof name === 'string' ? suggest(name, names) : undefined;
    return [
      {
        path: [key, index],
        atKey: false,
        message: `${key}[${index}] isn't the name of a built-in plugin: ${literal(name)}`,
        remedy: nearest === undefined ? `Use one of ${names.join(', ')}` : `Use '${nearest}'`,
      },
    ];
  });
  return { plugins: builtIn.filter(({ name }) => !value.includes(name)), problems };
}

function pluginProblems(entry: unknown, index: number, taken: readonly string[]): SchemaProblem[] {
  const at = `plugins[${index}]`;
  if (typeof entry !== 'object' || entry === null) {
    const remedy =
      typeof entry === 'function' ? 'Call it: myPlugin()' : 'Use definePlugin({ name: … })';
    return [problem([index], `${at} isn't a plugin, but ${describeValue(entry)}`, remedy)];
  }
  const { name } = entry as { name?: unknown };
  if (typeof name !== 'string' || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) {
    const remedy = `Use lowercase letters, digits, and hyphens, such as name: 'reading-time'`;
    return [problem([index], `${at} has no valid name`, remedy)];
  }
  if (taken.includes(name)) {
    const remedy = 'Remove one of them, or give them different names';
    return [problem([index], `${at} has the same name as another plugin: "${name}"`, remedy)];
  }
  return Object.entries(entry).flatMap(([hook, value]) => {
    if (value === undefined) return [];
    const form = FORMS[hook];
    if (form === undefined) return [unknownHook(hook, name, index)];
    if (hasForm(value, form)) return hook === 'slots' ? slotProblems(value, name, index) : [];
    const message = `The plugin "${name}" has ${hook}: ${describeValue(value)}`;
    return [problem([index], message, `Use a ${form} (see definePlugin)`)];
  });
}

function unknownHook(hook: string, name: string, index: number): SchemaProblem {
  const nearest = suggest(hook, Object.keys(HOOKS));
  const remedy =
    nearest === undefined
      ? `Remove it. The hooks are ${Object.keys(HOOKS).join(', ')}`
      : `Use ${nearest}`;
  return problem(
    [index],
    `The plugin "${name}" has ${literal(hook)}, but there's no such hook`,
    remedy,
  );
}

function slotProblems(slots: unknown, name: string, index: number): SchemaProblem[] {
  return Object.keys(slots as object).flatMap((slot) => {
    if (SLOTS.some((name) => name === slot)) return [];
    const nearest = suggest(slot, SLOTS);
    const message = `The plugin "${name}" fills the slot ${literal(slot)}, which doesn't exist`;
    const remedy = nearest === undefined ? `Use one of ${SLOTS.join(', ')}` : `Use ${nearest}`;
    return [problem([index], message, remedy)];
  });
}

function hasForm(value: unknown, form: HookForm): boolean {
  switch (form) {
    case 'any':
      return true;
    case 'text':
      return typeof value === 'string';
    case 'function':
      return typeof value === 'function';
    case 'list':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'function or object':
      return typeof value === 'function' || hasForm(value, 'object');
    case 'function or list':
      return typeof value === 'function' || Array.isArray(value);
  }
}

function problem(path: readonly number[], message: string, remedy: string): SchemaProblem {
  return { path: ['plugins', ...path], atKey: false, message, remedy };
}
