import { cpSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openOutput, runCommand, temporaryFolder, writeFiles } from '../../../cli/testing.ts';

async function build(root: string, summary: string): Promise<string> {
  writeFiles(root, {
    'site/site.config.ts':
      "export default { title: 'X', tagline: 'T', url: 'https://x.example', mainDocument: 'index', apis: [{ id: 'shop', file: 'openapi/shop.yaml', route: '/shop' }] };\n",
    'site/sidebars.ts': "export default { docs: ['index', { type: 'api', id: 'shop' }] };\n",
    'docs/index.md': '---\ntitle: Home\ndescription: The start.\n---\n\nHello.\n',
    'openapi/shop.yaml': `openapi: 3.1.0
info: { title: Shop, version: '1' }
paths:
  /books: { get: { operationId: list-books, summary: ${summary}, responses: { '204': { description: Done. } } } }
`,
  });
  const { code, errors } = await runCommand('build', '--root', root);
  expect(errors).toBe('');
  expect(code).toBe(0);
  return openOutput(path.join(root, 'dist')).read('shop/list-books.html');
}

it('reads the description of a site that was copied with its cache', async () => {
  const folder = temporaryFolder();
  expect(await build(path.join(folder, 'one'), 'First words')).toContain('First words');
  cpSync(path.join(folder, 'one'), path.join(folder, 'two'), { recursive: true });
  const page = await build(path.join(folder, 'two'), 'Other words');
  expect(page).toContain('Other words');
  expect(page).not.toContain('First words');
});
