/**
 * Tests that the development server serves only files of the site and the engine, even if links lead elsewhere, and
 * that it reports files whose URL belongs to a page.
 */
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CANARY, makeWorld, type World } from '../core/files/test-ways-out.ts';
import { GOOD_SITE } from './build/test-bad-site.ts';
import { type RunningCommand, startCommand, writeFiles } from './testing.ts';

/** Long enough for a busy machine. */
const POLL = { timeout: 60_000, interval: 100 };

let world: World;
let server: RunningCommand;
let port: number;

beforeAll(async () => {
  world = makeWorld();
  const { root, outside } = world;
  writeFiles(root, {
    ...GOOD_SITE,
    'site/static/own.txt': 'own',
    'docs/note.txt': 'note',
    'docs/redirects.json.md': '# Redirects\n',
  });
  symlinkSync(path.join(outside, 'secret.ts'), path.join(root, 'site/linked.ts'));
  symlinkSync(outside, path.join(root, 'site/folder'));
  symlinkSync(path.join(root, '.hidden'), path.join(root, 'site/visible'));
  server = startCommand(['dev', '--root', root, '--port', '0']);
  port = await portOf(server);
});

afterAll(async () => {
  server.process.kill('SIGTERM');
  await server.done;
});

/** Returns the port from the server's start message. */
function portOf({ process: { stdout } }: RunningCommand): Promise<number> {
  return new Promise((resolve) => {
    stdout?.on('data', (text: string) => {
      const found = /http:\/\/localhost:(\d+)\//.exec(text)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
  });
}

/** Requests a path exactly as written. `fetch` would resolve the dots in it. */
function get(file: string): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    request({ port, path: file }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode, text }));
    })
      .on('error', reject)
      .end();
  });
}

const OUTSIDE: readonly string[] = [
  '<outside>/secret.txt',
  '<outside>/secret.ts',
  '<root>/../outside/secret.txt',
  '<root>/%2e%2e/outside/secret.txt',
  '<root>/..%2foutside/secret.txt',
  '<root>/site/linked.ts',
  '<root>/site/folder/secret.txt',
  '<root>/site/visible/secret.txt',
  '<root>/.hidden/secret.txt',
  '<root>/.hidden/secret.json',
];

it.each(
  OUTSIDE.flatMap((file) =>
    ['', '?raw', '?import&raw', '?url', '?inline'].map((query) => file + query),
  ),
)('/@fs%s is not', async (name) => {
  const file = name.replace('<root>', world.root).replace('<outside>', world.outside);
  for (const prefix of ['/@fs', '/@fs/', '/@id/@fs', '/@id/', '/@id/__x00__', '']) {
    const { status, text } = await get(prefix + file);
    expect(text).not.toContain(CANARY);
    expect(status).toBeGreaterThanOrEqual(400);
  }
});

it.each(['/.npmrc', '/package.json', '/.git/config', '/%00'])('%s is not', async (name) => {
  expect((await get(name)).status).toBeGreaterThanOrEqual(400);
});

it.each([
  ['/', 'All is well.'],
  ['/own.txt', 'own'],
  ['/@vite/client', 'HMRClient'],
  ['/@fs<root>/docs/note.txt', 'note'],
  ['/@fs<root>/docs/note.txt?raw', 'note'],
])('%s is', async (name, expected) => {
  const { status, text } = await get(name.replace('<root>', world.root));
  expect(status).toBe(200);
  expect(text).toContain(expected);
});

it('a file at the URL of a page is not, and the page says why', async () => {
  const { status, text } = await get('/redirects.json');
  expect(status).toBe(500);
  expect(text).toContain('has the route /redirects.json, which is the URL of a file');
});

it('a static file that a page hides is reported on every page until it is gone', async () => {
  const file = path.join(world.root, 'site/static/index.html');
  const message = 'has the same name as the output file for docs/index.md';
  const home = async () => (await get('/')).text;
  expect(await home()).not.toContain(message);
  writeFileSync(file, 'hidden');
  await expect.poll(home, POLL).toContain(message);
  rmSync(file);
  await expect.poll(home, POLL).not.toContain(message);
});
