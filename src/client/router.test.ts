// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fragment } from '../shared/view.ts';
import { FragmentError } from './fragments.ts';
import { releaseFullLoad } from './load-failure.ts';
import type { NavigatedDetail } from './page-store.ts';
import { startRouter } from './router.ts';
import {
  click,
  deferred,
  element,
  type FakeHistory,
  fragment,
  recordHistory,
  setDocument,
  settle,
} from './testing.ts';

const BODY = `
  <nav>
    <a id="a" href="/a">A</a> <a id="b" href="/b">B</a> <a id="b-hash" href="/b#deep">B, deep</a>
    <a id="b-missing" href="/b#nothing">B, missing</a> <a id="here" href="/start">Here</a>
    <a id="hash" href="#part">Part</a> <a id="query" href="/start?x=1">Query</a>
    <a id="query-hash" href="/start?x=1#part">Both</a> <a id="html" href="/b.html?x=1#deep">Old</a>
  </nav>
  <main id="main" data-route="/start"><h1>Start</h1><h2 id="part">Part</h2></main>`;

const load = vi.fn<(route: string) => Promise<Fragment>>();
const loadDocument = vi.fn();
const scrolls: unknown[] = [];
let entries: FakeHistory;
let navigations: NavigatedDetail[];

function page(route: string): Fragment {
  return fragment(route, `<h1>${route}</h1><h2 id="deep">Deep</h2>`);
}

function start(path = '/start', base = ''): void {
  setDocument(path, BODY);
  entries = recordHistory();
  startRouter({ base, buildId: 'b1', load, loadDocument });
  navigations = [];
  document.addEventListener('docs:navigated', ({ detail }) => navigations.push(detail));
}

function heading(): string | undefined {
  return document.querySelector('main h1')?.textContent ?? undefined;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(window, 'scrollTo').mockImplementation((options) => {
    scrolls.push(options);
    Object.assign(window, { scrollY: (options as ScrollToOptions | undefined)?.top ?? 0 });
    dispatchEvent(new Event('scroll'));
  });
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolls.push(`#${this.id}`);
    Object.assign(window, { scrollY: 77 });
  });
  load.mockImplementation((route) => Promise.resolve(page(route)));
  Object.assign(window, { scrollY: 0 });
  scrolls.length = 0;
  for (const route of ['/a', '/b', '/start']) releaseFullLoad(route);
});

afterEach(() => {
  vi.useRealTimers();
  load.mockReset();
  loadDocument.mockReset();
  vi.restoreAllMocks();
});

function scrollByReader(top: number): void {
  Object.assign(window, { scrollY: top });
  dispatchEvent(new Event('scroll'));
}

const top = (y: number) => ({ left: 0, top: y, behavior: 'instant' });

describe('a link to another page', () => {
  it('is loaded first and changes address, page, head and title together', async () => {
    start();
    const slow = deferred<Fragment>();
    load.mockReturnValue(slow.promise);
    expect(click('#a')).toBe(false);
    await settle();
    expect(location.pathname).toBe('/start');
    expect(heading()).toBe('Start');
    slow.resolve(page('/a'));
    await settle();
    expect(entries.addresses()).toEqual(['/start', '/a']);
    expect(heading()).toBe('/a');
    expect(document.title).toBe('/a | Docs');
    expect(document.head.querySelector('[name=description]')?.getAttribute('content')).toBe('/a');
  });

  it('leaves one set of page tags in the head', async () => {
    start();
    click('#a');
    await settle();
    click('#b');
    await settle();
    const tags = [...document.head.querySelectorAll('[data-page-head]')];
    expect(tags.map((tag) => tag.getAttribute('content'))).toEqual(['/b']);
  });

  it('scrolls to the top, focuses the heading and reports the navigation with the final title', async () => {
    start();
    scrollByReader(300);
    let title = '';
    document.addEventListener('docs:navigated', () => {
      title = document.title;
    });
    click('#a');
    await settle();
    expect(scrolls).toEqual([top(0)]);
    expect(document.activeElement).toBe(element('main h1'));
    expect(element('main h1').tabIndex).toBe(-1);
    expect(title).toBe('/a | Docs');
    expect(navigations).toEqual([
      { route: '/a', sidebar: undefined, previousRoute: '/start', kind: 'path' },
    ]);
  });

  it('goes to the anchor and focuses it', async () => {
    start();
    click('#b-hash');
    await settle();
    expect(scrolls).toEqual(['#deep']);
    expect(document.activeElement?.id).toBe('deep');
    expect(entries.addresses()).toEqual(['/start', '/b#deep']);
  });

  it('goes to the top when the anchor is missing', async () => {
    start();
    scrollByReader(300);
    click('#b-missing');
    await settle();
    expect(scrolls).toEqual([top(0)]);
    expect(document.activeElement).toBe(element('main h1'));
  });

  it('is followed at its clean address, with query and hash', async () => {
    start();
    click('#html');
    await settle();
    expect(load).toHaveBeenCalledWith('/b');
    expect(entries.addresses()).toEqual(['/start', '/b?x=1#deep']);
  });

  it('passes the sidebar on', async () => {
    start();
    const sidebar = { name: 'academy', dataUrl: '/sidebars/academy.1.json' };
    load.mockResolvedValue({ ...page('/a'), sidebar });
    click('#a');
    await settle();
    expect(navigations[0]?.sidebar).toEqual(sidebar);
  });
});

describe('races', () => {
  it('shows the page that was asked for last, also when the first arrives later', async () => {
    start();
    const slowA = deferred<Fragment>();
    const slowB = deferred<Fragment>();
    load.mockImplementation((route) => (route === '/a' ? slowA.promise : slowB.promise));
    click('#a');
    click('#b');
    slowB.resolve(page('/b'));
    await settle();
    slowA.resolve(page('/a'));
    await settle();
    expect(heading()).toBe('/b');
    expect(entries.addresses()).toEqual(['/start', '/b']);
    expect(navigations).toHaveLength(1);
  });

  it('keeps the old page while the second page is on its way and the first arrives', async () => {
    start();
    const slowB = deferred<Fragment>();
    load.mockImplementation((route) =>
      route === '/a' ? Promise.resolve(page('/a')) : slowB.promise,
    );
    click('#a');
    click('#b');
    await settle();
    expect(heading()).toBe('Start');
    expect(location.pathname).toBe('/start');
    slowB.resolve(page('/b'));
    await settle();
    expect(heading()).toBe('/b');
  });

  it('ignores the failure of a page that is no longer wanted', async () => {
    start();
    const slowA = deferred<Fragment>();
    load.mockImplementation((route) =>
      route === '/a' ? slowA.promise : Promise.resolve(page('/b')),
    );
    click('#a');
    click('#b');
    await settle();
    slowA.reject(new Error('network'));
    await settle();
    expect(console.warn).not.toHaveBeenCalled();
    expect(loadDocument).not.toHaveBeenCalled();
    expect(heading()).toBe('/b');
  });

  it('gives a pending page up for a hash link and for a link to the page at hand', async () => {
    for (const link of ['#hash', '#here']) {
      start();
      const slow = deferred<Fragment>();
      load.mockReturnValue(slow.promise);
      click('#a');
      click(link);
      slow.resolve(page('/a'));
      await settle();
      expect(heading()).toBe('Start');
      expect(location.pathname).toBe('/start');
    }
  });

  it('gives a pending page up for Back', async () => {
    start();
    click('#a');
    await settle();
    const slow = deferred<Fragment>();
    load.mockImplementation((route) =>
      route === '/b' ? slow.promise : Promise.resolve(page(route)),
    );
    click('#b');
    entries.traverse(-1);
    await settle();
    slow.resolve(page('/b'));
    await settle();
    expect(heading()).toBe('/start');
    expect(location.pathname).toBe('/start');
  });

  it('adds one entry for a double click', async () => {
    start();
    click('#a');
    click('#a');
    await settle();
    expect(entries.addresses()).toEqual(['/start', '/a']);
  });
});

describe('links within the page', () => {
  it('leaves plain hash links to the browser and reports them', () => {
    start();
    expect(click('#hash')).toBe(true);
    entries.followHash('#part');
    expect(load).not.toHaveBeenCalled();
    expect(scrolls).toEqual([]);
    expect(navigations).toEqual([
      { route: '/start', sidebar: undefined, previousRoute: '/start', kind: 'hash' },
    ]);
  });

  it('scrolls to the top when a hash leads nowhere, but not for #top', () => {
    start();
    scrollByReader(200);
    entries.followHash('#nothing');
    expect(scrolls).toEqual([top(0)]);
    entries.followHash('#top');
    expect(scrolls).toEqual([top(0)]);
  });

  it('scrolls to the top for a link to the exact address, without a new entry', () => {
    start();
    scrollByReader(200);
    expect(click('#here')).toBe(false);
    expect(scrolls).toEqual([top(0)]);
    expect(entries.addresses()).toEqual(['/start']);
    expect(navigations).toEqual([]);
  });

  it('goes from an anchor to the bare page without loading it', () => {
    start('/start#part');
    expect(click('#here')).toBe(false);
    expect(entries.addresses()).toEqual(['/start#part', '/start']);
    expect(scrolls).toEqual([top(0)]);
    expect(load).not.toHaveBeenCalled();
  });

  it('neither scrolls nor loads nor moves focus when only the query changes', () => {
    start();
    scrollByReader(200);
    expect(click('#query')).toBe(false);
    expect(entries.addresses()).toEqual(['/start', '/start?x=1']);
    expect(scrolls).toEqual([]);
    expect(load).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
    expect(navigations[0]?.kind).toBe('query');
  });

  it('goes to the anchor when query and hash change', () => {
    start();
    click('#query-hash');
    expect(scrolls).toEqual(['#part']);
    expect(navigations[0]?.kind).toBe('hash');
  });
});

describe('Back and Forward', () => {
  it('restores the offsets of the entries', async () => {
    start();
    scrollByReader(500);
    click('#a');
    await settle();
    scrollByReader(120);
    entries.traverse(-1);
    await settle();
    expect(heading()).toBe('/start');
    expect(scrollY).toBe(500);
    entries.traverse(1);
    await settle();
    expect(heading()).toBe('/a');
    expect(scrollY).toBe(120);
    expect(document.activeElement).toBe(element('main h1'));
  });

  it('restores the offset of a page that arrives late, behind a spinner', async () => {
    start();
    scrollByReader(500);
    click('#a');
    await settle();
    const slow = deferred<Fragment>();
    load.mockReturnValue(slow.promise);
    entries.traverse(-1);
    vi.advanceTimersByTime(199);
    expect(heading()).toBe('/a');
    vi.advanceTimersByTime(1);
    expect(element('main').getAttribute('aria-busy')).toBe('true');
    expect(element('main').querySelector('[data-page-spinner]')).not.toBeNull();
    slow.resolve(page('/start'));
    await settle();
    expect(heading()).toBe('/start');
    expect(scrollY).toBe(500);
  });

  it('keeps an offset while its page is on its way and the reader goes on', async () => {
    start();
    scrollByReader(500);
    click('#a');
    await settle();
    load.mockReturnValue(new Promise(() => undefined));
    entries.traverse(-1);
    vi.advanceTimersByTime(200);
    load.mockImplementation((route) => Promise.resolve(page(route)));
    click('#b');
    await settle();
    entries.traverse(-1);
    await settle();
    expect(heading()).toBe('/start');
    expect(scrollY).toBe(500);
  });

  it('loads the page again when the reader returns to it from a spinner', async () => {
    start();
    click('#a');
    await settle();
    load.mockReturnValue(new Promise(() => undefined));
    entries.traverse(-1);
    vi.advanceTimersByTime(200);
    load.mockImplementation((route) => Promise.resolve(page(route)));
    entries.traverse(1);
    await settle();
    expect(heading()).toBe('/a');
    expect(document.documentElement.dataset.navigating).toBeUndefined();
  });

  it('restores the offset among the anchors of a page without loading it', () => {
    start();
    scrollByReader(40);
    click('#hash');
    entries.followHash('#part');
    scrollByReader(400);
    entries.traverse(-1);
    expect(scrollY).toBe(40);
    entries.traverse(1);
    expect(scrollY).toBe(400);
    expect(load).not.toHaveBeenCalled();
  });

  it('reads the offset of an entry from before a full load', async () => {
    start();
    click('#a');
    await settle();
    const state = { docs: { key: 'old', scroll: { x: 0, y: 333 } } };
    history.pushState(state, '', '/b');
    dispatchEvent(new PopStateEvent('popstate', { state }));
    await settle();
    expect(scrollY).toBe(333);
  });

  it('writes offsets to the entry when scrolling pauses, and when the document is left', () => {
    start();
    expect(history.scrollRestoration).toBe('manual');
    scrollByReader(250);
    vi.advanceTimersByTime(299);
    expect(history.state).not.toHaveProperty('docs.scroll');
    vi.advanceTimersByTime(1);
    expect(history.state).toMatchObject({ docs: { scroll: { x: 0, y: 250 } } });
    scrollByReader(260);
    dispatchEvent(new Event('pagehide'));
    expect(history.state).toMatchObject({ docs: { scroll: { x: 0, y: 260 } } });
  });

  it('keeps what others wrote to the entry', () => {
    start();
    history.replaceState({ ...history.state, island: 1 }, '');
    dispatchEvent(new Event('pagehide'));
    expect(history.state).toMatchObject({ island: 1 });
  });
});

describe('waiting', () => {
  it('shows progress after 200 ms, until the page is there', async () => {
    start();
    const slow = deferred<Fragment>();
    load.mockReturnValue(slow.promise);
    click('#a');
    vi.advanceTimersByTime(199);
    expect(document.documentElement.dataset.navigating).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(document.documentElement.dataset.navigating).toBe('');
    expect(heading()).toBe('Start');
    slow.resolve(page('/a'));
    await settle();
    expect(document.documentElement.dataset.navigating).toBeUndefined();
  });

  it('shows nothing for a quick page or a change within the page', async () => {
    start();
    click('#a');
    await settle();
    click('#query');
    vi.advanceTimersByTime(1000);
    await settle();
    expect(document.documentElement.dataset.navigating).toBeUndefined();
  });
});

describe('a page that cannot be loaded', () => {
  const broken = () => load.mockImplementation(() => Promise.reject(new TypeError('network')));

  it('is warned about and loaded as a document once, then explained with Retry', async () => {
    start();
    broken();
    click('#a');
    await settle();
    expect(console.warn).toHaveBeenCalledTimes(1);
    expect(loadDocument).toHaveBeenCalledTimes(1);
    expect(loadDocument.mock.calls[0]?.[0].href).toBe(`${location.origin}/a`);
    expect(loadDocument.mock.calls[0]?.[1]).toBe(false);
    expect(location.pathname).toBe('/start');
    click('#a');
    await settle();
    expect(loadDocument).toHaveBeenCalledTimes(1);
    expect(location.pathname).toBe('/a');
    expect(element('main [role=alert]').textContent).toContain('could not be loaded');
    expect(document.activeElement?.textContent).toBe('Retry');
    expect(document.querySelector('nav')).not.toBeNull();
  });

  it('is guarded across full loads of the same build, by path', async () => {
    start();
    sessionStorage.setItem('docs.reload./a', 'b1');
    broken();
    click('#a');
    await settle();
    expect(loadDocument).not.toHaveBeenCalled();
    click('#b');
    await settle();
    expect(loadDocument).toHaveBeenCalledTimes(1);
  });

  it('may be loaded as a document again in a new build', async () => {
    start();
    sessionStorage.setItem('docs.reload./a', 'b0');
    broken();
    click('#a');
    await settle();
    expect(loadDocument).toHaveBeenCalledTimes(1);
  });

  it('is shown by Retry, without another entry, and gets its full load back', async () => {
    start();
    sessionStorage.setItem('docs.reload./a', 'b1');
    broken();
    click('#a');
    await settle();
    load.mockImplementation((route) => Promise.resolve(page(route)));
    click('[data-load-error] button');
    await settle();
    expect(heading()).toBe('/a');
    expect(entries.addresses()).toEqual(['/start', '/a']);
    expect(sessionStorage.getItem('docs.reload./a')).toBeNull();
  });

  it('can be left for another page, and Back tries again', async () => {
    start();
    sessionStorage.setItem('docs.reload./a', 'b1');
    broken();
    click('#a');
    await settle();
    load.mockImplementation((route) => Promise.resolve(page(route)));
    click('#b');
    await settle();
    entries.traverse(-1);
    await settle();
    expect(heading()).toBe('/a');
  });

  it('is reloaded in place when the address is there already', async () => {
    start();
    click('#a');
    await settle();
    broken();
    entries.traverse(-1);
    await settle();
    expect(loadDocument.mock.calls[0]?.[0].pathname).toBe('/start');
    expect(loadDocument.mock.calls[0]?.[1]).toBe(true);
  });

  it('keeps the layout when the reader is offline', async () => {
    start();
    broken();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    click('#a');
    await settle();
    expect(loadDocument).not.toHaveBeenCalled();
    expect(document.querySelector('[data-load-error]')).not.toBeNull();
  });

  it('goes to the host when there is no fragment, whatever the guard says', async () => {
    start();
    sessionStorage.setItem('docs.reload./a', 'b1');
    load.mockRejectedValue(new FragmentError('/_fragments/a.json', 404));
    click('#a');
    await settle();
    expect(loadDocument).toHaveBeenCalledTimes(1);
  });

  it('is loaded as a document when its fragment is of another build, once', async () => {
    start();
    load.mockImplementation((route) => Promise.resolve({ ...page(route), buildId: 'b2' }));
    click('#a');
    await settle();
    expect(loadDocument).toHaveBeenCalledTimes(1);
    expect(heading()).toBe('Start');
    click('#a');
    await settle();
    expect(loadDocument).toHaveBeenCalledTimes(1);
    expect(document.querySelector('[data-load-error]')).not.toBeNull();
  });

  it('counts as failed when the fragment holds no main element', async () => {
    start();
    load.mockResolvedValue({ ...page('/a'), main: '<p>Proxy error</p>' });
    click('#a');
    await settle();
    expect(loadDocument).toHaveBeenCalledTimes(1);
    expect(location.pathname).toBe('/start');
  });

  it('works with blocked storage', async () => {
    start();
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new Error('blocked');
    });
    broken();
    click('#a');
    await settle();
    click('#a');
    await settle();
    expect(loadDocument).toHaveBeenCalledTimes(1);
    expect(document.querySelector('[data-load-error]')).not.toBeNull();
  });
});

describe('the start address', () => {
  it.each([
    ['/start.html?y=1#part', '', '/start?y=1#part'],
    ['/start/', '', '/start'],
    ['/index.html', '', '/'],
    ['/docs/start/index.html', '/docs', '/docs/start'],
    ['/docs/', '/docs', '/docs'],
    ['/start', '', '/start'],
    ['//evil/', '', '//evil'],
    ['/archive.zip/', '', '/archive.zip/'],
  ])('%s below "%s" becomes %s', (path, base, clean) => {
    start(`${location.origin}${path}`, base);
    expect(entries.addresses()).toEqual([clean]);
  });
});
