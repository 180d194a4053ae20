import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { HOOKS } from '../../src/core/config/plugin-list.ts';
import { THEME_COMPONENTS } from '../../src/core/config/theme-components.ts';
import { ENGINE_MODULES, ENGINE_ROOT } from '../../src/core/engine-root.ts';
import { DEFAULT_PLUGINS } from '../../src/default-plugins.ts';
import { SLOTS } from '../../src/shared/plugin-modules.ts';

it('the page about plugins describes every hook', () => {
  const rows = linesOf('customizing/plugins.md').filter((line) => line.startsWith('| `'));
  const described = rows.flatMap((row) => row.split('|')[1]?.match(/\w+/g) ?? []);
  expect(described.sort()).toEqual([...HOOKS].sort());
});

it('has few enough hooks to know all of them', () => {
  // The name and options only describe a plugin. All other keys are hooks.
  const hooks = HOOKS.filter((key) => key !== 'name' && key !== 'options');
  expect(hooks.length).toBeLessThanOrEqual(16);
});

const PLUGIN_API = path.join(ENGINE_ROOT, 'src/core/plugin-api.ts');

/** Returns the names that a module re-exports. */
function exportsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const lists = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].map(([, list = '']) => list);
  const spaces = [...text.matchAll(/^export \* as (\w+)/gm)].map(([, name = '']) => name);
  const names = lists.flatMap((list) => list.split(',')).map((name) => name.trim());
  return [...names.map((name) => name.replace(/^type /, '')), ...spaces].filter(Boolean);
}

it('the page about plugins lists every export of pagewright/plugin, of which there are at most 60', () => {
  const lines = linesOf('customizing/plugins.md');
  const section = lines.slice(lines.indexOf('## Exports'));
  const named = (wanted: (line: string) => boolean) =>
    section.filter(wanted).flatMap((line) => line.match(/(?<=`)\w+(?=`)/g) ?? []);
  const exported = exportsOf(PLUGIN_API);
  expect(exported.length).toBeLessThanOrEqual(60);
  expect(named((line) => line.startsWith('| ')).sort()).toEqual([...exported].sort());
  const spaces = ['config/schemas/plugin-schemas.ts', 'plugin-urls.ts'];
  const inSpaces = spaces.flatMap((file) => exportsOf(path.join(ENGINE_ROOT, 'src/core', file)));
  const inList = new Set(named((line) => line.startsWith('- ')));
  expect([...inList].sort()).toEqual(inSpaces.sort());
});

it('the page about plugins describes every slot', () => {
  const lines = linesOf('customizing/plugins.md');
  const section = lines.slice(lines.indexOf('## Add components to the theme'));
  const list = section.slice(0, section.indexOf('', section.findIndex(isSlot)));
  const described = list.flatMap((line) => /^- `(\w+)`: /.exec(line)?.[1] ?? []);
  expect(described.sort()).toEqual([...SLOTS].sort());
});

const isSlot = (line: string) => line.startsWith('- `');

/** The site that the package's test builds. */
const TESTED = path.join(ENGINE_ROOT, 'src/cli/package/fixtures/site');

it("the page about plugins shows files that the package's test uses", () => {
  const page = linesOf('customizing/plugins.md').join('\n');
  const samples = [...page.matchAll(/^```tsx? title="([^"]+)".*\n([\s\S]*?)^```$/gm)];
  const tested = samples.filter(([, file = '']) => existsSync(path.join(TESTED, file)));
  const names = tested.map(([, file = '']) => path.basename(file));
  const proofs = ['reading-time.ts', 'changelog.ts', 'word-count.ts', 'WordCount.tsx'];
  expect(names).toEqual(expect.arrayContaining([...proofs, 'footer.ts', 'Footer.tsx']));
  for (const [, file = '', text] of tested) {
    if (file.startsWith('site/plugins/') || file.endsWith('.tsx')) {
      expect(text, file).toBe(readFileSync(path.join(TESTED, file), 'utf8'));
    }
  }
});

it('the page about theming lists every component that a site can replace, with its module', () => {
  const rows = linesOf('customizing/theming.md')
    .map((line) => /^\| (`.+`) \| (?:`(pagewright\/.+)`|None) \|$/.exec(line))
    .flatMap((row) => (row === null ? [] : [row]));
  const listed = rows.flatMap(([, names = '', module]) =>
    names.split(', ').map((name) => [name.replaceAll('`', ''), fileOf(module)]),
  );
  const exported = /^(?:content|layout|doc)\//;
  const files = Object.entries(THEME_COMPONENTS).map(([name, file]) => [
    name,
    exported.test(file) ? path.join(ENGINE_ROOT, 'src/theme', file) : undefined,
  ]);
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(files));
});

/** Returns the file of a module that sites can import. */
function fileOf(module: string | undefined): string | undefined {
  if (module === undefined) return undefined;
  const [name, folder] = Object.entries(ENGINE_MODULES).find(([name]) =>
    module.startsWith(`${name}/`),
  ) ?? ['', ''];
  return `${folder}${module.slice(name.length)}.tsx`;
}

it('the page about features describes every plugin', () => {
  const rows = linesOf('features/index.md').filter((line) => line.startsWith('| ['));
  expect(rows).toHaveLength(DEFAULT_PLUGINS.length);
  const names = linesOf('features/index.md').find((line) => line.startsWith('The names are '));
  const listed = [...(names ?? '').matchAll(/`([\w-]+)`/g)].map(([, name]) => name);
  expect(listed).toEqual(DEFAULT_PLUGINS.map(({ name }) => name));
});

function linesOf(page: string): readonly string[] {
  return readFileSync(path.join(ENGINE_ROOT, 'docs/docs', page), 'utf8').split('\n');
}
