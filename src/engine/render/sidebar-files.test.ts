import { expect, it } from 'vitest';
import type { SidebarItem } from '../../shared/view.ts';
import type { Site } from '../assemble/site.ts';
import { sidebarFiles } from './sidebar-files.ts';

const items: SidebarItem[] = [
  {
    type: 'category',
    label: 'APIs',
    href: '/api',
    collapsed: true,
    collapsible: true,
    items: [
      {
        type: 'branch',
        within: '/api',
        items: [{ type: 'link', label: 'Add a book', href: '/api/add', method: 'POST' }],
      },
    ],
  },
];

it('puts branches into data files of their own', () => {
  const site = { sidebars: new Map([['documentation', items]]) } as unknown as Site;
  const file = sidebarFiles(site, '/docs').get('documentation');
  const [branch] = file?.branches ?? [];
  expect(file?.content).not.toContain('Add a book');
  expect(file?.content).toContain(
    `"within":"/docs/api","items":[],"dataUrl":"/docs/${branch?.path}"`,
  );
  expect(branch?.content).toContain('"href":"/docs/api/add"');
});
