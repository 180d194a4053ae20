// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getSnapshot } from '../page/page-store.ts';
import { click, deferred, element, settle } from '../test-document.ts';
import {
  heading,
  load,
  loadDocument,
  page,
  scrollByReader,
  scrolls,
  setUpRouter,
  start,
  tearDownRouter,
  top,
} from './test-router.ts';

beforeEach(setUpRouter);
afterEach(tearDownRouter);

describe('a link to another page', () => {
  it('is loaded first and changes address, page, head and title together', async () => {
    const { entries } = start();
    const slow = deferred<string>();
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
    const { navigations } = start();
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
    const { entries } = start();
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
    const { entries } = start();
    click('#html');
    await settle();
    expect(load).toHaveBeenCalledWith('/b');
    expect(entries.addresses()).toEqual(['/start', '/b?x=1#deep']);
  });

  it('knows the page again when its route is encoded in the address', async () => {
    start();
    load.mockResolvedValue(page('/größe'));
    element('#a').setAttribute('href', '/gr%C3%B6%C3%9Fe');
    click('#a');
    await settle();
    expect(heading()).toBe('/größe');
    expect(location.pathname).toBe('/gr%C3%B6%C3%9Fe');
    expect(getSnapshot().route).toBe('/größe');
  });

  it('passes the sidebar on', async () => {
    const { navigations } = start();
    const sidebar = { name: 'academy', dataUrl: '/sidebars/academy.1.json' };
    const marked = 'data-sidebar="academy" data-sidebar-url="/sidebars/academy.1.json"';
    load.mockResolvedValue(page('/a').replace('data-route', `${marked} data-route`));
    click('#a');
    await settle();
    expect(navigations[0]?.sidebar).toEqual(sidebar);
  });
});

describe('races', () => {
  it('shows the page that was asked for last, also when the first arrives later', async () => {
    const { entries, navigations } = start();
    const slowA = deferred<string>();
    const slowB = deferred<string>();
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
    const slowB = deferred<string>();
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
    const slowA = deferred<string>();
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
      const slow = deferred<string>();
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
    const { entries } = start();
    click('#a');
    await settle();
    const slow = deferred<string>();
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
    const { entries } = start();
    click('#a');
    click('#a');
    await settle();
    expect(entries.addresses()).toEqual(['/start', '/a']);
  });
});

describe('links within the page', () => {
  it('leaves plain hash links to the browser and reports them', () => {
    const { entries, navigations } = start();
    expect(click('#hash')).toBe(true);
    entries.followHash('#part');
    expect(load).not.toHaveBeenCalled();
    expect(scrolls).toEqual([]);
    expect(navigations).toEqual([
      { route: '/start', sidebar: undefined, previousRoute: '/start', kind: 'hash' },
    ]);
  });

  it('scrolls to the top when a hash leads nowhere, but not for #top', () => {
    const { entries } = start();
    scrollByReader(200);
    entries.followHash('#nothing');
    expect(scrolls).toEqual([top(0)]);
    entries.followHash('#top');
    expect(scrolls).toEqual([top(0)]);
  });

  it('scrolls to the top for a link to the exact address, without a new entry', () => {
    const { entries, navigations } = start();
    scrollByReader(200);
    expect(click('#here')).toBe(false);
    expect(scrolls).toEqual([top(0)]);
    expect(entries.addresses()).toEqual(['/start']);
    expect(navigations).toEqual([]);
  });

  it('goes from an anchor to the bare page without loading it', () => {
    const { entries } = start('/start#part');
    expect(click('#here')).toBe(false);
    expect(entries.addresses()).toEqual(['/start#part', '/start']);
    expect(scrolls).toEqual([top(0)]);
    expect(load).not.toHaveBeenCalled();
  });

  it('neither scrolls nor loads nor moves focus when only the query changes', () => {
    const { entries, navigations } = start();
    scrollByReader(200);
    expect(click('#query')).toBe(false);
    expect(entries.addresses()).toEqual(['/start', '/start?x=1']);
    expect(scrolls).toEqual([]);
    expect(load).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
    expect(navigations[0]?.kind).toBe('query');
  });

  it('goes to the anchor when query and hash change', () => {
    const { navigations } = start();
    click('#query-hash');
    expect(scrolls).toEqual(['#part']);
    expect(navigations[0]?.kind).toBe('hash');
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
    ['//evil/', '', '/evil'],
    ['/archive.zip/', '', '/archive.zip/'],
  ])('%s below "%s" becomes %s', (path, base, clean) => {
    const { entries } = start(`${location.origin}${path}`, base);
    expect(entries.addresses()).toEqual([clean]);
  });

  it("of a not-found page leads to the page at the clean address: hosts don't know `/a/index.html`", () => {
    const notFound = '<main id="main" data-route="/404"><h1>Page Not Found</h1></main>';
    const { entries } = start('/start/index.html?y=1#part', '', notFound);
    expect(entries.addresses()).toEqual(['/start/index.html?y=1#part']);
    expect(loadDocument.mock.calls.map(([{ href }, replace]) => [href, replace])).toEqual([
      [`${location.origin}/start?y=1#part`, true],
    ]);
  });

  it('of a not-found page that is clean already stays', () => {
    start('/nowhere', '', '<main id="main" data-route="/404"></main>');
    expect(loadDocument).not.toHaveBeenCalled();
  });
});
