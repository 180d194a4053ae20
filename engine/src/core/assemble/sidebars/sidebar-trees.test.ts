import { describe, expect, it } from 'vitest';
import type { SidebarItem } from '../../../shared/view.ts';
import { sidebarTrees, treeOfPage } from './sidebar-trees.ts';

const link = (href: string): SidebarItem => ({ type: 'link', label: href, href });

const api: SidebarItem = {
  type: 'section',
  label: 'APIs',
  href: '/api',
  items: [link('/api/add'), link('/legacy')],
};

const items: SidebarItem[] = [
  link('/start'),
  {
    type: 'category',
    label: 'Using',
    href: '/using',
    collapsed: true,
    collapsible: true,
    items: [api, link('/api/guide')],
  },
];

const CONFIG = { base: '/docs', title: 'Docs' };
const trees = sidebarTrees('documentation', items, CONFIG);

describe('sidebarTrees', () => {
  it('gives each section a tree that begins with its first page, and a way out of it', () => {
    expect(trees.map(({ name }) => name)).toEqual(['documentation', 'documentation.docs.api']);
    expect(trees[1]).toMatchObject({
      items: [{ label: 'APIs', href: '/docs/api' }, { href: '/docs/api/add' }, {}],
      parent: { label: 'Using', href: '/docs/using' },
    });
  });

  it('leads home from a section that stands in no category with a page', () => {
    const [, tree] = sidebarTrees('documentation', [api], { ...CONFIG, base: '' });
    expect(tree?.parent).toEqual({ label: 'Docs', href: '/' });
  });

  it('makes each tree once', () => {
    expect(sidebarTrees('documentation', items, CONFIG)).toBe(trees);
    expect(sidebarTrees('documentation', items, { ...CONFIG, base: '/other' })).not.toBe(trees);
  });
});

describe('treeOfPage', () => {
  it.each([
    ['/docs/start', 'documentation'],
    ['/docs/using', 'documentation'],
    ['/docs/', 'documentation'],
    ['/docs/api', 'documentation.docs.api'],
    ['/docs/api/add', 'documentation.docs.api'],
    // Listed in the section, although its route is elsewhere.
    ['/docs/legacy', 'documentation.docs.api'],
    // Listed next to the section, although its route is below it.
    ['/docs/api/guide', 'documentation'],
    // Not listed.
    ['/docs/api/schemas/book', 'documentation.docs.api'],
    ['/docs/apiary', 'documentation'],
  ])('%s: %s', (href, name) => {
    expect(treeOfPage(trees, href)?.name).toBe(name);
  });
});
