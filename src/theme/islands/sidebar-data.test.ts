import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SidebarItem } from '../../shared/view.ts';
import { isBelow, withBranches } from './sidebar-data.ts';

const inside: SidebarItem[] = [
  { type: 'link', label: 'List books', href: '/api/list', method: 'GET' },
];

function tree(dataUrl: string): SidebarItem[] {
  return [
    { type: 'link', label: 'Start', href: '/' },
    {
      type: 'category',
      label: 'API',
      href: '/api',
      collapsed: true,
      collapsible: true,
      items: [{ type: 'branch', within: '/api', items: [], dataUrl }],
    },
  ];
}

let answers: (() => Promise<Response>)[];

beforeEach(() => {
  answers = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(() => (answers.shift() ?? (async () => Response.json({ items: inside })))()),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('loads a branch when the category around it is open, and once', async () => {
  const items = tree('/a.json');
  expect(await withBranches(items, (_, key) => key === '0')).toBe(items);
  expect(fetch).not.toHaveBeenCalled();
  const filled = await withBranches(items, (_, key) => key === '1');
  expect(JSON.stringify(filled)).toContain('List books');
  expect(await withBranches(filled, () => true)).toBe(filled);
  await withBranches(items, () => true);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('asks again after a failure', async () => {
  answers = [async () => new Response('', { status: 500 })];
  await expect(withBranches(tree('/b.json'), () => true)).rejects.toThrow('status 500');
  expect(JSON.stringify(await withBranches(tree('/b.json'), () => true))).toContain('List books');
});

it('knows which pages stand below another', () => {
  expect([isBelow('/api', '/api'), isBelow('/api/a', '/api'), isBelow('/apis', '/api')]).toEqual([
    true,
    true,
    false,
  ]);
});
