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
 * The engine from left to right. A stage may import what stands in the groups before its own; those
 * in one group do not know each other. Every file and folder of `src/engine` stands here.
 */
const ENGINE_ORDER: readonly (readonly string[])[] = [
  ['problems/', 'engine-root.ts', 'cache/', 'limits/'],
  ['files/'],
  ['providers/options.ts'],
  ['config/'],
  ['syntax/'],
  ['source/'],
  ['bundle/'],
  ['compile/'],
  ['assemble/', 'remote/', 'social/'],
  ['render/', 'search/', 'markdown/'],
  ['outputs/'],
  ['emit/'],
  ['providers/'],
  ['pipeline.ts'],
  ['serve/'],
  ['dev/'],
  ['build.ts', 'index.ts'],
];

/** Parts of the theme that pages and content of a site may use. */
const PUBLIC_THEME = ['src/theme/content/', 'src/theme/icons/'];

/** React components for pages of APIs and for their console. */
const DRAWN_APIS = ['src/openapi/components/', 'src/openapi/console/panel/'];

/** The console's code without its looks. */
const CONSOLE_LOGIC = ['request', 'values', 'answer'].map((room) => `src/openapi/console/${room}/`);

export const RULES: readonly BoundaryRule[] = [
  {
    from: ['src/shared/'],
    to: [],
    packages: 'types',
    node: false,
    because:
      'shared code runs everywhere, so it can import only shared code and types from packages',
  },
  {
    from: ['src/client/'],
    to: ['src/shared/'],
    packages: 'none',
    node: false,
    because:
      'the client runs before React and without packages, so it can import only client and shared',
  },
  {
    from: ['src/search/'],
    to: ['src/shared/'],
    packages: 'none',
    node: false,
    because: 'search runs in Node.js and in workers, so it can import only search and shared',
  },
  {
    from: ['src/theme/'],
    to: [...DRAWN_APIS, 'src/client/', 'src/search/query/', 'src/shared/'],
    packages: 'shipped',
    node: false,
    because:
      'the theme also runs in browsers, so it can import only theme, API components, client, search queries, and shared, and never Node.js modules',
  },
  ...engineRules(),
  {
    from: ['src/openapi/'],
    to: ['src/engine/', 'src/shared/'],
    packages: 'shipped',
    node: true,
    because:
      'API pages are built on top of the engine, so openapi can import only engine and shared',
  },
  {
    from: ['src/openapi/read/'],
    to: [
      'src/openapi/config/',
      'src/engine/limits/',
      'src/engine/problems/',
      'src/engine/files/',
      'src/shared/media-type.ts',
    ],
    packages: 'shipped',
    node: true,
    because:
      'reading descriptions needs only the limits, files, and problems of the engine, and the media type grammar',
  },
  {
    from: CONSOLE_LOGIC,
    to: ['src/client/storage/', 'src/shared/'],
    packages: 'none',
    node: false,
    because:
      "the console's logic runs in browsers, without React, so it can import only the console, storage, and shared",
  },
  {
    from: DRAWN_APIS,
    to: [...CONSOLE_LOGIC, ...PUBLIC_THEME, 'src/client/', 'src/shared/'],
    packages: 'shipped',
    node: false,
    because:
      'API components also run in browsers, so they can import only public theme components, client, and shared, and never Node.js modules',
  },
  {
    from: ['src/checks/'],
    to: ['src/engine/', 'src/openapi/', 'src/shared/'],
    packages: 'any',
    node: true,
    because:
      'content checks can import the engine, openapi, and shared, but neither the commands nor a site',
  },
  {
    from: ['src/cli.ts', 'src/cli/'],
    to: ['src/'],
    packages: 'shipped',
    node: true,
    because: 'the commands can import everything in src, but never a site',
  },
  {
    from: ['site/'],
    to: ['src/engine/index.ts', ...PUBLIC_THEME],
    packages: 'shipped',
    node: true,
    because: "a site can import only the engine's public entry and public theme components",
  },
  {
    from: ['site/evaluation/'],
    to: ['src/shared/random-numbers.ts'],
    packages: 'none',
    node: false,
    because:
      "flags are evaluated in browsers, without packages, so evaluation can't import anything else",
  },
  {
    from: ['site/brand/', 'site/components/'],
    to: ['site/', ...PUBLIC_THEME],
    packages: 'shipped',
    node: false,
    because:
      "a site's components run in browsers, so they can import only the site and public theme components",
  },
  {
    from: ['scripts/', 'bench/', 'e2e/', 'mcp/', 'product/'],
    to: ['src/', 'scripts/', 'bench/', 'e2e/', 'mcp/', 'product/', 'package.json'],
    packages: 'any',
    node: true,
    because: 'tools can import everything in src, but never a site',
  },
];

function engineRules(): BoundaryRule[] {
  return ENGINE_ORDER.flatMap((group, position) => {
    const before = ENGINE_ORDER.slice(0, position).flat();
    return group.map((name) => ({
      from: [`src/engine/${name}`],
      to: [
        'src/shared/',
        'src/search/',
        // The one place where the engine names them.
        ...(name.startsWith('providers/') ? ['src/openapi/'] : []),
        ...before.map((other) => `src/engine/${other}`),
      ],
      packages: 'shipped' as const,
      node: true,
      because: `in the engine, ${name} can import only shared, search, and the folders before it: ${before.join(', ')}`,
    }));
  });
}
