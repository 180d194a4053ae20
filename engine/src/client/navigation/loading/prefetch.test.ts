// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { element, pageHtml, setDocument, settle } from '../../test-document.ts';
import { startHints } from './hints.ts';
import { createPageLoader } from './page-loader.ts';
import { startPrefetch } from './prefetch.ts';

const load = vi.fn((route: string, _priority?: RequestPriority) =>
  Promise.resolve(pageHtml(route, '')),
);
const loaded = new Set<string>();
const documents = { load, has: (route: string) => loaded.has(route), keep: () => undefined };

function setConnection(connection: unknown): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

beforeEach(() => {
  setDocument('/start', '<a id="a" href="/a#one">A</a> <a id="a2" href="/a?x=1"><b>A</b></a>');
  load.mockClear();
  loaded.clear();
  setConnection(undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function point(selector: string, type = 'pointerover'): void {
  element(selector).dispatchEvent(new Event(type, { bubbles: true }));
}

describe('on intent', () => {
  it.each(['pointerover', 'touchstart', 'focusin'])('loads a page on %s', (type) => {
    startPrefetch('', createPageLoader(documents));
    point('#a2 b', type);
    expect(load).toHaveBeenCalledExactlyOnceWith('/a');
  });

  it('loads each page once, whatever query and hash', async () => {
    startPrefetch('', createPageLoader(documents));
    point('#a');
    await settle();
    point('#a2');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('tries again after a failure', async () => {
    startPrefetch('', createPageLoader(documents));
    load.mockRejectedValueOnce(new Error('network'));
    point('#a');
    await settle();
    point('#a');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'does nothing on a connection with %o',
    (connection) => {
      setConnection(connection);
      startPrefetch('', createPageLoader(documents));
      point('#a');
      expect(load).not.toHaveBeenCalled();
    },
  );

  it.each([{}, { effectiveType: '4g', saveData: false }])('loads on a connection with %o', (c) => {
    setConnection(c);
    startPrefetch('', createPageLoader(documents));
    point('#a');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('leaves the page at hand alone', () => {
    startPrefetch('', createPageLoader(documents));
    document.body.innerHTML = '<a href="/start?x=1">Here</a>';
    point('a');
    expect(load).not.toHaveBeenCalled();
  });
});

describe('hints', () => {
  let see: (links: Iterable<Element>, isIntersecting?: boolean) => void;
  const observed: Element[] = [];
  /** Hints whose documents are still being loaded. */
  let pending: { route: string; resolve(html: string): void; reject(error: Error): void }[];
  let priorities: (RequestPriority | undefined)[];

  beforeEach(() => {
    vi.useFakeTimers();
    observed.length = 0;
    class Observer {
      constructor(callback: (entries: unknown[]) => void) {
        see = (links, isIntersecting = true) =>
          callback([...links].map((target) => ({ target, isIntersecting })));
      }
      observe = (link: Element) => observed.push(link);
      unobserve = () => undefined;
      disconnect = () => observed.splice(0);
    }
    vi.stubGlobal('IntersectionObserver', Observer);
    vi.stubGlobal('requestIdleCallback', (task: () => void) => task());
    pending = [];
    priorities = [];
    load.mockImplementation((route, priority) => {
      priorities.push(priority);
      return new Promise((resolve, reject) => pending.push({ route, resolve, reject }));
    });
  });

  afterEach(() => {
    vi.useRealTimers();
    load.mockImplementation((route) => Promise.resolve(pageHtml(route, '')));
  });

  function links(count: number): NodeListOf<Element> {
    const item = (_: unknown, index: number) => `<a href="/p${index}#x">${index}</a>`;
    document.body.innerHTML = `<main>${Array.from({ length: count }, item).join('')}</main>`;
    return document.querySelectorAll('a');
  }

  /** Keeps links in view for long enough. */
  async function dwell(all: Iterable<Element>): Promise<void> {
    see(all);
    await vi.advanceTimersByTimeAsync(1000);
  }

  function hinted(): string[] {
    return pending.map(({ route }) => route);
  }

  /** Finishes the pending hints with a transfer size in bytes. */
  async function answer(type: 'load' | 'error', transferSize?: number): Promise<void> {
    vi.spyOn(performance, 'getEntriesByName').mockReturnValue(
      transferSize === undefined ? [] : [{ transferSize } as unknown as PerformanceEntry],
    );
    for (const { route, resolve, reject } of pending.splice(0)) {
      if (type === 'load') resolve(pageHtml(route, '').padEnd(8000));
      else reject(new Error('network'));
    }
    await vi.advanceTimersByTimeAsync(0);
  }

  it('load with low priority, one after the other', async () => {
    startHints('', documents);
    await dwell(links(2));
    expect(hinted()).toEqual(['/p0']);
    await answer('load');
    expect(hinted()).toEqual(['/p1']);
    expect(priorities).toEqual(['low', 'low']);
  });

  it('begin with the next page and the previous one, in view or not', async () => {
    links(1);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<a rel="prev" href="/a">A</a><a rel="next" href="/c">C</a>',
    );
    startHints('', documents);
    const order: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      order.push(...hinted());
      await answer('load');
    }
    expect(order).toEqual(['/a', '/c']);
  });

  it('wait until what is in view has been there for a while', async () => {
    startHints('', documents);
    const all = [...links(2)];
    see(all);
    await vi.advanceTimersByTimeAsync(900);
    see(all.slice(0, 1), false);
    await vi.advanceTimersByTimeAsync(900);
    expect(hinted()).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(hinted()).toEqual(['/p1']);
  });

  it.each([
    ['recorded', 10_000, 4],
    ['not recorded, so the text counts', undefined, 5],
  ])('are one for each page, and end when they have cost enough: %s', async (_, size, count) => {
    startHints('', documents);
    const seen: string[] = [];
    await dwell(links(300));
    await dwell(document.querySelectorAll('a'));
    for (let round = 0; round < 20; round += 1) {
      seen.push(...hinted());
      await answer('load', size);
    }
    expect(seen).toEqual(Array.from({ length: count }, (__, index) => `/p${index}`));
  });

  it('are not given for pages in memory, and the page at hand', async () => {
    startHints('', documents);
    const all = links(2);
    loaded.add('/p0');
    history.replaceState(null, '', '/p1');
    await dwell(all);
    expect(hinted()).toEqual([]);
  });

  it('may be given again for a page whose hint failed', async () => {
    startHints('', documents);
    const all = links(1);
    await dwell(all);
    await answer('error');
    await dwell(all);
    expect(hinted()).toEqual(['/p0']);
    await answer('load');
    await dwell(all);
    expect(hinted()).toEqual([]);
  });

  it('are not given to readers who save data', async () => {
    setConnection({ saveData: true });
    startHints('', documents);
    await dwell(links(3));
    expect(observed).toEqual([]);
    expect(hinted()).toEqual([]);
  });

  it('begin again on the next page', () => {
    startHints('', documents);
    const all = links(2);
    document.dispatchEvent(new CustomEvent('docs:navigated', { detail: { kind: 'path' } }));
    expect(observed).toEqual([...all]);
  });
});
