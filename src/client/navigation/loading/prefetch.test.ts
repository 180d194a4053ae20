// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { element, pageHtml, setDocument, settle } from '../../testing.ts';
import { startHints } from './hints.ts';
import { startPrefetch } from './prefetch.ts';

const load = vi.fn((route: string) => Promise.resolve(pageHtml(route, '')));
const loaded = new Set<string>();
const noteHinted = vi.fn<(route: string) => void>();
const documents = {
  load,
  has: (route: string) => loaded.has(route),
  keep: () => undefined,
  noteHinted,
};

function setConnection(connection: unknown): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

beforeEach(() => {
  setDocument('/start', '<a id="a" href="/a#one">A</a> <a id="a2" href="/a?x=1"><b>A</b></a>');
  load.mockClear();
  noteHinted.mockClear();
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
    startPrefetch('', documents);
    point('#a2 b', type);
    expect(load).toHaveBeenCalledExactlyOnceWith('/a');
  });

  it('loads each page once, whatever query and hash', async () => {
    startPrefetch('', documents);
    point('#a');
    await settle();
    point('#a2');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('tries again after a failure', async () => {
    startPrefetch('', documents);
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
      startPrefetch('', documents);
      point('#a');
      expect(load).not.toHaveBeenCalled();
    },
  );

  it.each([{}, { effectiveType: '4g', saveData: false }])('loads on a connection with %o', (c) => {
    setConnection(c);
    startPrefetch('', documents);
    point('#a');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('leaves the page at hand alone', () => {
    startPrefetch('', documents);
    document.body.innerHTML = '<a href="/start?x=1">Here</a>';
    point('a');
    expect(load).not.toHaveBeenCalled();
  });
});

describe('hints', () => {
  let see: (links: Iterable<Element>, isIntersecting?: boolean) => void;
  const observed: Element[] = [];

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
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  function links(count: number): NodeListOf<Element> {
    const item = (_: unknown, index: number) => `<a href="/p${index}#x">${index}</a>`;
    document.body.innerHTML = `<main>${Array.from({ length: count }, item).join('')}</main>`;
    return document.querySelectorAll('a');
  }

  /** Has links stay in view for long enough. */
  async function dwell(all: Iterable<Element>): Promise<void> {
    see(all);
    await vi.advanceTimersByTimeAsync(1000);
  }

  function withLinkPrefetch(): void {
    vi.spyOn(HTMLLinkElement.prototype, 'relList', 'get').mockReturnValue({
      supports: () => true,
    } as unknown as DOMTokenList);
  }

  function hinted(): string[] {
    const hints = document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]');
    return [...hints].map((hint) => hint.getAttribute('href') ?? '');
  }

  /** Answers the hint under way, with so many bytes. */
  async function answer(type: 'load' | 'error', transferSize = 8000): Promise<void> {
    vi.spyOn(performance, 'getEntriesByName').mockReturnValue([
      { transferSize } as unknown as PerformanceEntry,
    ]);
    for (const hint of document.head.querySelectorAll('link')) hint.dispatchEvent(new Event(type));
    await vi.advanceTimersByTimeAsync(0);
  }

  it('are link elements, one after the other', async () => {
    withLinkPrefetch();
    startHints('', documents);
    await dwell(links(2));
    expect(hinted()).toEqual(['/p0']);
    await answer('load');
    expect(hinted()).toEqual(['/p1']);
  });

  it('are requests where the browser knows no link prefetch', async () => {
    vi.spyOn(HTMLLinkElement.prototype, 'relList', 'get').mockReturnValue({
      supports: () => false,
    } as unknown as DOMTokenList);
    startHints('', documents);
    await dwell(links(1));
    expect(load).toHaveBeenCalledExactlyOnceWith('/p0');
    expect(hinted()).toEqual([]);
  });

  it('begin with the next page and the previous one, in view or not', async () => {
    withLinkPrefetch();
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
    withLinkPrefetch();
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

  it('are one for each page, and end when they have cost enough', async () => {
    withLinkPrefetch();
    startHints('', documents);
    const seen: string[] = [];
    await dwell(links(300));
    await dwell(document.querySelectorAll('a'));
    for (let round = 0; round < 20; round += 1) {
      seen.push(...hinted());
      await answer('load', 10_000);
    }
    expect(seen).toEqual(['/p0', '/p1', '/p2', '/p3', '/p4']);
  });

  it('are not given for pages in memory, and the page at hand', async () => {
    withLinkPrefetch();
    startHints('', documents);
    const all = links(2);
    loaded.add('/p0');
    history.replaceState(null, '', '/p1');
    await dwell(all);
    expect(hinted()).toEqual([]);
  });

  it('may be given again for a page whose hint failed', async () => {
    withLinkPrefetch();
    startHints('', documents);
    const all = links(1);
    await dwell(all);
    await answer('error');
    expect(noteHinted).not.toHaveBeenCalled();
    await dwell(all);
    expect(hinted()).toEqual(['/p0']);
    await answer('load');
    expect(noteHinted).toHaveBeenCalledExactlyOnceWith('/p0');
    await dwell(all);
    expect(hinted()).toEqual([]);
  });

  it('are not given to readers who save data', async () => {
    setConnection({ saveData: true });
    withLinkPrefetch();
    startHints('', documents);
    await dwell(links(3));
    expect(observed).toEqual([]);
    expect(hinted()).toEqual([]);
  });

  it('begin anew on the next page', () => {
    startHints('', documents);
    const all = links(2);
    document.dispatchEvent(new CustomEvent('docs:navigated', { detail: { kind: 'path' } }));
    expect(observed).toEqual([...all]);
  });
});
