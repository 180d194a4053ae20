/**
 * Tests the engine without each of its plugins. It must still build a site, and its sources and tests must
 * type-check.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeSite } from '../../src/core/files/test-site.ts';
import {
  copyRepository,
  PLUGINS,
  REPOSITORY,
  removePlugin,
  restorePlugin,
  typeErrors,
} from './engine-copy.ts';

const copy = mkdtempSync(path.join(tmpdir(), 'without-'));

beforeAll(() => copyRepository(copy));

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function build(root: string, repository = copy) {
  const args = ['engine/bin/docs.js', 'build', '--root', root];
  return spawnSync(process.execPath, args, { cwd: repository, encoding: 'utf8' });
}

const config = (more = '') =>
  `export default { title: 'Acme', tagline: 'All', url: 'https://acme.example', ${more} };\n`;

const RECORD = `---
unlisted: true
decision: { status: accepted, date: 2025-01-31, area: Backend }
---
`;

const FEEDBACK = `thirdParties: { feedback: { endpoint: '/feedback' } }`;

/** Writes a site whose pages use all plugins, although its configuration and front matter don't use `name`. */
function siteWithout(name: string, settings = ''): Promise<string> {
  return writeSite({
    'site/site.config.ts': config(`${settings}${name === 'third-parties' ? '' : FEEDBACK}`),
    'docs/about.md': '# About\n',
    'docs/index.md':
      '# Home\n\nSee [About](./about.md).\n\n```mermaid\n%% alt: A to B\nflowchart LR\n A --> B\n```\n',
    ...(name === 'decision-records' ? {} : { 'docs/record.md': RECORD }),
  });
}

it.each(PLUGINS)('builds a site without %s', async (name) => {
  removePlugin(copy, name);
  const root = await siteWithout(name);
  const { status, stderr } = build(root);
  restorePlugin(copy, name);
  expect(status, stderr).toBe(0);
  expectOthers(root, name);
});

it.each(['api-reference', 'image-zoom', 'search'])(
  'builds a site that disables %s',
  async (name) => {
    const root = await siteWithout(name, `disabledPlugins: ['${name}'], `);
    const { status, stderr } = build(root, REPOSITORY);
    expect(status, stderr).toBe(0);
    expectOthers(root, name);
  },
);

/** Checks that the site contains everything that plugins add, except what `name` adds. */
function expectOthers(root: string, name: string): void {
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
  const twin = readFileSync(path.join(root, 'dist/index.md'), 'utf8');
  expect(twin.startsWith('> ')).toBe(name !== 'agents');
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
}

it.each(PLUGINS)('has no type errors without %s', (name) => {
  removePlugin(copy, name);
  const errors = typeErrors(copy);
  restorePlugin(copy, name);
  expect(errors).toBe('');
});

it('reports what still imports a plugin', () => {
  rmSync(path.join(copy, 'engine/src/plugins/feeds'), { recursive: true });
  const errors = typeErrors(copy);
  restorePlugin(copy, 'feeds');
  expect(errors).toMatch(/^engine\/src\/plugins\/index\.ts\(\d+,\d+\): error TS2307/m);
});

it('rejects sidebar entries of a plugin that is gone', async () => {
  removePlugin(copy, 'api-reference');
  const root = await writeSite({
    'site/site.config.ts': config(),
    'site/sidebars.ts': `export default { main: ['index', { type: 'api', id: 'shop' }] };\n`,
    'docs/index.md': '# Home\n',
  });
  const { status, stderr } = build(root);
  restorePlugin(copy, 'api-reference');
  expect(status).toBe(1);
  expect(stderr).toContain("'html', not 'api'");
});

it('rejects the settings of a plugin that is gone', async () => {
  removePlugin(copy, 'feeds');
  const root = await writeSite({
    'site/site.config.ts': config('feed: {}'),
    'docs/index.md': '# Home\n',
  });
  const { status, stderr } = build(root);
  restorePlugin(copy, 'feeds');
  expect(status).toBe(1);
  expect(stderr).toContain('feed');
});
