import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ENGINE_ROOT } from '../engine-root.ts';
import { scopedClass } from './vite-options.ts';

it('names classes after their module, those of the site after their path', () => {
  const navbar = '/engine/src/theme/layout/Navbar.module.css?direct';
  expect(scopedClass('items', navbar, '/site')).toBe('Navbar-items');
  expect(scopedClass('navbar', navbar, '/site')).toBe('Navbar');
  expect(scopedClass('row', '/docs/site/components/map/Legend.module.css', '/docs')).toBe(
    'site-components-map-Legend-row',
  );
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
