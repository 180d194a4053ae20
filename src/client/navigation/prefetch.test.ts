// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred, element, pageHtml, setDocument, settle } from '../testing.ts';
import { startHints } from './hints.ts';
import { startPrefetch } from './prefetch.ts';

const load = vi.fn((route: string) => Promise.resolve(pageHtml(route, '')));
const loaded = new Set<string>();
const noteHinted = vi.fn<(route: string) => void>();
const documents = { load, has: (route: string) => loaded.has(route), noteHinted };

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

  function links(count: number): NodeListOf<Element> {
    const item = (_: unknown, index: number) => `<a href="/p${index}#x">${index}</a>`;
    document.body.innerHTML = Array.from({ length: count }, item).join('');
    return document.querySelectorAll('a');
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

  async function answer(type: 'load' | 'error'): Promise<void> {
    for (const hint of document.head.querySelectorAll('link')) hint.dispatchEvent(new Event(type));
    await settle();
  }

  it('are link elements, four at a time', async () => {
    withLinkPrefetch();
    startHints('', documents);
    see(links(6));
    expect(hinted()).toEqual([0, 1, 2, 3].map((index) => `/p${index}`));
    await answer('load');
    expect(hinted()).toEqual(['/p4', '/p5']);
  });

  it('are requests where the browser knows no link prefetch', () => {
    vi.spyOn(HTMLLinkElement.prototype, 'relList', 'get').mockReturnValue({
      supports: () => false,
    } as unknown as DOMTokenList);
    startHints('', documents);
    see(links(1));
    expect(load).toHaveBeenCalledExactlyOnceWith('/p0');
    expect(hinted()).toEqual([]);
  });

  it('are one for each page that is in view, twenty at most', async () => {
    withLinkPrefetch();
    startHints('', documents);
    const seen = new Set<string>();
    see(links(300));
    see(document.querySelectorAll('a'));
    for (let round = 0; round < 20; round += 1) {
      for (const address of hinted()) seen.add(address);
      await answer('load');
    }
    expect(seen.size).toBe(20);
  });

  it('are not given for links out of view, pages in memory, and the page at hand', () => {
    withLinkPrefetch();
    startHints('', documents);
    const all = links(3);
    loaded.add('/p1');
    history.replaceState(null, '', '/p2');
    see([...all].slice(0, 1), false);
    see([...all].slice(1));
    expect(hinted()).toEqual([]);
  });

  it('may be given again for a page whose hint failed', async () => {
    withLinkPrefetch();
    startHints('', documents);
    const all = links(1);
    see(all);
    await answer('error');
    expect(noteHinted).not.toHaveBeenCalled();
    see(all);
    expect(hinted()).toEqual(['/p0']);
    await answer('load');
    expect(noteHinted).toHaveBeenCalledExactlyOnceWith('/p0');
    see(all);
    expect(hinted()).toEqual([]);
  });

  it('are not given to readers who save data', () => {
    setConnection({ saveData: true });
    withLinkPrefetch();
    startHints('', documents);
    see(links(3));
    expect(observed).toEqual([]);
    expect(hinted()).toEqual([]);
  });

  it('begin anew on the next page', async () => {
    const never = deferred<never>();
    load.mockReturnValueOnce(never.promise);
    startHints('', documents);
    const all = links(2);
    document.dispatchEvent(new CustomEvent('docs:navigated', { detail: { kind: 'path' } }));
    expect(observed).toEqual([...all]);
  });
});
