/** Writes a site that consists of an API of any size. Every schema leads to all others in cycles. */
import { jsonText } from '../src/plugins/api-reference/read/document/json.ts';
import { largeApi } from '../src/plugins/api-reference/read/test-large.ts';
import { writeFiles } from './folders.ts';

/** Writes a site with this many operations and as many schemas to `root`. */
export async function writeLargeApiSite(root: string, operations: number): Promise<void> {
  await writeFiles(root, {
    'site/site.config.ts': CONFIG,
    'site/sidebars.ts': SIDEBARS,
    'docs/index.md': HOME,
    'openapi/large.json': jsonText(largeApi(operations)),
  });
}

const CONFIG = `export default {
  title: 'Large',
  tagline: 'An API of many operations',
  url: 'https://docs.example.com',
  apis: [{ id: 'large', file: 'openapi/large.json', route: '/api' }],
};
`;

const SIDEBARS = `export default {
  documentation: ['index', { type: 'api', id: 'large' }],
};
`;

const HOME = '---\ntitle: Start\ndescription: The first page.\n---\n\nSee [the API](/api).\n';
