/**
 * Import rules for the parts of this plugin. `npm run boundaries` checks that the rules are valid and that all imports
 * follow them.
 */

const FOLDER = 'engine/src/plugins/api-reference';

/** Data and UI strings that Node.js and the browser share. */
const SHARED = [`${FOLDER}/shared/`, `${FOLDER}/texts/`];

/** Code that formats the parts of a request, so that samples and the console write them in the same way. */
const REQUEST = `${FOLDER}/request/`;

/** The console's code without its components. */
const CONSOLE_LOGIC = ['request', 'response'].map((name) => `${FOLDER}/client/${name}/`);

export const RULES = [
  {
    from: [`${FOLDER}/read/`],
    to: [
      `${FOLDER}/config/`,
      `${FOLDER}/limits.ts`,
      `${FOLDER}/shared/media-type.ts`,
      'engine/src/core/plugin-api.ts',
      'engine/src/core/test-api.ts',
      'engine/src/shared/routes.ts',
      'engine/src/shared/unique-names.ts',
    ],
    packages: 'shipped',
    node: true,
    because:
      'descriptions are read before pages exist, so this code can import only core/plugin-api.ts, the configuration, limits, media types, routes, and unique names',
  },
  {
    from: [`${FOLDER}/shared/`],
    to: [],
    packages: 'none',
    node: false,
    because:
      "this data is used in Node.js and in browsers, so its modules can't import anything else",
  },
  {
    from: [REQUEST],
    to: SHARED,
    packages: 'none',
    node: false,
    because:
      'requests are written in Node.js and in browsers, so this code can import only itself, data, and texts',
  },
  {
    from: CONSOLE_LOGIC,
    to: [REQUEST, ...SHARED, 'engine/src/client/storage/', 'engine/src/shared/'],
    packages: 'none',
    node: false,
    because:
      "the console's logic runs in browsers, without React, so it can import only itself, request, data, texts, storage, and shared",
  },
  {
    from: [`${FOLDER}/client/`, `${FOLDER}/components/`],
    to: [
      REQUEST,
      ...SHARED,
      'engine/src/theme/content/',
      'engine/src/theme/icons/',
      'engine/src/client/islands/islands.ts',
      'engine/src/client/navigation/loading/load-failure.ts',
      'engine/src/client/page/',
      'engine/src/client/storage/',
      'engine/src/client/test-document.ts',
      'engine/src/shared/',
    ],
    packages: 'shipped',
    node: false,
    because:
      'API components also run in browsers, so they can import only public theme components, shared, and a few modules of the client, and never Node.js modules',
  },
];
