import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startCommand, temporaryFolder, writeFiles } from '../testing.ts';
import { GOOD_SITE } from './test-bad-site.ts';

it('ten megabytes of Markdown in one page build in bounded memory', async () => {
  const root = temporaryFolder();
  const text =
    'Some *words* and a [link](/), `code` and **more**, again and again.\n\n- one\n- two\n\n';
  const body = `## Part\n\n${text.repeat(125)}`.repeat(1000);
  writeFiles(root, { ...GOOD_SITE, 'docs/big.md': `---\ntitle: Big\n---\n\n[Home](/)\n\n${body}` });
  writeFiles(root, { 'docs/index.md': `${GOOD_SITE['docs/index.md']}\n[Big](big.md)\n` });
  expect(statSync(path.join(root, 'docs/big.md')).size).toBeGreaterThan(10_000_000);
  const build = startCommand(['build', '--root', root], {
    NODE_OPTIONS: '--max-old-space-size=1024',
  });
  const { code, errors } = await build.done;
  expect(code, errors).toBe(0);
  const html = readFileSync(path.join(root, 'dist/big.html'), 'utf8');
  expect(html).toContain('<h2 id="part-999">Part</h2>');
});
