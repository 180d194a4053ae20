// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENTRY_FAILED } from '../../shared/events.ts';
import { earlyEvents, stopKeepingEvents } from '../early-events.ts';
import { click, element, runEarlyScript, setDocument } from '../test-document.ts';
import { earlyScript } from './early.ts';

const root = document.documentElement;
let prefersDark: boolean;

beforeEach(() => {
  prefersDark = false;
  vi.stubGlobal('matchMedia', () => ({ matches: prefersDark }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function theme(): [string | undefined, string | undefined] {
  return [root.dataset.theme, root.dataset.themeChoice];
}

describe('the color mode', () => {
  const system = { colorMode: { default: 'system' } } as const;

  it.each([
    ['the default', '/', undefined, ['light', 'light']],
    ['the stored choice', '/', 'dark', ['dark', 'dark']],
    ['the query', '/?theme=light', 'dark', ['light', 'light']],
    ['the customary query', '/?docusaurus-theme=dark&theme=light', undefined, ['dark', 'dark']],
    ['the stored choice beside a wrong query', '/?theme=%3Cb%3E', 'dark', ['dark', 'dark']],
    ['the default for a wrong query', '/?theme=%3Cb%3E', undefined, ['light', 'light']],
    ['the default for a wrong value', '/', 'undefined', ['light', 'light']],
    ['the system, when stored', '/', 'system', ['light', 'system']],
  ])('is %s', (_name, path, stored, expected) => {
    setDocument(path, '');
    if (stored) localStorage.setItem('docs.theme', stored);
    runEarlyScript();
    expect(theme()).toEqual(expected);
  });

  it("is the site's default for a reader with a dark system who has chosen nothing", () => {
    setDocument('/', '');
    prefersDark = true;
    runEarlyScript();
    expect(theme()).toEqual(['light', 'light']);
  });

  it('follows the system when nothing is chosen and the site asks for it', () => {
    setDocument('/', '');
    prefersDark = true;
    runEarlyScript(system);
    expect(theme()).toEqual(['dark', 'system']);
  });

  it('does not store the query', () => {
    setDocument('/?theme=dark', '');
    runEarlyScript();
    expect(localStorage.length).toBe(0);
  });

  it('is valid with blocked storage', () => {
    setDocument('/', '');
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('blocked');
    });
    runEarlyScript({ announcementId: 'x' });
    expect(theme()).toEqual(['light', 'light']);
    expect(root.dataset.js).toBe('');
  });
});

describe('what a reader does before there is code for it', () => {
  function press(target: string, key: string, more: KeyboardEventInit = {}): KeyboardEvent {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    element(target).dispatchEvent(event);
    return event;
  }

  beforeEach(() => {
    setDocument(
      '/',
      '<p>Text</p><input><button type="button" aria-keyshortcuts="Control+K Meta+K /">Do</button>',
    );
    runEarlyScript();
  });

  it('is kept in its order, until that ends', () => {
    const key = press('p', 's');
    click('button');
    expect(earlyEvents().map(({ type }) => type)).toEqual(['keydown', 'click']);
    expect(earlyEvents()[0]).toBe(key);
    stopKeepingEvents();
    press('p', 't');
    expect(earlyEvents()).toHaveLength(2);
  });

  it.each([
    ['Ctrl+K', 'p', 'k', { ctrlKey: true }, true],
    ['Cmd+K in a field', 'input', 'k', { metaKey: true }, true],
    ['a slash', 'p', '/', {}, true],
    ['a slash in a field', 'input', '/', {}, false],
    ['a letter', 'p', 'k', {}, false],
    ['another shortcut', 'p', 'r', { ctrlKey: true }, false],
    ['a shortcut of the browser', 'p', 'K', { ctrlKey: true, shiftKey: true }, false],
    ['Enter', 'button', 'Enter', {}, false],
  ])(
    '%s is taken from the browser only when an element claims it',
    (_, target, key, more, taken) => {
      expect(press(target, key, more).defaultPrevented).toBe(taken);
    },
  );

  it('is left to the browser when no element claims it', () => {
    element('button').remove();
    expect(press('p', 'k', { ctrlKey: true }).defaultPrevented).toBe(false);
  });
});

describe('the first view', () => {
  it.each([
    ['from the top', '/a', null, ''],
    ['at an anchor', '/a#b', null, undefined],
    ['that is come back to', '/a', { docs: { key: 'k' } }, undefined],
  ])('of a page that is read %s', (_name, path, state, expected) => {
    setDocument(path, '');
    history.replaceState(state, '');
    runEarlyScript();
    expect(root.dataset.firstView).toBe(expected);
  });

  it('has the fonts of the site when an earlier document has loaded them', () => {
    setDocument('/', '');
    runEarlyScript();
    expect(root.dataset.fonts).toBeUndefined();
    localStorage.setItem('docs.fonts', '1');
    runEarlyScript();
    expect(root.dataset.fonts).toBe('');
  });
});

describe('the entry', () => {
  /** Returns the entries that are loaded when the document has been parsed, and after the first frame. */
  function loaded(): { atOnce: unknown[]; afterFrame: unknown[] } {
    vi.useFakeTimers();
    const load = vi.fn(() => Promise.resolve());
    const frames: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
    runEarlyScript({}, load);
    vi.runAllTimers();
    expect(load).not.toHaveBeenCalled();
    dispatchEvent(new Event('DOMContentLoaded'));
    vi.runAllTimers();
    const atOnce = load.mock.calls.flat();
    for (const frame of frames) frame();
    expect(load.mock.calls.flat()).toEqual(atOnce);
    vi.runAllTimers();
    vi.useRealTimers();
    return { atOnce, afterFrame: load.mock.calls.flat().slice(atOnce.length) };
  }

  it("comes after the first frame of a reader's first page", () => {
    setDocument('/a', '');
    expect(loaded()).toEqual({ atOnce: [], afterFrame: ['/entry.js'] });
  });

  it.each([
    ['that may choose a tab', '/a?lang=go', null],
    ['that is read at an anchor', '/a#b', null],
    ['that is come back to', '/a', { docs: { key: 'k' } }],
  ])('comes as soon as it can to a page %s', (_name, path, state) => {
    setDocument(path, '');
    history.replaceState(state, '');
    expect(loaded()).toEqual({ atOnce: ['/entry.js'], afterFrame: [] });
  });

  it('comes as soon as it can to who has been here before: they may have chosen tabs', () => {
    setDocument('/a', '');
    localStorage.setItem('docs.fonts', '1');
    expect(loaded()).toEqual({ atOnce: ['/entry.js'], afterFrame: [] });
  });
});

describe('the stylesheet for later', () => {
  it('comes with the entry, and is requested again after a pause if it fails', () => {
    vi.useFakeTimers();
    setDocument('/a#b', '');
    // Keeps the test document from loading anything.
    const added: Node[] = [];
    vi.spyOn(document.head, 'appendChild').mockImplementation((node) => {
      added.push(node);
      return node;
    });
    runEarlyScript({}, () => Promise.resolve(), '/later.css');
    dispatchEvent(new Event('DOMContentLoaded'));
    vi.advanceTimersByTime(10);
    expect(added.map((link) => (link as HTMLLinkElement).getAttribute('href'))).toEqual([
      '/later.css',
    ]);
    added[0]?.dispatchEvent(new Event('error'));
    vi.advanceTimersByTime(4999);
    expect(added).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(added).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(added).toHaveLength(2);
    vi.useRealTimers();
  });

  it('is none in development', () => {
    vi.useFakeTimers();
    setDocument('/a#b', '');
    runEarlyScript();
    dispatchEvent(new Event('DOMContentLoaded'));
    vi.runAllTimers();
    expect(document.head.querySelector('[rel=stylesheet]')).toBeNull();
    vi.useRealTimers();
  });
});

describe('an entry that does not come', () => {
  const load = vi.fn<() => Promise<void>>();
  let fail: (error: Error) => void;
  let reported: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    // The tests call the handlers, so they decide when loading fails.
    const pending = Object.assign(Promise.resolve(), {
      catch: (handler: (error: Error) => void) => {
        fail = handler;
      },
    });
    load.mockReset().mockReturnValue(pending as never);
    setDocument('/a#b', '<p>Text</p>');
    runEarlyScript({}, load);
    dispatchEvent(new Event('DOMContentLoaded'));
    vi.runAllTimers();
    expect(load).toHaveBeenCalledTimes(1);
    reported = vi.fn();
    addEventListener(ENTRY_FAILED, reported);
    vi.spyOn(console, 'warn').mockReturnValue();
    fail(new Error('offline'));
  });

  afterEach(() => {
    vi.useRealTimers();
    window.ononline = null;
  });

  it('leaves the page as it is without scripts', () => {
    expect(root.dataset.js).toBeUndefined();
  });

  it('is reported to whoever wants to know, and in the console', () => {
    expect(reported).toHaveBeenCalledTimes(1);
    expect(console.warn).toHaveBeenCalledWith(new Error('offline'));
  });

  it('is requested again when the network returns, and then not once more', () => {
    window.ononline?.(new Event('online'));
    expect(load).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(60_000);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is requested again after a pause, which doubles each time', () => {
    vi.advanceTimersByTime(999);
    expect(load).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(load).toHaveBeenCalledTimes(2);
    fail(new Error('still offline'));
    vi.advanceTimersByTime(1999);
    expect(load).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('leaves keys and clicks to the code that comes late', () => {
    click('p');
    expect(earlyEvents().map(({ type }) => type)).toEqual(['click']);
  });
});

describe('the announcement', () => {
  it.each([
    ['new', 'new', ''],
    ['old', 'new', undefined],
    ['</script>"\u2028', '</script>"\u2028', ''],
  ])('dismissed as %o is, for the announcement %o, hidden: %o', (stored, announcementId, value) => {
    setDocument('/', '');
    localStorage.setItem('docs.announcement', stored);
    runEarlyScript({ announcementId });
    expect(root.dataset.announcementDismissed).toBe(value);
    expect(earlyScript({ colorMode: { default: 'light' }, announcementId })).not.toContain(
      '</script',
    );
  });
});

it('is written in the syntax of 2009 and is the same every time', () => {
  const script = earlyScript({ colorMode: { default: 'dark' } });
  expect(script).not.toMatch(/=>|`|\?\.|\?\?|\b(?:const|let|class|async|of)\b/);
  expect(earlyScript({ colorMode: { default: 'dark' } })).toBe(script);
});
