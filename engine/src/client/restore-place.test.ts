// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restorePlace } from './restore-place.ts';
import { element, reportSizesAtOnce, setDocument } from './test-document.ts';

beforeEach(reportSizesAtOnce);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('asks for no place or size before the frame in which the page is laid out', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
    },
  );
  setDocument('/', '<nav data-sidebar-scroll="a"><a href="/" aria-current="page">Here</a></nav>');
  const measure = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  restorePlace();
  expect(measure).not.toHaveBeenCalled();
});

it('restores the scroll offset of an entry that is loaded again, in a page that is laid out whole', () => {
  setDocument('/', '', { firstView: '' });
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const height = vi.spyOn(document.body, 'scrollHeight', 'get').mockReturnValue(1000);
  history.replaceState(null, '', '/');
  restorePlace();
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.documentElement.dataset.firstView).toBe('');
  history.replaceState({ docs: { key: 'a', scroll: { x: 0, y: 400 } } }, '', '/');
  height.mockReturnValueOnce(300);
  restorePlace();
  // Results are still being loaded.
  expect(scrollTo).not.toHaveBeenCalled();
  restorePlace();
  expect(scrollTo).toHaveBeenCalledWith({ left: 0, top: 400, behavior: 'instant' });
  expect(document.documentElement.dataset.firstView).toBeUndefined();
});

describe('the anchor of the address', () => {
  const TABS = `
    <div data-tabs data-tabs-group="ui-or-api">
      <div data-tab-value="ui" data-selected>Long</div><div data-tab-value="api">Short</div>
    </div>
    <h2 id="undo">Undo</h2>`;

  /** Returns the scroll calls for an anchor at these positions, before and after tabs are selected. */
  function scrolled(before: number, after: number, choice?: string): number[] {
    setDocument('/a#undo', TABS);
    if (choice) localStorage.setItem('docs.tab.ui-or-api', choice);
    const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    const isShort = () => element('[data-tab-value="api"]').matches('[data-selected]');
    vi.spyOn(element('#undo'), 'getBoundingClientRect').mockImplementation(
      () => new DOMRect(0, isShort() ? after : before),
    );
    restorePlace();
    return scrollBy.mock.calls.map((call) => Number(call.at(-1)));
  }

  it('stays in its place when a remembered tab takes less room', () => {
    expect(scrolled(92, -926, 'api')).toEqual([-1018]);
  });

  it('is left alone where it is not in view, or nothing was remembered', () => {
    expect(scrolled(4000, 3000, 'api')).toEqual([]);
    expect(scrolled(-500, -1500, 'api')).toEqual([]);
    expect(scrolled(92, 92)).toEqual([]);
  });
});

describe('the sidebar', () => {
  function scrollTopAfter(stored: string): number {
    setDocument(
      '/a',
      '<nav data-sidebar-scroll="documentation"></nav><main id="main" data-route="/a"></main>',
    );
    sessionStorage.setItem('docs.sidebar.documentation', stored);
    element('[data-sidebar-scroll]').scrollTop = 83;
    restorePlace();
    return element('[data-sidebar-scroll]').scrollTop;
  }

  it('has its scroll offset again', () => {
    expect(scrollTopAfter('240')).toBe(240);
    expect(scrollTopAfter('0')).toBe(0);
  });

  it('stays where its link is in view when nothing usable is stored', () => {
    for (const broken of ['', '{', 'null', '[]', '"a"', '{"top":240}', 'NaN']) {
      expect(scrollTopAfter(broken)).toBe(83);
    }
  });
});
