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
    because: 'shared code runs everywhere: it imports shared code, and of packages their types',
  },
  {
    from: ['src/client/'],
    to: ['src/shared/'],
    packages: 'none',
    node: false,
    because: 'the client runs before React and without packages: it imports client and shared',
  },
  {
    from: ['src/search/'],
    to: ['src/shared/'],
    packages: 'none',
    node: false,
    because: 'search runs in Node and in workers: it imports search and shared',
  },
  {
    from: ['src/theme/'],
    to: [...DRAWN_APIS, 'src/client/', 'src/search/query/', 'src/shared/'],
    packages: 'shipped',
    node: false,
    because:
      'the theme runs in browsers too: it imports theme, what is drawn of APIs, client, queries of search and shared, never Node',
  },
  ...engineRules(),
  {
    from: ['src/openapi/'],
    to: ['src/engine/', 'src/shared/'],
    packages: 'shipped',
    node: true,
    because:
      'pages of API descriptions are made on top of the engine: openapi imports engine and shared',
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
      'reading descriptions needs no engine but its files and problems, and the grammar of media types',
  },
  {
    from: CONSOLE_LOGIC,
    to: ['src/client/storage/', 'src/shared/'],
    packages: 'none',
    node: false,
    because:
      'what the console does runs in browsers, without React: it imports the console, storage and shared',
  },
  {
    from: DRAWN_APIS,
    to: [...CONSOLE_LOGIC, ...PUBLIC_THEME, 'src/client/', 'src/shared/'],
    packages: 'shipped',
    node: false,
    because:
      'what is drawn of APIs runs in browsers too: it imports public components of the theme, client and shared, never Node',
  },
  {
    from: ['src/checks/'],
    to: ['src/engine/', 'src/openapi/', 'src/shared/'],
    packages: 'any',
    node: true,
    because: 'checks of content import the engine, openapi and shared, no command line and no site',
  },
  {
    from: ['src/cli.ts', 'src/cli/'],
    to: ['src/'],
    packages: 'shipped',
    node: true,
    because: 'the command line may import everything in src, but no site',
  },
  {
    from: ['site/'],
    to: ['src/engine/index.ts', ...PUBLIC_THEME],
    packages: 'shipped',
    node: true,
    because: 'a site imports the public entry of the engine and public components of the theme',
  },
  {
    from: ['site/evaluation/'],
    to: ['src/shared/random-numbers.ts'],
    packages: 'none',
    node: false,
    because: 'flags are evaluated in browsers, without packages: evaluation imports nothing else',
  },
  {
    from: ['site/brand/', 'site/components/'],
    to: ['site/', ...PUBLIC_THEME],
    packages: 'shipped',
    node: false,
    because: 'components of a site run in browsers: they import the site and public components',
  },
  {
    from: ['scripts/', 'bench/', 'e2e/', 'mcp/', 'product/'],
    to: ['src/', 'scripts/', 'bench/', 'e2e/', 'mcp/', 'product/', 'package.json'],
    packages: 'any',
    node: true,
    because: 'tools may import everything in src, but no site',
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
      because: `in the engine ${name} may import shared, search and what is left of it: ${before.join(', ')}`,
    }));
  });
}
