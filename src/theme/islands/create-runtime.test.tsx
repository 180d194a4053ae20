// @vitest-environment happy-dom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetPage, setPage } from '../../client/page-store.ts';
import { initialBranches, openBranches } from '../../shared/sidebar.ts';
import { SIDEBAR_ITEMS } from '../testing.ts';
import { createRuntime, type IslandModule } from './create-runtime.tsx';
import { SidebarTree } from './SidebarTree.tsx';

let hasCrashed = true;

const { mount, unmount } = createRuntime({
  Greeting: async () => ({ default: ({ name }) => <p>Hello {String(name)}</p> }),
  Fragile: async () => ({
    default: () => {
      if (hasCrashed) throw new Error('no data', { cause: new Error('offline') });
      return <p>Fine</p>;
    },
  }),
  Empty: async () => ({}),
  Sidebar: () => import('./Sidebar.tsx') as Promise<IslandModule>,
});

const CURRENT = '/docs/reference/segments';
const error = vi.spyOn(console, 'error');
const warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  hasCrashed = true;
  error.mockReset().mockImplementation(() => undefined);
  warn.mockReset().mockImplementation(() => undefined);
  sessionStorage.clear();
  document.documentElement.dataset.base = '/docs';
  document.body.innerHTML =
    '<main id="main" data-route="/reference/segments" data-sidebar="docs" data-sidebar-url="/docs/sidebars/docs.1.json"></main>';
  resetPage();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function island(html = ''): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  document.body.append(element);
  return element;
}

const go = (route: string) =>
  act(async () =>
    setPage({
      route,
      title: '',
      sidebar: { name: 'docs', dataUrl: '/docs/sidebars/docs.1.json' },
    }),
  );

describe('mount', () => {
  it('takes over server HTML as it is', async () => {
    const element = island(renderToString(<p>Hello {'Ana'}</p>));
    const paragraph = element.firstElementChild;
    await act(() => mount(element, 'Greeting', { name: 'Ana' }));
    expect(element.firstElementChild).toBe(paragraph);
    expect(error).not.toHaveBeenCalled();
  });

  it('reports HTML that it had to correct', async () => {
    const element = island(renderToString(<p>Hello {'Kofi'}</p>));
    await act(() => mount(element, 'Greeting', { name: 'Ana' }));
    expect(element.textContent).toBe('Hello Ana');
    expect(error.mock.calls[0]?.[0]).toContain('Island "Greeting"');
  });

  it('renders where there is no server HTML', async () => {
    const element = island();
    await act(() => mount(element, 'Greeting', { name: 'Ana' }));
    expect(element.innerHTML).toBe('<p>Hello Ana</p>');
    expect(error).not.toHaveBeenCalled();
  });

  it('rejects an island that does not exist, also one named like a built-in property', async () => {
    await expect(mount(island(), 'Nothing', {})).rejects.toThrow('no island "Nothing"');
    await expect(mount(island(), 'constructor', {})).rejects.toThrow('no island "constructor"');
  });

  it('warns about a module without default export and renders nothing', async () => {
    const element = island('<p>static</p>');
    await mount(element, 'Empty', {});
    expect(element.innerHTML).toBe('<p>static</p>');
    expect(warn.mock.calls[0]?.[0]).toContain('"Empty" has no default export');
  });

  it('leaves an element alone that has left the document meanwhile', async () => {
    const element = island('<p>static</p>');
    const mounting = mount(element, 'Greeting', { name: 'Ana' });
    element.remove();
    await mounting;
    expect(element.innerHTML).toBe('<p>static</p>');
  });

  it('can let go and take over again', async () => {
    const element = island();
    await act(() => mount(element, 'Greeting', { name: 'Ana' }));
    await act(async () => unmount(element));
    expect(element.innerHTML).toBe('');
    await act(() => mount(element, 'Greeting', { name: 'Mei' }));
    expect(element.textContent).toBe('Hello Mei');
  });
});

describe('a crash', () => {
  it('shows message and causes, focuses the heading and can be tried again', async () => {
    const element = island();
    await act(() => mount(element, 'Fragile', {}));
    expect(element.querySelector('h2')?.textContent).toBe('This page crashed.');
    expect(document.activeElement).toBe(element.querySelector('h2'));
    expect(element.querySelector('pre')?.textContent).toBe('no data\n\nCause:\noffline');
    hasCrashed = false;
    await act(async () => element.querySelector('button')?.click());
    expect(element.textContent).toBe('Fine');
  });

  it('is over when the reader goes to another page', async () => {
    const element = island();
    await act(() => mount(element, 'Fragile', {}));
    hasCrashed = false;
    await go('/start');
    expect(element.textContent).toBe('Fine');
  });
});

describe('Sidebar', () => {
  async function mountSidebar(): Promise<HTMLElement> {
    const json = { name: 'docs', items: SIDEBAR_ITEMS };
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(JSON.stringify(json))),
    );
    const open = initialBranches(SIDEBAR_ITEMS, CURRENT);
    const active = openBranches(SIDEBAR_ITEMS, CURRENT);
    const element = island(
      renderToString(
        <SidebarTree
          name="docs"
          items={SIDEBAR_ITEMS}
          currentHref={CURRENT}
          open={open}
          active={active}
        />,
      ),
    );
    await act(() => mount(element, 'Sidebar', {}));
    return element;
  }

  const labels = (element: HTMLElement) =>
    [...element.querySelectorAll('a, button')].map(
      (each) => each.textContent || each.getAttribute('aria-label'),
    );

  it('matches the server HTML, then turns categories without a page into buttons', async () => {
    const element = await mountSidebar();
    expect(error).not.toHaveBeenCalled();
    expect(labels(element)).toEqual([
      'Start',
      'Reference',
      "Collapse sidebar category 'Reference'",
      'Segments',
      'More',
    ]);
    const more = [...element.querySelectorAll('button')].at(-1);
    expect(more?.getAttribute('aria-expanded')).toBe('false');
  });

  it('opens and closes branches and remembers both for the session', async () => {
    const element = await mountSidebar();
    const press = (at: number) => act(async () => element.querySelectorAll('button')[at]?.click());
    await press(1);
    expect(labels(element)).toContain('Deep');
    await act(async () => unmount(element));
    const again = await mountSidebar();
    expect(labels(again)).toContain('Deep');
    await act(async () => again.querySelector('button')?.click());
    expect(labels(again)).toEqual(['Start', 'Reference', "Expand sidebar category 'Reference'"]);
  });

  it('follows navigation: marks the page and opens the branches it is in', async () => {
    const element = await mountSidebar();
    await go('/reference/deep');
    const current = element.querySelectorAll('[aria-current="page"]');
    expect([...current].map((link) => link.textContent)).toEqual(['Deep']);
  });

  it('ignores stored choices that belong to another tree or are broken', async () => {
    for (const stored of ['{', '{"version":"other","choices":{"1":false}}', '{"version":1}']) {
      sessionStorage.setItem('docs.sidebar.docs.branches', stored);
      const element = await mountSidebar();
      expect(labels(element)).toContain('Segments');
      await act(async () => unmount(element));
    }
  });

  it('disappears on pages without a sidebar', async () => {
    const element = await mountSidebar();
    await act(async () => setPage({ route: '/about', title: '', sidebar: undefined }));
    expect(element.innerHTML).toBe('');
  });
});
