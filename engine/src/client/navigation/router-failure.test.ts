// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pushOverlayEntry } from '../layout/close-on-back.ts';
import { getSnapshot } from '../page/page-store.ts';
import { click, element, settle } from '../test-document.ts';
import { MissingPageError } from './loading/page-documents.ts';
import {
  findMoved,
  heading,
  load,
  loadDocument,
  page,
  scrolls,
  setUpRouter,
  start,
  tearDownRouter,
} from './test-router.ts';

beforeEach(setUpRouter);
afterEach(tearDownRouter);

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
    expect(element('main [role=alert]').textContent).toContain('couldn’t be loaded');
    expect(document.activeElement?.textContent).toBe('Retry');
    expect(document.querySelector('nav')).not.toBeNull();
  });

  it('leaves the sidebar beside it', async () => {
    start();
    sessionStorage.setItem('docs.reload./a', 'b1');
    element('main').dataset.sidebar = 'docs';
    broken();
    click('#a');
    await settle();
    expect(element('main').dataset.sidebar).toBe('docs');
    expect(element('main').dataset.route).toBeUndefined();
  });

  it('is the page that the layout follows', async () => {
    start();
    sessionStorage.setItem('docs.reload./a', 'b1');
    const swapped: string[] = [];
    document.addEventListener('docs:swapped', ({ detail }) => swapped.push(detail.route), {
      once: true,
    });
    broken();
    click('#a');
    await settle();
    expect(swapped).toEqual(['/a']);
    expect(getSnapshot()).toMatchObject({ route: '/a', title: 'Page not loaded' });
  });

  it('gives way to the spinner when the reader goes back, and adds an entry when retried then', async () => {
    const { entries } = start();
    sessionStorage.setItem('docs.reload./a', 'b1');
    broken();
    click('#a');
    await settle();
    const retry = element('main [role=alert] button');
    load.mockReturnValue(new Promise(() => undefined));
    entries.traverse(-1);
    load.mockImplementation((route) => Promise.resolve(page(route)));
    retry.click();
    await settle();
    expect(heading()).toBe('/a');
    expect(entries.addresses()).toEqual(['/start', '/a']);
    load.mockReturnValue(new Promise(() => undefined));
    entries.traverse(-1);
    vi.advanceTimersByTime(200);
    expect(element('main').getAttribute('aria-busy')).toBe('true');
  });

  it('shows the spinner in place of its error while it is tried again', async () => {
    start();
    sessionStorage.setItem('docs.reload./a', 'b1');
    broken();
    click('#a');
    await settle();
    load.mockReturnValue(new Promise(() => undefined));
    element('main [role=alert] button').click();
    vi.advanceTimersByTime(200);
    expect(element('main').getAttribute('aria-busy')).toBe('true');
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
    const { entries } = start();
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
    const { entries } = start();
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

  it.each([
    ['a dialog', pushOverlayEntry],
    ['another page', () => click('#a')],
  ])('leads to its anchor when it comes after %s', async (_, goOn) => {
    const { entries } = start();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    broken();
    click('#b-hash');
    await settle();
    load.mockImplementation((route) => Promise.resolve(page(route)));
    goOn();
    await settle();
    entries.traverse(-1);
    await settle();
    expect(heading()).toBe('/b');
    expect(scrolls.at(-1)).toBe('#deep');
  });

  it('is reloaded in place when the address is there already', async () => {
    const { entries } = start();
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

  it('goes to the host when there is no such page, whatever the guard says', async () => {
    start();
    sessionStorage.setItem('docs.reload./a', 'b1');
    load.mockRejectedValue(new MissingPageError());
    click('#a');
    await settle();
    expect(loadDocument).toHaveBeenCalledTimes(1);
  });

  it('is the page that the address has moved to', async () => {
    start();
    load.mockRejectedValueOnce(new MissingPageError());
    findMoved.mockResolvedValue(new URL('/b#deep', location.href));
    click('#a');
    await settle();
    expect(heading()).toBe('/b');
    expect(location.pathname + location.hash).toBe('/b#deep');
    expect(loadDocument).not.toHaveBeenCalled();
  });

  it('goes to the host when the table of redirects cannot be had', async () => {
    start();
    load.mockRejectedValue(new MissingPageError());
    findMoved.mockRejectedValue(new TypeError('network'));
    click('#a');
    await settle();
    expect(loadDocument).toHaveBeenCalledTimes(1);
  });

  it('is loaded by the browser when it is of another build, once', async () => {
    start();
    load.mockImplementation((route) => Promise.resolve(page(route, 'b2')));
    click('#a');
    await settle();
    expect(loadDocument).toHaveBeenCalledTimes(1);
    expect(heading()).toBe('Start');
    click('#a');
    await settle();
    expect(loadDocument).toHaveBeenCalledTimes(1);
    expect(document.querySelector('[data-load-error]')).not.toBeNull();
  });

  it.each([
    ['none of a page', '<p>Log in</p>'],
    ['that of another page, after a redirect', page('/b')],
    ['the not-found page', page('/404')],
  ])('goes to the host when the document is %s, as often as it is asked for', async (_, html) => {
    start();
    load.mockResolvedValue(html);
    for (const times of [1, 2]) {
      click('#a');
      await settle();
      expect(loadDocument).toHaveBeenCalledTimes(times);
    }
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
