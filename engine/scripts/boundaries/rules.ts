/**
 * Which part of the repository may import which: the directions of the architecture as data. A path
 * that ends with a slash stands for everything below it.
 */

export interface BoundaryRule {
  /** Files the rule is about. Of several rules the one with the longest path applies. */
  from: readonly string[];
  /** What these files may import from the repository; each other they may always. */
  to: readonly string[];
  /**
   * Packages: any, those of `npm ci --omit=dev` (`dependencies` in package.json), none, or their types only.
   * Tests may use any.
   */
  packages: 'any' | 'shipped' | 'none' | 'types';
  /** True where modules of Node may be used; false for code that runs in browsers. Tests may use them. */
  node: boolean;
  /** Said when the rule is broken. */
  because: string;
}

/**
 * Lists the stages of the engine in order. A stage can import the groups before its own, but nothing else in its group.
 * Every file and folder in `engine/src/core` is listed.
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
  ['render/', 'markdown/'],
  ['outputs/'],
  ['emit/'],
  ['plugins/'],
  ['pipeline.ts'],
  ['build.ts', 'compile-api.ts', 'index.ts', 'plugin-api.ts', 'test-api.ts'],
];

/** Features that come with the engine, each in a folder of `engine/src/plugins`. */
const PLUGINS = [
  'agents',
  'decision-records',
  'diagrams',
  'feeds',
  'image-zoom',
  'remote-documents',
  'search',
  'sitemap',
  'social-images',
  'third-parties',
];

/** Folders of plugins with code for the browser. */
const BROWSER_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  agents: ['client', 'components'],
  'decision-records': ['components'],
  'image-zoom': ['client'],
  'remote-documents': ['components'],
  search: ['client', 'components'],
  'third-parties': ['client', 'components'],
};

/** Commands and tests. They look into the engine, which a site may not. */
const TOOLS = [
  ...['scripts', 'bench', 'e2e', 'mcp'].map((name) => `engine/${name}/`),
  ...['scripts', 'product'].map((name) => `website/${name}/`),
];

/** Parts of the theme that pages and content of a site may use. */
const PUBLIC_THEME = ['engine/src/theme/content/', 'engine/src/theme/icons/'];

/** Code for pages of APIs in browsers: their components and their console. */
const DRAWN_APIS = ['client', 'components', 'console/panel'].map(
  (room) => `engine/src/plugins/api-reference/${room}/`,
);

/** What API pages and their console know on both sides: data and texts. */
const API_DATA = [
  'engine/src/plugins/api-reference/texts/',
  'engine/src/plugins/api-reference/views/',
];

/** The console's code without its looks. */
const CONSOLE_LOGIC = ['request', 'values', 'answer'].map(
  (room) => `engine/src/plugins/api-reference/console/${room}/`,
);

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
    from: ['index', 'query', 'text'].map((name) => `engine/src/plugins/search/${name}/`),
    to: ['engine/src/plugins/search/search-data.ts', 'engine/src/shared/'],
    packages: 'none',
    node: false,
    because:
      'indexes are made and searched in Node.js and in workers, so this code can import only its data and shared',
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
  ...pluginRules(),
  {
    from: ['engine/src/default-plugins.ts'],
    to: ['engine/src/core/plugins/', 'engine/src/plugins/'],
    packages: 'none',
    node: false,
    because: 'the list of plugins can import only plugins',
  },
  {
    from: ['engine/src/index.ts'],
    to: ['engine/src/core/index.ts', 'engine/src/plugins/'],
    packages: 'none',
    node: false,
    because: "the package's entry can import only the core's entry and the settings of plugins",
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
    from: ['engine/src/plugins/api-reference/'],
    to: ['engine/src/core/', 'engine/src/shared/'],
    packages: 'shipped',
    node: true,
    because:
      'API pages are compiled without Markdown and with limits, so their plugin can import any part of core, and shared',
  },
  {
    from: ['engine/src/plugins/api-reference/tests/'],
    to: [
      'engine/src/plugins/api-reference/',
      'engine/src/core/',
      'engine/src/checks/',
      'engine/src/cli/testing.ts',
    ],
    packages: 'any',
    node: true,
    because:
      "tests of API pages with the commands can also import content checks and the commands' test helpers",
  },
  {
    from: ['engine/src/plugins/remote-documents/tests/'],
    to: [
      'engine/src/plugins/remote-documents/',
      'engine/src/core/test-api.ts',
      'engine/src/cli/testing.ts',
    ],
    packages: 'any',
    node: true,
    because: "tests of the plugin's command can also import the commands' test helpers",
  },
  {
    from: ['engine/src/plugins/api-reference/read/'],
    to: [
      'engine/src/plugins/api-reference/config/',
      'engine/src/core/limits/',
      'engine/src/core/problems/',
      'engine/src/core/files/',
      'engine/src/shared/media-type.ts',
      'engine/src/shared/unique-names.ts',
    ],
    packages: 'shipped',
    node: true,
    because:
      'reading descriptions needs only the limits, files, and problems of the engine, the media type grammar, and unique names',
  },
  {
    from: CONSOLE_LOGIC,
    to: [...API_DATA, 'engine/src/client/storage/', 'engine/src/shared/'],
    packages: 'none',
    node: false,
    because:
      "the console's logic runs in browsers, without React, so it can import only the console, its data and texts, storage, and shared",
  },
  {
    from: DRAWN_APIS,
    to: [
      ...CONSOLE_LOGIC,
      ...API_DATA,
      ...PUBLIC_THEME,
      'engine/src/client/',
      'engine/src/shared/',
    ],
    packages: 'shipped',
    node: false,
    because:
      'API components also run in browsers, so they can import only public theme components, client, and shared, and never Node.js modules',
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
    to: ['engine/src/index.ts', ...PUBLIC_THEME],
    packages: 'shipped',
    node: true,
    because: "a site can import only the engine's public entry and public theme components",
  },
  {
    from: ['website/site/evaluation/'],
    to: ['engine/src/shared/random-numbers.ts'],
    packages: 'none',
    node: false,
    because:
      "flags are evaluated in browsers, without packages, so evaluation can't import anything else",
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
    to: ['engine/src/', ...TOOLS, 'engine/package.json', 'package.json'],
    packages: 'any',
    node: true,
    because: 'tools can import everything in src, but never a site',
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

/** A plugin knows no other plugin, so that each can be removed. */
function pluginRules(): BoundaryRule[] {
  return [
    ...PLUGINS.map(nodeRule),
    ...Object.entries(BROWSER_FOLDERS).map(([name, folders]) => browserRule(name, folders)),
  ];
}

function nodeRule(name: string): BoundaryRule {
  return {
    from: [`engine/src/plugins/${name}/`],
    to: [
      'engine/src/core/plugin-api.ts',
      'engine/src/core/compile-api.ts',
      'engine/src/core/test-api.ts',
      // Plugins extend the interfaces of these with their keys.
      'engine/src/core/config/types.ts',
      'engine/src/core/config/site-input.ts',
      'engine/src/core/source/front-matter-schema.ts',
      'engine/src/core/source/page-source.ts',
      'engine/src/shared/',
      ...PUBLIC_THEME,
      'engine/src/theme/testing.ts',
    ],
    packages: 'shipped',
    node: true,
    because:
      'plugins can import only core/plugin-api.ts, core/compile-api.ts, shared, and public theme components, but no other plugin',
  };
}

/** Rules for code of the browser, and for components that also run there. */
function browserRule(name: string, folders: readonly string[]): BoundaryRule {
  return {
    from: folders.map((folder) => `engine/src/plugins/${name}/${folder}/`),
    to: [
      `engine/src/plugins/${name}/`,
      'engine/src/client/',
      'engine/src/shared/',
      ...PUBLIC_THEME,
      // Parts of a page, which the package exports, too.
      'engine/src/theme/doc/',
      'engine/src/theme/class-names.ts',
      'engine/src/theme/testing.ts',
    ],
    packages: 'shipped',
    node: false,
    because:
      "a plugin's client and components also run in browsers, so they can import only the plugin, client, shared, and public theme components",
  };
}
