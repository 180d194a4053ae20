/** Import rules for the parts of this plugin. `npm run boundaries` checks their form, and the imports. */

const FOLDER = 'engine/src/plugins/search';

export const RULES = [
  {
    from: ['index', 'query', 'tokenizer'].map((name) => `${FOLDER}/${name}/`),
    to: [`${FOLDER}/search-data.ts`, 'engine/src/shared/'],
    packages: 'none',
    node: false,
    because:
      'indexes are made and searched in Node.js and in workers, so this code can import only its data and shared',
  },
  {
    from: [`${FOLDER}/mcp/`],
    to: [`${FOLDER}/`, 'engine/src/core/plugin-api.ts', 'engine/src/shared/'],
    packages: 'any',
    node: true,
    because: 'the MCP server can import only search, core/plugin-api.ts, and shared',
  },
];
