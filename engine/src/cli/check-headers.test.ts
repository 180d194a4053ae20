import { rmSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { checkDeployment } from '../checks/deployment/check-deployment.ts';
import { createServer, type SiteServer } from '../serve/site-server.ts';
import { HASHED, makeSite, writeFiles } from '../serve/test-build.ts';

const folders: string[] = [];
const servers: SiteServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop(0);
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Returns the report on a build that the engine's server serves. */
async function reportOn(files: Readonly<Record<string, string>>) {
  const folder = makeSite('/docs');
  folders.push(folder);
  const root = path.join(folder, 'dist');
  const home = page('/', ` data-entry="/docs/${HASHED}"`);
  writeFiles(root, {
    'index.html': home,
    'index.html.gz': gzipSync(home),
    [`${HASHED}.gz`]: gzipSync('export const lamps = [];\n'),
    '404.html': page('/404'),
    'documents.json': '{}',
    'guides/install.html': page('/guides/install'),
    // This is a redirect document. Hosts redirect instead of returning it.
    'start.html': '<meta http-equiv="refresh" content="0; url=/docs/quickstart">',
    ...files,
  });
  const server = await createServer({ root, host: '127.0.0.1', port: 0 });
  servers.push(server);
  return checkDeployment(root, `http://127.0.0.1:${server.port}/docs`);
}

const page = (route: string, attributes = '') =>
  `<!doctype html><html${attributes}><main data-route="${route}">Text</main></html>`;

it('finds no problems in a deployment of a build without a sitemap', async () => {
  expect((await reportOn({})).problems).toEqual([]);
});

it('requests every page of the build', async () => {
  const { asked } = await reportOn({});
  const more = await reportOn({ 'guides/remove.html': page('/guides/remove') });
  expect(more.asked).toBe(asked + 1);
});
