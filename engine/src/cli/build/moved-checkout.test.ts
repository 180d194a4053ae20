/**
 * Tests that a folder with an engine, its packages, and a site still works after it was moved or copied with its
 * cache.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ENGINE_ROOT } from '../../core/engine-root.ts';
import { temporaryFolder, writeFiles } from '../testing.ts';

const INSTALLED = path.join(ENGINE_ROOT, '../node_modules');
/**
 * Packages that are copied, because the bundles contain their paths. All other packages are links and don't move.
 */
const COPIED = ['react', 'react-dom', 'scheduler'];

/** Creates a checkout with a site that has one page. */
function makeCheckout(folder: string): void {
  for (const name of ['bin', 'src', 'package.json']) {
    cpSync(path.join(ENGINE_ROOT, name), path.join(folder, 'engine', name), { recursive: true });
  }
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync(INSTALLED)) {
    const [from, to] = [path.join(INSTALLED, name), path.join(folder, 'node_modules', name)];
    if (COPIED.includes(name)) cpSync(from, to, { recursive: true });
    else symlinkSync(from, to);
  }
  writeFiles(path.join(folder, 'website'), {
    'site/site.config.ts':
      "export default { title: 'X', tagline: 'T', url: 'https://x.example', mainDocument: 'index' };\n",
    'docs/index.md': '---\ntitle: Home\nslug: /\n---\n\nHello.\n',
  });
}

function build(folder: string): string {
  const command = ['engine/bin/docs.js', 'build', '--root', 'website'];
  const { stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stdout, stderr).toMatch(/Pages +2/);
  return readFileSync(path.join(folder, 'website/dist/index.html'), 'utf8');
}

it('builds after the whole checkout has moved', () => {
  const folder = temporaryFolder();
  makeCheckout(path.join(folder, 'one'));
  expect(build(path.join(folder, 'one'))).toContain('<p>Hello.</p>');
  renameSync(path.join(folder, 'one'), path.join(folder, 'two'));
  expect(build(path.join(folder, 'two'))).toContain('<p>Hello.</p>');
});
