import { describe, expect, it } from 'vitest';
import { branchKey, firstHref, initialBranches, isActive, openBranches } from './sidebar.ts';
import type { SidebarItem } from './view.ts';

const link = (href: string, external = false): SidebarItem => ({
  type: 'link',
  label: href,
  href,
  external,
});

const category = (items: SidebarItem[], rest: { href?: string; collapsed?: boolean } = {}) => ({
  type: 'category' as const,
  label: 'Category',
  collapsed: true,
  collapsible: true,
  items,
  ...rest,
});

const tree: SidebarItem[] = [
  link('/docs/quickstart'),
  { type: 'html', html: '<hr>' },
  category([link('/docs/a'), category([link('/docs/b')]), category([link('/docs/c')])], {
    href: '/docs/section',
  }),
  category([category([link('/docs/b')])]),
];

describe('openBranches', () => {
  it("contains the keys of all categories around the page, wherever it's listed", () => {
    expect([...openBranches(tree, '/docs/b')].sort()).toEqual(['2', '2.1', '3', '3.0']);
  });

  it('contains the category whose own page is shown', () => {
    expect([...openBranches(tree, '/docs/section')]).toEqual(['2']);
  });

  it('ignores case, trailing slash, query, and hash of the current URL', () => {
    expect([...openBranches(tree, '/docs/C/?x=1#y')].sort()).toEqual(['2', '2.2']);
  });

  it('is empty on pages outside the categories', () => {
    expect([...openBranches(tree, '/docs/quickstart')]).toEqual([]);
    expect([...openBranches(tree, '/docs/unknown')]).toEqual([]);
  });
});

describe('initialBranches', () => {
  it('adds those that the author opened', () => {
    const items = [
      category([category([link('/a')], { collapsed: false })]),
      { ...category([link('/b')]), collapsible: false },
      category([link('/c')]),
    ];
    expect([...initialBranches(items, '/c')].sort()).toEqual(['0.0', '1', '2']);
  });
});

describe('isActive', () => {
  it.each([
    ['/docs/a', '/docs/a', true],
    ['/docs/a', '/docs/A/', true],
    ['/docs/a', '/docs/a?x#y', true],
    ['/', '/', true],
    ['/docs/a', '/docs/ab', false],
    ['/docs/a#part', '/docs/a', false],
    ['/docs/a?x=1', '/docs/a', false],
    ['/docs/a?x=1', '/docs/a?x=1', false],
    ['https://example.com/docs/a', '/docs/a', false],
  ])('%s on %s: %s', (href, current, expected) => {
    expect(isActive(href, current)).toBe(expected);
  });
});

describe('firstHref', () => {
  it("is the category's own page, or else the first page in it, or else the first external link", () => {
    expect(firstHref(category([link('/a')], { href: '/own' }))).toBe('/own');
    const external = link('https://example.com', true);
    expect(firstHref(category([external, category([link('/a')])]))).toBe('/a');
    expect(firstHref(category([{ type: 'html', html: '' }, external]))).toBe('https://example.com');
    expect(firstHref(category([]))).toBeUndefined();
  });
});

it('keys are paths of indexes', () => {
  expect(branchKey(branchKey(branchKey('', 2), 0), 1)).toBe('2.0.1');
});
