import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadSite } from '../config/load-site.ts';
import { ENGINE_ROOT } from '../engine-root.ts';
import { writeSite } from '../files/test-site.ts';
import { bundleOptions } from './bundle-options.ts';
import { scopedClass } from './vite-options.ts';

it('names classes after their module, those of the site after their path', () => {
  const navbar = '/engine/src/theme/layout/Navbar.module.css?direct';
  expect(scopedClass('items', navbar, '/site')).toBe('Navbar-items');
  expect(scopedClass('navbar', navbar, '/site')).toBe('Navbar');
  expect(scopedClass('row', '/docs/site/components/map/Legend.module.css', '/docs')).toBe(
    'site-components-map-Legend-row',
  );
});

it('adds styles of what a site has switched on, and of nothing else', async () => {
  const stylesWith = async (thirdParties: string) => {
    const config = `export default {
  title: 'Acme', tagline: 'All about it', url: 'https://acme.example', thirdParties: ${thirdParties},
};`;
    return bundleOptions(await loadSite(await writeSite({ 'site/site.config.ts': config }))).styles;
  };
  expect(await stylesWith('undefined')).toEqual([]);
  expect(await stylesWith(`{ feedback: { endpoint: '/answers' } }`)).toEqual([
    path.join(ENGINE_ROOT, 'src/theme/services/feedback.css'),
  ]);
});

it('gives every module of the theme a name of its own', () => {
  const files = readdirSync(path.join(ENGINE_ROOT, 'src'), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((file) => file.endsWith('.module.css') && !file.includes('fixtures'))
    .map((file) => path.basename(file));
  expect(files.length).toBeGreaterThan(10);
  expect(new Set(files).size).toBe(files.length);
});
