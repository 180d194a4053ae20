import { expect, it } from 'vitest';
import type { SidebarItem } from '../../shared/view.ts';
import type { Site } from '../assemble/site.ts';
import { sidebarFiles } from './sidebar-files.ts';

const items: SidebarItem[] = [
  {
    type: 'section',
    label: 'APIs',
    href: '/api',
    items: [{ type: 'link', label: 'Add a book', href: '/api/add', badge: 'POST' }],
  },
];

it('makes a file of each tree, with what it is drawn as and the hash of that', () => {
  const site = { sidebars: new Map([['documentation', items]]) } as unknown as Site;
  const files = sidebarFiles(site, { base: '/docs', title: 'Docs' }, ({ name }) => `<nav>${name}`);
  expect([...files].map(([name, { content }]) => [name, JSON.parse(content)])).toEqual([
    ['documentation', { html: '<nav>documentation' }],
    ['documentation.docs.api', { html: '<nav>documentation.docs.api' }],
  ]);
  expect(files.get('documentation')?.path).toMatch(/^sidebars\/documentation\.[0-9a-f]{8}\.json$/);
});
