// @vitest-environment happy-dom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetPage, setPage } from '../../client/page/page-store.ts';
import { createRuntime } from './create-runtime.tsx';

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
});

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
    '<main id="main" data-route="/reference/vouchers" data-sidebar="docs" data-sidebar-url="/docs/sidebars/docs.1.json"></main>';
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

  it('reports nothing if the reader leaves the page before React has taken over', async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const element = island(renderToString(<p>Hello {'Ana'}</p>));
    await mount(element, 'Greeting', { name: 'Ana' });
    unmount(element);
    await new Promise((resolve) => setTimeout(resolve));
    expect(error).not.toHaveBeenCalled();
  });

  it('renders where there is no server HTML', async () => {
    const element = island();
    await act(() => mount(element, 'Greeting', { name: 'Ana' }));
    expect(element.innerHTML).toBe('<p>Hello Ana</p>');
    expect(error).not.toHaveBeenCalled();
  });

  it("rejects an island that doesn't exist, also one named like a built-in property", async () => {
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
