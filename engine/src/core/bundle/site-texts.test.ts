import path from 'node:path';
import { expect, it } from 'vitest';
import { ENGINE_ROOT } from '../engine-root.ts';
import { writeSite } from '../files/test-site.ts';
import { type BundledFile, runVite } from './run-vite.ts';
import { testBundleOptions } from './test-bundle.ts';

const SHARED = path.join(ENGINE_ROOT, 'src/shared');

const FILES = {
  'theme/server.tsx': `
    import { close, siteMenu } from '${SHARED}/texts/layout.ts';
    import { formatNumber } from '${SHARED}/language/format.ts';
    export const theme = [close, siteMenu, formatNumber(1)];
    export const later = () => [import('./first.ts'), import('./second.ts')];`,
  'theme/first.ts': `
    import { toggleCategory } from '${SHARED}/texts/layout.ts';
    export const first = toggleCategory('a', true);`,
  'theme/second.ts': `
    import { switchMode, toggleCategory } from '${SHARED}/texts/layout.ts';
    export const second = [switchMode('dark'), toggleCategory('b', true)];`,
};

async function bundle(files: Record<string, string>): Promise<readonly BundledFile[]> {
  const root = await writeSite({ ...FILES, ...files });
  const options = testBundleOptions(root, { language: 'fa' });
  const rolldownOptions = { input: `${root}/theme/server.tsx`, preserveEntrySignatures: 'strict' };
  return runVite(options, {
    build: { ssr: true, minify: false, rolldownOptions: rolldownOptions as object },
  });
}

const textOf = (files: readonly BundledFile[]) =>
  files.map(({ content }) => content.toString()).join('\n');

it('puts the texts of the site in the place of those that a module uses', async () => {
  const code = textOf(
    await bundle({
      'site/texts.ts': `export const siteMenu = 'فهرست'; export const announcement = 'اعلان';`,
    }),
  );
  expect(code).toContain('"فهرست"');
  expect(code).not.toMatch(/"Site menu"|اعلان|Announcement/);
  expect(code).toContain('"Close"');
  expect(code).toMatch(/LANGUAGE = "fa"|toLocaleString\("fa"\)/);
});

it('leaves the English texts where a site has none', async () => {
  const code = textOf(await bundle({}));
  expect(code).toContain('"Site menu"');
  expect(code).not.toContain('Announcement');
});

it('gives each script its own texts, functions too', async () => {
  const site = `export const toggleCategory = (name: string) => 'باز کردن ' + name;`;
  const sites: Record<string, string>[] = [{}, { 'site/texts.ts': site }];
  for (const files of sites) {
    const scripts = await bundle(files);
    expect(scripts.map(({ name }) => path.basename(name).replace(/[-.].*/, '')).sort()).toEqual([
      'first',
      'second',
      'server',
    ]);
  }
});
