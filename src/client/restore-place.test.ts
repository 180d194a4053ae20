// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { restorePlace, treeKey } from './restore-place.ts';
import { startSidebarScroll } from './sidebar-scroll.ts';
import { element, setDocument } from './testing.ts';

it('restores the scroll offset of an entry that is loaded again', () => {
  setDocument('/', '');
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  history.replaceState(null, '', '/');
  restorePlace();
  expect(scrollTo).not.toHaveBeenCalled();
  history.replaceState({ docs: { key: 'a', scroll: { x: 0, y: 400 } } }, '', '/');
  restorePlace();
  expect(scrollTo).toHaveBeenCalledWith({ left: 0, top: 400, behavior: 'instant' });
});

it('restores the scroll offset of the sidebar', () => {
  setDocument('/', '<div data-sidebar-scroll="documentation"><a aria-current="page"></a></div>');
  history.replaceState(null, '', '/');
  sessionStorage.setItem('docs.sidebar.documentation', '240');
  restorePlace();
  expect(element('[data-sidebar-scroll]').scrollTop).toBe(240);
});

it('restores the tree of the sidebar on the page and in the build that it was drawn for', () => {
  const KEY = 'docs.sidebar.documentation';
  const BODY = `
    <nav data-sidebar-scroll="documentation"><ul><li>As served</li></ul></nav>
    <main id="main" data-route="/a" data-sidebar="documentation" data-sidebar-url="/s.1.json"></main>`;
  const load = (build: string, body = BODY) => {
    setDocument('/a', body, { build });
    sessionStorage.setItem(KEY, stored);
    restorePlace();
    return element('[data-sidebar-scroll]').textContent;
  };
  setDocument('/a', BODY, { build: 'b1' });
  element('[data-sidebar-scroll]').innerHTML =
    `<ul data-changed="${treeKey()}"><li>As left</li></ul>`;
  startSidebarScroll();
  dispatchEvent(new Event('pagehide'));
  const stored = sessionStorage.getItem(KEY) ?? '';
  expect(load('b1')).toBe('As left');
  expect(load('b2')).toBe('As served');
  expect(load('b1', BODY.replace('"/a"', '"/b"'))).toBe('As served');
  expect(load('b1', BODY.replace('s.1', 's.2'))).toBe('As served');
});
