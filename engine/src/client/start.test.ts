// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startAnnouncement } from './layout/announcement.ts';
import { announce, startAnnouncingPages } from './navigation/announcer.ts';
import { startProgressBar } from './navigation/loading/progress-bar.ts';
import { getServerSnapshot, getSnapshot, setPage, subscribe } from './page/page-store.ts';
import { type EnhanceContext, start } from './start.ts';
import { readStored, removeStored, writeStored } from './storage/storage.ts';
import { onStoredElsewhere } from './storage/stored-elsewhere.ts';
import { click, element, pageHtml, runEarlyScript, setDocument, settle } from './test-document.ts';

let runIdle: () => void;

beforeEach(() => {
  const tasks: (() => void)[] = [];
  runIdle = () => {
    for (const task of tasks.splice(0)) task();
  };
  vi.stubGlobal('requestIdleCallback', (task: () => void) => tasks.push(task));
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('start', () => {
  const enhance = vi.fn<(context: EnhanceContext) => void>();
  const loadEnhancements = vi.fn<() => Promise<{ enhance: typeof enhance }>>();
  const loadIslands = vi.fn(() => Promise.reject(new Error('not asked for')));

  beforeEach(() => {
    // Scroll offsets are saved 300 ms later. With real timers, that could be after the document is gone.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
    enhance.mockReset();
    loadIslands.mockClear();
    loadEnhancements.mockReset().mockResolvedValue({ enhance });
    setDocument(
      '/docs/start',
      '<main id="main" data-route="/start" data-sidebar="academy" data-sidebar-url="/s.json"><button type="button">Do</button></main>',
      { base: '/docs', build: 'b1' },
    );
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    runEarlyScript();
    start({ loadIslands, loadEnhancements });
  });

  it('reports itself to the base-address banner and knows the page', () => {
    expect(window.docsStarted).toBe(true);
    expect(getSnapshot()).toEqual({
      route: '/start',
      title: 'Start | Docs',
      sidebar: { name: 'academy', dataUrl: '/s.json' },
    });
  });

  it('loads enhancements at idle, once, and islands only where there are some', async () => {
    expect(loadEnhancements).not.toHaveBeenCalled();
    runIdle();
    await settle();
    expect(enhance).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ base: '/docs' }));
    element('button').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(loadEnhancements).toHaveBeenCalledTimes(1);
    expect(loadIslands).not.toHaveBeenCalled();
  });

  it('loads them at the first intent, with all that came before them', async () => {
    click('button');
    expect(loadEnhancements).toHaveBeenCalledTimes(1);
    const key = new KeyboardEvent('keydown', { key: 's', bubbles: true });
    element('button').dispatchEvent(key);
    await settle();
    const intents = enhance.mock.calls[0]?.[0].intents ?? [];
    expect(intents.map(({ type }) => type)).toEqual(['click', 'keydown']);
    expect(intents[1]).toBe(key);
  });

  it('loads them at once when the reader was quicker than the entry', async () => {
    click('button');
    loadEnhancements.mockClear();
    start({ loadIslands, loadEnhancements });
    expect(loadEnhancements).toHaveBeenCalledTimes(1);
  });

  it('survives their failure and tries again on a firm sign', async () => {
    loadEnhancements.mockRejectedValueOnce(new TypeError('network'));
    runIdle();
    await settle();
    expect(console.warn).toHaveBeenCalledTimes(1);
    // The page looks as it does without scripts. Its tabs don't wait for code that isn't loaded.
    expect(document.documentElement.dataset.js).toBeUndefined();
    element('button').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(loadEnhancements).toHaveBeenCalledTimes(1);
    element('button').dispatchEvent(new Event('focusin', { bubbles: true }));
    await settle();
    expect(enhance).toHaveBeenCalledTimes(1);
    expect(document.documentElement.dataset.js).toBe('');
  });

  it('navigates below the base path', async () => {
    const fetchMock = vi.fn(async (_address: string) => new Response(pageHtml('/a', '<h1>A</h1>')));
    vi.stubGlobal('fetch', fetchMock);
    document.body.insertAdjacentHTML('beforeend', '<a id="to-a" href="/docs/a?x=1">A</a>');
    element('#to-a').click();
    await vi.waitFor(() => expect(location.pathname).toBe('/docs/a'));
    expect(fetchMock.mock.calls[0]?.[0]).toBe('/docs/a');
    expect(getSnapshot().route).toBe('/a');
    expect(getServerSnapshot().route).toBe('/start');
  });
});

describe('the page store', () => {
  it('tells its listeners until they are removed, and gives the same object until it changes', () => {
    setDocument('/', '<main id="main" data-route="/a"></main>');
    const listener = vi.fn();
    const remove = subscribe(listener);
    expect(getSnapshot()).toBe(getSnapshot());
    setPage({ route: '/b', title: 'B', sidebar: undefined });
    expect(getSnapshot().route).toBe('/b');
    remove();
    setPage({ route: '/c', title: 'C', sidebar: undefined });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(getServerSnapshot()).toMatchObject({ route: '/a', sidebar: undefined });
  });
});

describe('storage', () => {
  beforeEach(() => setDocument('/', ''));

  it('keeps values under its own prefix', () => {
    expect(writeStored('x', '1')).toBe(true);
    expect(localStorage.getItem('docs.x')).toBe('1');
    expect(readStored('x')).toBe('1');
    expect(readStored('x', 'session')).toBeUndefined();
    removeStored('x');
    expect(readStored('x')).toBeUndefined();
  });

  it('ignores and refuses oversized values', () => {
    localStorage.setItem('docs.x', 'y'.repeat(200_001));
    expect(readStored('x')).toBeUndefined();
    expect(writeStored('x', 'y'.repeat(200_001))).toBe(false);
  });

  it('survives blocked storage', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('blocked');
    });
    expect(readStored('x')).toBeUndefined();
    expect(writeStored('x', '1')).toBe(false);
    expect(() => removeStored('x')).not.toThrow();
  });

  it('hears of other tabs, only of its own keys', () => {
    const heard = vi.fn();
    onStoredElsewhere(heard);
    for (const key of ['docs.a', 'other', null]) {
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: '1' }));
    }
    window.dispatchEvent(new StorageEvent('storage', { key: 'docs.a', newValue: null }));
    expect(heard.mock.calls).toEqual([['a', '1']]);
  });
});

describe('announcements to assistive technology', () => {
  it('are spoken by one polite region', () => {
    vi.useFakeTimers();
    setDocument('/', '');
    announce('One');
    announce('Two');
    vi.advanceTimersByTime(100);
    const regions = document.querySelectorAll('[aria-live=polite]');
    expect([...regions].map((region) => region.textContent)).toEqual(['Two']);
  });

  it('name a page after navigation, also when one came before', () => {
    vi.useFakeTimers();
    setDocument('/', '<main id="main" data-route="/a"></main>');
    setPage({ route: '/b', title: 'B', sidebar: undefined });
    document.title = 'B';
    startAnnouncingPages();
    vi.advanceTimersByTime(100);
    expect(element('[aria-live]').textContent).toBe('B');
    document.title = 'C';
    for (const kind of ['path', 'hash']) {
      document.dispatchEvent(new CustomEvent('docs:navigated', { detail: { kind } }));
    }
    vi.advanceTimersByTime(100);
    expect(element('[aria-live]').textContent).toBe('C');
  });
});

describe('the announcement bar', () => {
  beforeEach(() => {
    setDocument(
      '/',
      `<div id="announcement" data-announcement-id="new"><a href="/x">Read</a>
       <button type="button" data-announcement-close>Close</button></div><header><a id="next" href="/y">Next</a></header>`,
    );
    startAnnouncement();
  });
  const dismissed = () => document.documentElement.dataset.announcementDismissed;

  it('is dismissed by its id, and the focus goes to what follows', () => {
    click('[data-announcement-close]');
    expect(localStorage.getItem('docs.announcement')).toBe('new');
    expect(dismissed()).toBe('');
    expect(document.activeElement?.id).toBe('next');
  });

  it('is dismissed with the same one in another tab, not with another', () => {
    const change = (newValue: string) =>
      window.dispatchEvent(new StorageEvent('storage', { key: 'docs.announcement', newValue }));
    change('old');
    expect(dismissed()).toBeUndefined();
    change('new');
    expect(dismissed()).toBe('');
  });
});

describe('the progress bar', () => {
  const wait = (detail: boolean) =>
    document.dispatchEvent(new CustomEvent('docs:waiting', { detail }));
  const bars = () => [...document.querySelectorAll<HTMLElement>('[data-progress-bar]')];
  const progress = () => Number.parseFloat(bars()[0]?.style.inlineSize ?? '') / 100;

  beforeEach(() => {
    vi.useFakeTimers();
    setDocument('/', '');
  });

  it('creeps from 8 %, fills and goes', () => {
    startProgressBar();
    wait(true);
    wait(true);
    expect(bars()).toHaveLength(1);
    expect(progress()).toBe(0.08);
    vi.advanceTimersByTime(800);
    expect(progress()).toBeGreaterThan(0.08);
    expect(progress()).toBeLessThanOrEqual(0.1);
    wait(false);
    expect(progress()).toBe(1);
    expect(bars()[0]?.dataset.progressBar).toBe('done');
    vi.advanceTimersByTime(400);
    expect(bars()).toHaveLength(0);
  });

  it('shows at once when it comes while the reader is waiting', () => {
    document.documentElement.dataset.navigating = '';
    startProgressBar();
    expect(bars()).toHaveLength(1);
    wait(false);
    vi.advanceTimersByTime(400);
  });
});
