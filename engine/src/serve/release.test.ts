import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeAtomically } from '../core/emit/atomic-output.ts';
import { createServer, type SiteServer } from './site-server.ts';
import { ask, makeSite, writeFiles } from './test-build.ts';

let parent: string;
let root: string;
let server: SiteServer;

beforeEach(async () => {
  parent = makeSite('/docs');
  root = join(parent, 'dist');
  server = await createServer({ root, port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  await server.stop(0);
  rmSync(parent, { recursive: true });
});

async function rebuild(files: Record<string, string>): Promise<void> {
  await writeAtomically(root, async (folder) => writeFiles(folder, files));
}

describe('a site under a base path', () => {
  it('takes the path from the settings of the build', async () => {
    expect(server.base).toBe('/docs');
    expect((await ask(server.port, '/docs/quickstart')).status).toBe(200);
    expect((await ask(server.port, '/quickstart')).status).toBe(404);
    expect(await ask(server.port, '/?a')).toMatchObject({
      status: 308,
      headers: { location: '/docs?a' },
    });
    expect(await ask(server.port, '/docs/start/')).toMatchObject({
      status: 308,
      headers: { location: '/docs/quickstart' },
    });
  });

  it('can be given a different path', async () => {
    const other = await createServer({ root, port: 0, host: '127.0.0.1', base: '/manual/' });
    expect((await ask(other.port, '/manual/quickstart')).status).toBe(200);
    await other.stop(0);
  });
});

describe('a damaged settings file', () => {
  const SETTINGS = '.server/server.json';
  const settings = (value: string) =>
    `{"base":"/docs","headers":{"X-New":"${value}"},"files":{},"redirects":{"prefixes":[],"routes":{}}}`;

  it.each(['{"base":', '{}', settings('a\\nb'), settings('ä€')])(
    'keeps the last good settings in effect, and is reported once: %s',
    async (text) => {
      const errors: string[] = [];
      const onError = (error: unknown) => errors.push((error as Error).message);
      const own = await createServer({ root, port: 0, host: '127.0.0.1', onError });
      await rebuild({ 'new.html': 'new', [SETTINGS]: text });
      for (let round = 0; round < 3; round++) {
        const page = await ask(own.port, '/docs/new');
        expect(page.status).toBe(200);
        expect(page.headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
      }
      expect(errors).toEqual([
        expect.stringMatching(/\/server\.json:1:\d+ {2}is damaged \(.+\) → rebuild the site$/),
      ]);

      await rebuild({ 'new.html': 'new', [SETTINGS]: settings('1') });
      const mended = await ask(own.port, '/docs/new');
      expect(mended.headers['x-new']).toBe('1');
      expect(errors).toHaveLength(1);
      await own.stop(0);
    },
  );

  it('keeps the server from starting', async () => {
    writeFiles(root, { [SETTINGS]: '{"base":\n"/docs",}' });
    await expect(createServer({ root, port: 0, host: '127.0.0.1' })).rejects.toThrow(
      'server.json:2:9  is damaged',
    );
  });
});

describe('a rebuilt site', () => {
  it('is served immediately, without old pages and with new ones', async () => {
    await ask(server.port, '/docs/quickstart');
    await rebuild({
      'new.html': 'new',
      '.server/server.json':
        '{"base":"/docs","headers":{"X-New":"1"},"files":{},"redirects":{"prefixes":[],"routes":{}}}',
    });

    const fresh = await ask(server.port, '/docs/new');
    expect(fresh.body.toString()).toBe('new');
    expect(fresh.headers['x-new']).toBe('1');
    expect((await ask(server.port, '/docs/quickstart')).status).toBe(404);
  });

  it('never responds with an error while builds follow each other', async () => {
    await rebuild({ 'index.html': '0' });
    let building = true;
    const statuses: number[] = [];
    const reader = async (): Promise<void> => {
      while (building) statuses.push((await ask(server.port, '/')).status);
    };
    const readers = [reader(), reader()];
    for (let build = 1; build <= 20; build++) await rebuild({ 'index.html': `${build}` });
    building = false;
    await Promise.all(readers);

    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await ask(server.port, '/')).body.toString()).toBe('20');
  });

  it('is followed when it is a link: to a new folder, and to the same one in a new place', async () => {
    const big = (text: string) => ({ 'big.txt': text.repeat(300_000), 'index.html': text });
    for (const name of ['1', '2']) writeFiles(join(parent, name), big(name));
    const link = join(parent, 'current');
    const relink = (name: string) => {
      rmSync(link, { force: true });
      symlinkSync(join(parent, name), link);
    };
    relink('1');
    const own = await createServer({ root: link, port: 0, host: '127.0.0.1' });
    const read = async () => {
      const { status, body } = await ask(own.port, '/big.txt');
      return `${status} ${body.subarray(0, 1)}`;
    };
    expect(await read()).toBe('200 1');
    relink('2');
    expect(await read()).toBe('200 2');
    renameSync(join(parent, '2'), join(parent, 'moved'));
    relink('moved');
    expect(await read()).toBe('200 2');
    await own.stop(0);
  });

  it('can be missing for a while', async () => {
    renameSync(root, `${root}.away`);
    expect(await ask(server.port, '/docs')).toMatchObject({
      status: 503,
      headers: { 'retry-after': '1' },
    });
    renameSync(`${root}.away`, root);
    expect((await ask(server.port, '/docs')).status).toBe(200);
  });

  it("doesn't fail because of a manually deleted file", async () => {
    rmSync(join(root, 'quickstart.md'));
    expect((await ask(server.port, '/docs/quickstart.md')).status).toBe(404);
  });
});

describe('files that can be served', () => {
  it('are never behind a link', async () => {
    writeFileSync(join(parent, 'secret.txt'), 'secret');
    await writeAtomically(root, async (folder) => {
      symlinkSync(join(parent, 'secret.txt'), join(folder, 'link.txt'));
      mkdirSync(join(folder, 'sub'));
      symlinkSync(parent, join(folder, 'sub/up'));
    });
    expect((await ask(server.port, '/link.txt')).status).toBe(404);
    expect((await ask(server.port, '/sub/up/secret.txt')).status).toBe(404);
  });

  it('have the strictest policy if the build has no settings', async () => {
    await rebuild({ 'index.html': 'plain' });
    const { headers } = await ask(server.port, '/');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
  });
});
