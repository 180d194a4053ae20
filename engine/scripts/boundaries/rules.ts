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
  ['assemble/', 'remote/'],
  ['render/', 'search/', 'markdown/'],
  ['outputs/'],
  ['emit/'],
  ['plugins/'],
  ['pipeline.ts'],
  ['build.ts', 'index.ts', 'plugin-api.ts', 'test-api.ts'],
];

/** Features that come with the engine, each in a folder of `engine/src/plugins`. */
const PLUGINS = ['diagrams', 'feeds', 'sitemap', 'social-images'];

/** Commands and tests. They look into the engine, which a site may not. */
const TOOLS = [
  ...['scripts', 'bench', 'e2e', 'mcp'].map((name) => `engine/${name}/`),
  ...['scripts', 'product'].map((name) => `website/${name}/`),
];

/** Parts of the theme that pages and content of a site may use. */
const PUBLIC_THEME = ['engine/src/theme/content/', 'engine/src/theme/icons/'];

/** React components for pages of APIs and for their console. */
const DRAWN_APIS = ['engine/src/openapi/components/', 'engine/src/openapi/console/panel/'];

/** The console's code without its looks. */
const CONSOLE_LOGIC = ['request', 'values', 'answer'].map(
  (room) => `engine/src/openapi/console/${room}/`,
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
    from: ['engine/src/search/'],
    to: ['engine/src/shared/'],
    packages: 'none',
    node: false,
    because: 'search runs in Node.js and in workers, so it can import only search and shared',
  },
  {
    from: ['engine/src/theme/'],
    to: [...DRAWN_APIS, 'engine/src/client/', 'engine/src/search/query/', 'engine/src/shared/'],
    packages: 'shipped',
    node: false,
    because:
      'the theme also runs in browsers, so it can import only theme, API components, client, search queries, and shared, and never Node.js modules',
  },
  ...engineRules(),
  ...pluginRules(),
  {
    from: ['engine/src/default-plugins.ts'],
    to: ['engine/src/core/plugins/', 'engine/src/plugins/', 'engine/src/openapi/'],
    packages: 'none',
    node: false,
    because: 'the list of plugins can import only plugins',
  },
  {
    from: ['engine/src/index.ts'],
    to: ['engine/src/core/index.ts', 'engine/src/plugins/', 'engine/src/openapi/config/'],
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
    to: ['engine/src/core/', 'engine/src/serve/', 'engine/src/search/', 'engine/src/shared/'],
    packages: 'shipped',
    node: true,
    because: 'the development server can import only core, serve, search, and shared',
  },
  {
    from: ['engine/src/openapi/'],
    to: ['engine/src/core/', 'engine/src/shared/'],
    packages: 'shipped',
    node: true,
    because:
      'API pages are built on top of the engine, so openapi can import only engine and shared',
  },
  {
    from: ['engine/src/openapi/read/'],
    to: [
      'engine/src/openapi/config/',
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
    to: ['engine/src/client/storage/', 'engine/src/shared/'],
    packages: 'none',
    node: false,
    because:
      "the console's logic runs in browsers, without React, so it can import only the console, storage, and shared",
  },
  {
    from: DRAWN_APIS,
    to: [...CONSOLE_LOGIC, ...PUBLIC_THEME, 'engine/src/client/', 'engine/src/shared/'],
    packages: 'shipped',
    node: false,
    because:
      'API components also run in browsers, so they can import only public theme components, client, and shared, and never Node.js modules',
  },
  {
    from: ['engine/src/checks/'],
    to: ['engine/src/core/', 'engine/src/openapi/', 'engine/src/shared/'],
    packages: 'any',
    node: true,
    because:
      'content checks can import the engine, openapi, and shared, but neither the commands nor a site',
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
      to: [
        'engine/src/shared/',
        'engine/src/search/',
        ...before.map((other) => `engine/src/core/${other}`),
      ],
      packages: 'shipped' as const,
      node: true,
      because: `in the engine, ${name} can import only shared, search, and the folders before it: ${before.join(', ')}`,
    }));
  });
}

/** A plugin knows no other plugin, so that each can be removed. */
function pluginRules(): BoundaryRule[] {
  return PLUGINS.map((name) => ({
    from: [`engine/src/plugins/${name}/`],
    to: [
      'engine/src/core/plugin-api.ts',
      'engine/src/core/test-api.ts',
      // Plugins extend the interfaces of these two with their settings.
      'engine/src/core/config/types.ts',
      'engine/src/core/config/site-input.ts',
      'engine/src/shared/',
      ...PUBLIC_THEME,
    ],
    packages: 'shipped',
    node: true,
    because:
      'plugins can import only core/plugin-api.ts, shared, and public theme components, but no other plugin',
  }));
}
