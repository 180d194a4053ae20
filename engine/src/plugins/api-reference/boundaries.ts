/** What the parts of this plugin can import, for `npm run boundaries`. */
import type { BoundaryRule } from '../../../scripts/boundaries/check.ts';

const FOLDER = 'engine/src/plugins/api-reference';

/** What API pages and their console know on both sides: data and texts. */
const DATA = [`${FOLDER}/texts/`, `${FOLDER}/views/`];

/** The console's code without its looks. */
const CONSOLE_LOGIC = ['request', 'values', 'answer'].map((name) => `${FOLDER}/console/${name}/`);

/** Code for pages of APIs in browsers: their components and their console. */
const COMPONENTS = ['client', 'components', 'console/panel'].map((name) => `${FOLDER}/${name}/`);

export const RULES: readonly BoundaryRule[] = [
  {
    from: [`${FOLDER}/read/`],
    to: [
      `${FOLDER}/config/`,
      `${FOLDER}/limits.ts`,
      `${FOLDER}/media-type.ts`,
      'engine/src/core/plugin-api.ts',
      'engine/src/core/test-api.ts',
      'engine/src/shared/unique-names.ts',
    ],
    packages: 'shipped',
    node: true,
    because:
      'descriptions are read without pages and settings of the site, so this code can import only core/plugin-api.ts, its configuration, limits, media types, and unique names',
  },
  {
    from: CONSOLE_LOGIC,
    to: [...DATA, `${FOLDER}/media-type.ts`, 'engine/src/client/storage/', 'engine/src/shared/'],
    packages: 'none',
    node: false,
    because:
      "the console's logic runs in browsers, without React, so it can import only the console, its data and texts, media types, storage, and shared",
  },
  {
    from: COMPONENTS,
    to: [
      ...CONSOLE_LOGIC,
      ...DATA,
      'engine/src/theme/content/',
      'engine/src/theme/icons/',
      'engine/src/client/',
      'engine/src/shared/',
    ],
    packages: 'shipped',
    node: false,
    because:
      'API components also run in browsers, so they can import only public theme components, client, and shared, and never Node.js modules',
  },
];
