/**
 * The rules for which parts of the repository can import which others. They express the architecture as data. A
 * path that ends with a slash stands for everything below it. Rules for the parts of a plugin are in its
 * `boundaries.ts`.
 */
import { existsSync, readdirSync } from 'node:fs';
import type { BoundaryRule } from './check.ts';
import { readPluginRules } from './plugin-rules.ts';

/**
 * The engine's stages in order. A stage can import earlier groups, but nothing else from its own group. The list
 * contains every file and folder in `engine/src/core`.
 */
const ENGINE_ORDER: readonly (readonly string[])[] = [
  ['problems/', 'engine-root.ts', 'cache/', 'limits/'],
  ['files/'],
  ['config/'],
  ['syntax/'],
  ['source/'],
  ['bundle/'],
  ['compile/'],
  ['assemble/'],
  ['render/'],
  ['outputs/'],
  ['emit/'],
  ['plugins/'],
  ['pipeline.ts', 'plugin-urls.ts'],
  ['build.ts', 'index.ts', 'plugin-api.ts', 'test-api.ts'],
];

const PLUGINS_FOLDER = new URL('../../src/plugins/', import.meta.url);

/** The plugins that come with the engine. Each one is a folder in `engine/src/plugins`. */
const PLUGINS = readdirSync(PLUGINS_FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Packages with plugins. Each one is a folder in `packages`. */
const PACKAGES = readdirSync(new URL('../../../packages/', import.meta.url));

/** Files in which plugins have rules for their parts. */
const RULES_OF_PLUGINS = PLUGINS.map((name) => `${name}/boundaries.ts`).filter((file) =>
  existsSync(new URL(file, PLUGINS_FOLDER)),
);

/** Commands and tests. They can import the engine's internals, but sites can't. */
const TOOLS = [
  ...['scripts', 'bench', 'e2e'].map((name) => `engine/${name}/`),
  ...['scripts', 'product'].map((name) => `website/${name}/`),
];

/** Parts of the theme that the pages and content of a site can import. */
const PUBLIC_THEME = ['engine/src/theme/content/', 'engine/src/theme/icons/'];

/** The client's modules that plugins can import. All others can change without affecting plugins. */
const CLIENT_API = [
  ...['page/page-events.ts', 'page/page-store.ts', 'idle.ts', 'services.ts', 'storage/storage.ts'],
  ...['layout/close-on-back.ts', 'content/code-blocks.ts', 'islands/islands.ts'],
  ...['navigation/prefetch-route.ts', 'navigation/history-entries.ts', 'navigation/announcer.ts'],
  ...['navigation/loading/load-failure.ts', 'test-document.ts'],
].map((name) => `engine/src/client/${name}`);

export const RULES: readonly BoundaryRule[] = [
  {
    from: ['engine/src/shared/'],
    to: [],
    packages: 'types',
    node: false,
    because:
      'shared code runs everywhere, so it can import only shared code and types from packages',
  },
  {
    from: ['engine/src/client/'],
    to: ['engine/src/shared/'],
    packages: 'none',
    node: false,
    because:
      'the client runs before React and without packages, so it can import only client and shared',
  },
  {
    from: ['engine/src/theme/'],
    to: ['engine/src/client/', 'engine/src/shared/'],
    packages: 'shipped',
    node: false,
    because:
      'the theme also runs in browsers, so it can import only theme, client, and shared, and never Node.js modules',
  },
  ...engineRules(),
  ...(await rulesOfPlugins()),
  ...PLUGINS.flatMap((name) => [nodeRule(name), ...browserRules(name), ...testRules(name)]),
  ...PACKAGES.flatMap(packageRules),
  {
    from: RULES_OF_PLUGINS.map((file) => `engine/src/plugins/${file}`),
    to: [],
    packages: 'none',
    node: false,
    because: "rules are data, so they can't import anything",
  },
  {
    from: ['engine/src/default-plugins.ts', 'engine/src/plugins/index.ts'],
    to: ['engine/src/core/plugins/', 'engine/src/plugins/'],
    packages: 'none',
    node: false,
    because: 'the list of plugins can import only plugins',
  },
  {
    from: ['engine/src/index.ts'],
    to: ['engine/src/core/index.ts', 'engine/src/plugins/index.ts'],
    packages: 'none',
    node: false,
    because: "the package's entry can import only the core's entry and the list of plugins",
  },
  {
    from: ['engine/src/serve/'],
    to: ['engine/src/core/', 'engine/src/shared/'],
    packages: 'shipped',
    node: true,
    because: 'the server can import only core and shared',
  },
  {
    from: ['engine/src/dev/'],
    to: ['engine/src/core/', 'engine/src/serve/', 'engine/src/shared/'],
    packages: 'shipped',
    node: true,
    because: 'the development server can import only core, serve, and shared',
  },
  {
    from: ['engine/src/checks/'],
    to: ['engine/src/core/', 'engine/src/shared/'],
    packages: 'any',
    node: true,
    because: 'content checks can import only core and shared, but neither the commands nor a site',
  },
  {
    from: ['engine/src/cli.ts', 'engine/src/cli/'],
    to: ['engine/src/'],
    packages: 'shipped',
    node: true,
    because: 'the commands can import everything in src, but never a site',
  },
  {
    from: ['website/site/', 'engine/docs/site/'],
    to: [
      'engine/src/index.ts',
      'engine/src/core/plugin-api.ts',
      ...PUBLIC_THEME,
      ...PACKAGES.map((name) => `packages/${name}/src/index.ts`),
    ],
    packages: 'shipped',
    node: true,
    because:
      'a site can import only pagewright, pagewright/plugin, public theme components, and packages with plugins',
  },
  {
    from: ['website/site/evaluation/'],
    to: [],
    packages: 'none',
    node: false,
    because:
      'this code runs in browsers without packages, so it can import only files in its own folder',
  },
  {
    from: ['website/site/brand/', 'website/site/components/'],
    to: ['website/site/', ...PUBLIC_THEME],
    packages: 'shipped',
    node: false,
    because:
      "a site's components run in browsers, so they can import only the site and public theme components",
  },
  {
    from: TOOLS,
    to: [
      'engine/src/',
      'packages/',
      ...TOOLS,
      'engine/package.json',
      'package.json',
      'website/site/proof/',
    ],
    packages: 'any',
    node: true,
    because: 'tools can import everything in src, but only the format of their records from a site',
  },
];

function engineRules(): BoundaryRule[] {
  return ENGINE_ORDER.flatMap((group, position) => {
    const before = ENGINE_ORDER.slice(0, position).flat();
    return group.map((name) => ({
      from: [`engine/src/core/${name}`],
      to: ['engine/src/shared/', ...before.map((other) => `engine/src/core/${other}`)],
      packages: 'shipped' as const,
      node: true,
      because: `in the engine, ${name} can import only shared and the folders before it: ${before.join(', ')}`,
    }));
  });
}

/** Returns the plugins' rules. The first rule for a path wins, so these come before other rules. */
async function rulesOfPlugins(): Promise<BoundaryRule[]> {
  const rules = RULES_OF_PLUGINS.map(async (file) => {
    const { RULES }: { RULES?: unknown } = await import(new URL(file, PLUGINS_FOLDER).href);
    return readPluginRules(`engine/src/plugins/${file}`, RULES);
  });
  return (await Promise.all(rules)).flat();
}

function nodeRule(name: string): BoundaryRule {
  return {
    from: [`engine/src/plugins/${name}/`],
    to: [
      'engine/src/core/plugin-api.ts',
      'engine/src/core/test-api.ts',
      // Plugins add their keys to the interfaces in these modules.
      'engine/src/core/config/types.ts',
      'engine/src/core/config/site-input.ts',
      'engine/src/core/source/front-matter-schema.ts',
      'engine/src/shared/',
      ...PUBLIC_THEME,
      'engine/src/theme/test-views.ts',
    ],
    packages: 'shipped',
    node: true,
    because:
      'plugins can import only core/plugin-api.ts (pagewright/plugin), shared, and public theme components, but no other plugin',
  };
}

/** Returns the rules for a package. Its tests can also import the engine's test helpers, by their path. */
function packageRules(name: string): BoundaryRule[] {
  const rule: BoundaryRule = {
    from: [`packages/${name}/src/`],
    to: [
      'engine/src/index.ts',
      'engine/src/core/plugin-api.ts',
      ...PUBLIC_THEME,
      'engine/src/core/test-api.ts',
      'engine/src/cli/testing.ts',
      'engine/src/shared/',
    ],
    packages: 'shipped',
    node: true,
    because:
      "a package can import only pagewright, pagewright/plugin, and public theme components, and only its tests can import the engine's helpers for tests",
  };
  const components = {
    from: [`packages/${name}/src/components/`],
    to: [`packages/${name}/src/`, 'engine/src/index.ts', ...PUBLIC_THEME],
    packages: 'shipped' as const,
    node: false,
    because:
      "a package's components also run in browsers, so they can import only the package, pagewright, and public theme components",
  };
  return [rule, components];
}

/** Returns rules for browser code, and for components that also run in browsers. */
function browserRules(name: string): BoundaryRule[] {
  const folders = ['client', 'components'].filter((folder) => hasFolder(name, folder));
  return folders.map((folder) => ({
    from: [`engine/src/plugins/${name}/${folder}/`],
    to: [
      `engine/src/plugins/${name}/`,
      ...CLIENT_API,
      'engine/src/shared/',
      ...PUBLIC_THEME,
      // The package also exports these parts of a page.
      'engine/src/theme/doc/',
      'engine/src/theme/test-views.ts',
    ],
    packages: 'shipped',
    node: false,
    because:
      "a plugin's client and components also run in browsers, so they can import only the plugin, shared, public theme components, and the client modules in CLIENT_API (engine/scripts/boundaries/rules.ts)",
  }));
}

/** Returns rules for a plugin's `tests` folder. Tests there run the plugin together with the commands. */
function testRules(name: string): BoundaryRule[] {
  if (!hasFolder(name, 'tests')) return [];
  return [
    {
      from: [`engine/src/plugins/${name}/tests/`],
      to: [
        `engine/src/plugins/${name}/`,
        'engine/src/core/',
        'engine/src/shared/',
        'engine/src/checks/',
        'engine/src/cli/',
      ],
      packages: 'any',
      node: true,
      because:
        "a plugin's tests can import the plugin, core, shared, content checks, and the commands",
    },
  ];
}

function hasFolder(plugin: string, folder: string): boolean {
  return existsSync(new URL(`${plugin}/${folder}/`, PLUGINS_FOLDER));
}
