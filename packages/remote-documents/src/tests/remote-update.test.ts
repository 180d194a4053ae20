import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import {
  hashesOf,
  openOutput,
  type ProcessResult,
  runProcess,
} from '../../../../engine/src/cli/testing.ts';
import { writeSite } from '../../../../engine/src/core/test-api.ts';
import { startHost, type TestHost } from '../update/test-host.ts';

/** The folder of this package, which the site installs. */
const PACKAGE = resolve(import.meta.dirname, '../..');

const README = `# Map client [![b](https://img.shields.io/x)](https://x.example)

Draws maps. See [tiles](docs/tiles.md) and [the manual](https://maps.example/guide).

## Install

\`\`\`bash
npm install map-client
\`\`\`

[Gone](https://maps.example/guide/gone)
`;
const TILES = '# Tiles\n\nTiles of a map. Back to the [client](../README.md#install).\n';

let host: TestHost;
let root: string;

beforeEach(async () => {
  host = await startHost({ 'acme/client/README.md': README, 'acme/client/docs/tiles.md': TILES });
  root = await writeSite({
    'site/site.config.ts': `import { remoteDocuments } from '@pagewright/remote-documents';
    export default {
      plugins: [remoteDocuments],
      title: 'Maps', tagline: 'All about maps', url: 'https://maps.example', base: '/guide/',
      mainDocument: 'start',
    };`,
    'site/sidebars.ts': `export default { manual: ['start', 'client', 'tiles'] };`,
    'site/remote.ts': `export default {
      host: ${JSON.stringify(host.host)},
      documents: [
        { route: '/client', repository: 'acme/client' },
        { route: '/tiles', repository: 'acme/client', file: 'docs/tiles.md' },
      ],
    };`,
    'docs/start.md': '---\ntitle: Start\nslug: /\n---\nGo to the [client](./client.md).\n',
    'docs/client.md':
      '---\ntitle: The client\ndescription: The client draws maps.\n---\nOurs.\n\n## Install\n\nAs usual.\n',
    'docs/tiles.md': '---\ntitle: Tiles of ours\n---\nOurs.\n',
  });
  await mkdir(join(root, 'node_modules/@pagewright'), { recursive: true });
  await symlink(PACKAGE, join(root, 'node_modules/@pagewright/remote-documents'));
});

function update(...args: readonly string[]): Promise<ProcessResult> {
  return runProcess('remote:update', '--root', root, ...args);
}

async function build(name = 'dist') {
  const output = join(root, name);
  const result = await runProcess('build', '--root', root, '--out', output);
  return { ...result, output, files: openOutput(output) };
}

test('without a lock a build has nothing of others, and asks nobody', async () => {
  const { code, errors, files } = await build();
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(files.read('client.html')).not.toContain('id="repository"');
  expect(host.requests).toEqual([]);
});

test('what is locked is part of the page, from then on without the host', async () => {
  const updated = await update();
  expect(updated.errors).toBe('');
  expect(updated.code).toBe(0);
  expect(updated.output).toMatch(/ {2}\/client {2}new \([0-9a-f]{7}, 2026-03-05\)\n/);
  host.requests.length = 0;

  const first = await build('one');
  expect(first.code).toBe(0);
  const page = first.files.read('client.html');
  expect(page).toMatch(
    /id="install"[\s\S]*As usual\.[\s\S]*id="repository"[\s\S]*id="repository-install"/,
  );
  expect(page).toContain('href="/guide/tiles"');
  expect(page).toContain('href="/guide"');
  expect(page).not.toMatch(/shields\.io|Map client/);
  expect(first.files.read('tiles.html')).toContain('href="/guide/client#repository-install"');

  // A link to a page that doesn't exist causes a warning, and keeps its original target.
  expect(first.errors).toContain('Warning: The link "/gone" leads to /gone');
  expect(page).toContain('href="https://maps.example/guide/gone"');

  expect(page).toContain('Draws maps.');

  await rm(join(root, '.cache'), { recursive: true });
  const second = await build('two');
  expect(hashesOf(second.output)).toEqual(hashesOf(first.output));
  expect(host.requests).toEqual([]);
});

test('an edited copy stops the build', async () => {
  await update();
  const lock = JSON.parse(await readFile(join(root, 'site/remote/lock.json'), 'utf8'));
  await writeFile(join(root, 'site/remote', lock.documents[0].document.name), 'Other words');
  const { code, errors } = await build();
  expect(code).toBe(1);
  expect(errors).toContain("doesn't match the lock file");
});

test('--check says what is out of date and exits 1', async () => {
  const before = await update('--check');
  expect(before.code).toBe(1);
  expect(before.output).toContain('  /client  not fetched yet');
  await update();
  const fresh = await update('--check');
  expect(fresh).toMatchObject({ code: 0, errors: '' });
  expect(fresh.output).toContain('All documents are up to date.');
  host.files.set('acme/client/README.md', { content: '# Changed' });
  const stale = await update('--check');
  expect(stale.code).toBe(1);
  expect(stale.output).toMatch(
    / {2}\/client {2}out of date \(.{7}, 2026-03-05\); the latest is .{7}/,
  );
  expect(stale.output).toContain('Out of date: 1 of 2 documents');
});

test('a document without any copy exits 1, with its place', async () => {
  host.files.delete('acme/client/docs/tiles.md');
  const { code, errors, output } = await update();
  expect(code).toBe(1);
  expect(output).toContain('  /tiles  not fetched');
  expect(errors).toContain(
    "site/remote.ts:5:18  docs/tiles.md in acme/client isn't in the repository",
  );
});

test('a site without documents says so', async () => {
  await writeFile(join(root, 'site/remote.ts'), 'export default { documents: [] };');
  const { code, errors } = await update();
  expect(code).toBe(1);
  expect(errors).toContain('No documents are configured. List them in site/remote.ts');
});
