// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { click, deferred, element, settle } from '../test-document.ts';
import {
  heading,
  load,
  page,
  scrollByReader,
  setUpRouter,
  start,
  tearDownRouter,
} from './test-router.ts';

beforeEach(setUpRouter);
afterEach(tearDownRouter);

describe('Back and Forward', () => {
  it('restores the offsets of the entries', async () => {
    const { entries } = start();
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

  it('knows the offset of an entry that is left before its scroll event', async () => {
    const { entries } = start();
    click('#a');
    await settle();
    vi.stubGlobal('scrollY', 120);
    entries.traverse(-1);
    await settle();
    expect(scrollY).toBe(0);
    entries.traverse(1);
    await settle();
    expect(scrollY).toBe(120);
  });

  it('restores the offset of a page that arrives late, behind a spinner', async () => {
    const { entries } = start();
    scrollByReader(500);
    click('#a');
    await settle();
    const slow = deferred<string>();
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
    const { entries } = start();
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
    const { entries } = start();
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
    const { entries } = start();
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
    vi.advanceTimersToNextFrame();
    scrollByReader(250);
    vi.advanceTimersByTime(299);
    expect(history.state).not.toHaveProperty('docs.scroll');
    vi.advanceTimersByTime(1);
    expect(history.state).toMatchObject({ docs: { scroll: { x: 0, y: 250 } } });
    scrollByReader(260);
    dispatchEvent(new Event('pagehide'));
    expect(history.state).toMatchObject({ docs: { scroll: { x: 0, y: 260 } } });
  });

  it('writes where the page is before anybody listens, from its first frame on', () => {
    Object.assign(window, { scrollY: 120 });
    start();
    vi.advanceTimersToNextFrame();
    dispatchEvent(new Event('beforeunload'));
    expect(history.state).toMatchObject({ docs: { scroll: { x: 0, y: 120 } } });
  });

  it('writes the offset of a document that is left before its first frame', () => {
    Object.assign(window, { scrollY: 120 });
    start();
    dispatchEvent(new Event('beforeunload'));
    expect(history.state).toMatchObject({ docs: { scroll: { x: 0, y: 120 } } });
  });

  it('writes the offset before Chromium stops listening, and only when it is not written yet', () => {
    start();
    const removed = vi.spyOn(window, 'removeEventListener');
    scrollByReader(250);
    dispatchEvent(new Event('beforeunload'));
    expect(history.state).toMatchObject({ docs: { scroll: { x: 0, y: 250 } } });
    expect(removed).toHaveBeenCalledWith('beforeunload', expect.anything());
  });

  it('keeps an offset for each of two entries with the same address', async () => {
    const { entries } = start();
    scrollByReader(100);
    click('#a');
    await settle();
    click('#here');
    await settle();
    scrollByReader(700);
    entries.traverse(-2);
    expect(scrollY).toBe(100);
    entries.traverse(2);
    expect(scrollY).toBe(700);
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
    const slow = deferred<string>();
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
