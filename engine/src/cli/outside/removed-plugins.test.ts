/** An engine without one of its plugins: without the plugin's folder and the lines of the two lists that name it. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeSite } from '../../core/files/test-site.ts';

const ENGINE = path.resolve(import.meta.dirname, '../../..');
const REPOSITORY = path.dirname(ENGINE);
const LISTS = ['src/default-plugins.ts', 'src/index.ts'];

const folder = mkdtempSync(path.join(tmpdir(), 'without-'));
const engine = path.join(folder, 'engine');

beforeAll(() => {
  for (const name of ['bin', 'src', 'package.json', 'tsconfig.package.json']) {
    cpSync(path.join(ENGINE, name), path.join(engine, name), { recursive: true });
  }
  cpSync(path.join(REPOSITORY, 'tsconfig.base.json'), path.join(folder, 'tsconfig.base.json'));
  symlinkSync(path.join(REPOSITORY, 'node_modules'), path.join(folder, 'node_modules'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Removes a plugin's folder, and from the lists the lines that import it and those that use the imported name. */
function removePlugin(name: string): void {
  rmSync(path.join(engine, 'src/plugins', name), { recursive: true });
  for (const list of LISTS) {
    const file = path.join(engine, list);
    const text = readFileSync(file, 'utf8');
    const imported = new RegExp(`^import \\{ (\\w+) \\} from '\\./plugins/${name}/`, 'm').exec(
      text,
    );
    const isAbout = (line: string) =>
      line.includes(`'./plugins/${name}/`) || (imported && line.trim() === `${imported[1]},`);
    writeFileSync(
      file,
      text
        .split('\n')
        .filter((line) => !isAbout(line))
        .join('\n'),
    );
  }
}

function restorePlugin(name: string): void {
  const place = path.join('src/plugins', name);
  for (const each of [place, ...LISTS]) {
    cpSync(path.join(ENGINE, each), path.join(engine, each), { recursive: true });
  }
}

function run(command: string, ...args: string[]) {
  return spawnSync(process.execPath, [command, ...args], { cwd: engine, encoding: 'utf8' });
}

const RECORD = `---
unlisted: true
decision: { status: accepted, date: 2025-01-31, area: Backend }
---
`;

/** A document that was downloaded from a different repository. */
const README = 'Draws maps.';
const DOCUMENT = { route: '/', repository: 'acme/maps', ref: 'main', file: 'README.md' };
const LOCK = {
  version: 1,
  documents: [
    {
      ...DOCUMENT,
      commit: '1'.repeat(40),
      date: '2025-01-31T12:00:00Z',
      document: { name: 'maps.md', sha256: createHash('sha256').update(README).digest('hex') },
      pictures: {},
    },
  ],
};
const FEEDBACK = `, thirdParties: { feedback: { endpoint: '/feedback' } }`;

const PLUGINS = readdirSync(path.join(ENGINE, 'src/plugins'));

it.each(PLUGINS)('builds a site without %s, and its types are right', async (name) => {
  removePlugin(name);
  const root = await writeSite({
    'site/site.config.ts': `export default { title: 'Acme', tagline: 'All', url: 'https://acme.example'${name === 'third-parties' ? '' : FEEDBACK} };\n`,
    'docs/about.md': '# About\n',
    'docs/index.md':
      '# Home\n\nSee [About](./about.md).\n\n```mermaid\n%% alt: A to B\nflowchart LR\n A --> B\n```\n',
    'site/remote.ts': `export default { documents: [${JSON.stringify(DOCUMENT)}] };`,
    'site/remote/lock.json': JSON.stringify(LOCK),
    'site/remote/maps.md': README,
    ...(name === 'decision-records' ? {} : { 'docs/record.md': RECORD }),
  });
  const built = run('bin/docs.js', 'build', '--root', root);
  const compiler = createRequire(import.meta.url).resolve('typescript/package.json');
  const typed = run(path.join(path.dirname(compiler), 'bin/tsc'), '-p', 'tsconfig.package.json');
  restorePlugin(name);
  expect(built.status, built.stderr).toBe(0);
  expect(typed.stdout).toBe('');
  const html = readFileSync(path.join(root, 'dist/index.html'), 'utf8');
  expect(html.includes('aria-label="A to B"')).toBe(name !== 'diagrams');
  expect(html.includes('<pre')).toBe(name === 'diagrams');
  const record = path.join(root, 'dist/record.html');
  if (existsSync(record)) expect(readFileSync(record, 'utf8')).toContain('aria-label="Decision"');
  expect(html.includes('role="search"')).toBe(name !== 'search');
  for (const word of ['SearchAction', 'docsearch', 'data-search']) {
    expect(html.includes(word), word).toBe(name !== 'search');
  }
  for (const file of ['search.html', 'search.json', 'opensearch.xml']) {
    expect(existsSync(path.join(root, 'dist', file)), file).toBe(name !== 'search');
  }
  expect(html.includes('llms.txt')).toBe(name !== 'agents');
  expect(existsSync(path.join(root, 'dist/llms.txt'))).toBe(name !== 'agents');
  expect(readFileSync(path.join(root, 'dist/index.md'), 'utf8').startsWith('> ')).toBe(
    name !== 'agents',
  );
  expect(html.includes(README)).toBe(name !== 'remote-documents');
  const about = readFileSync(path.join(root, 'dist/about.html'), 'utf8');
  expect(about.includes('Was this page helpful?')).toBe(name !== 'third-parties');
  expect(about.includes('name="third-parties"')).toBe(name !== 'third-parties');
  expect(existsSync(path.join(root, 'dist/sitemap.xml'))).toBe(name !== 'sitemap');
  const assets = readdirSync(path.join(root, 'dist/assets'));
  expect(assets.some((asset) => asset.startsWith('zoom-dialog.'))).toBe(name !== 'image-zoom');
  const sheet = assets.find((asset) => /^style\..*\.css$/.test(asset)) ?? '';
  const styles = readFileSync(path.join(root, 'dist/assets', sheet), 'utf8');
  expect(styles.includes('[data-zoomable]')).toBe(name !== 'image-zoom');
  expect(styles.includes('[data-search]')).toBe(name !== 'search');
  expect(styles.includes('[data-api-console]')).toBe(name !== 'api-reference');
});

it('rejects sidebar entries of a plugin that is gone', async () => {
  removePlugin('api-reference');
  const root = await writeSite({
    'site/site.config.ts': `export default { title: 'Acme', tagline: 'All', url: 'https://acme.example' };\n`,
    'site/sidebars.ts': `export default { main: ['index', { type: 'api', id: 'shop' }] };\n`,
    'docs/index.md': '# Home\n',
  });
  const { status, stderr } = run('bin/docs.js', 'build', '--root', root);
  restorePlugin('api-reference');
  expect(status).toBe(1);
  expect(stderr).toContain("'html', not 'api'");
});

it('rejects the settings of a plugin that is gone', async () => {
  removePlugin('feeds');
  const root = await writeSite({
    'site/site.config.ts': `export default { title: 'Acme', tagline: 'All', url: 'https://acme.example', feed: {} };\n`,
    'docs/index.md': '# Home\n',
  });
  const { status, stderr } = run('bin/docs.js', 'build', '--root', root);
  restorePlugin('feeds');
  expect(status).toBe(1);
  expect(stderr).toContain('feed');
});
