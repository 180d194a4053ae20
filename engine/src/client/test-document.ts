/** Helpers for this folder's unit tests: a new document, and a history that tests can traverse. */
import { vi } from 'vitest';
import * as attributes from '../shared/attributes.ts';
import { type EarlyScriptConfig, earlyScript } from './inline/early.ts';
import { resetPage } from './page/page-store.ts';

interface Listening {
  target: EventTarget;
  args: Parameters<EventTarget['addEventListener']>;
}

const listening: Listening[] = [];

/** Sets up a new document at `path` with this body. Removes listeners of earlier tests. */
export function setDocument(path: string, body: string, html: Record<string, string> = {}): void {
  for (const { target, args } of listening.splice(0)) target.removeEventListener(...args);
  for (const target of [window, document]) recordListeners(target);
  document.head.innerHTML = '';
  document.body.innerHTML = body;
  document.title = 'Start | Docs';
  for (const { name } of [...document.documentElement.attributes]) {
    document.documentElement.removeAttribute(name);
  }
  Object.assign(document.documentElement.dataset, html);
  localStorage.clear();
  sessionStorage.clear();
  resetPage();
  history.replaceState(null, '', path);
}

function recordListeners(target: EventTarget): void {
  if (vi.isMockFunction(target.addEventListener)) return;
  const original = target.addEventListener.bind(target);
  vi.spyOn(target, 'addEventListener').mockImplementation((...args) => {
    listening.push({ target, args });
    original(...args);
  });
}

/**
 * Runs the early script. The handlers that it sets on the window receive events, like in a browser.
 *
 * @param load called instead of an import, with the entry's URL
 */
export function runEarlyScript(
  config: Partial<EarlyScriptConfig> = {},
  load: (entry: string) => Promise<unknown> = () => Promise.resolve(),
  laterStyles?: string,
): void {
  const element = document.createElement('script');
  element.setAttribute(attributes.ENTRY, '/entry.js');
  if (laterStyles !== undefined) element.setAttribute(attributes.LATER_STYLES, laterStyles);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(element);
  const script = earlyScript({
    colorMode: { default: 'light' },
    ...config,
  });
  new Function('importEntry', script.replace('import(', 'importEntry('))(load);
  window.addEventListener('keydown', (event) => window.onkeydown?.(event));
  window.addEventListener('click', (event) => window.onclick?.(event as PointerEvent));
}

/** Makes resize observers report the observed elements at once. Browsers report them in the next frame. */
export function reportSizesAtOnce(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly report: () => void) {}
      observe = () => this.report();
      disconnect = () => undefined;
    },
  );
}

export interface FakeHistory {
  /** URLs of all entries (path, query, and hash). */
  addresses(): string[];
  /** Moves like Back and Forward: changes the URL, and then fires `popstate`. */
  traverse(delta: number): void;
  /** Behaves like the browser after a click on a plain hash link: adds a new entry without state. */
  followHash(hash: string): void;
}

/** Records history entries, so tests can traverse them. */
export function recordHistory(): FakeHistory {
  vi.mocked(history.pushState).mockRestore?.();
  vi.mocked(history.replaceState).mockRestore?.();
  const replace = history.replaceState.bind(history);
  const entries = [{ state: history.state as unknown, href: location.href }];
  let index = 0;
  vi.spyOn(history, 'replaceState').mockImplementation((state, unused, url) => {
    replace(state, unused, url);
    entries[index] = { state, href: location.href };
  });
  const push = (state: unknown, url?: string | URL | null) => {
    replace(state, '', url);
    index += 1;
    entries.splice(index, entries.length, { state, href: location.href });
  };
  vi.spyOn(history, 'pushState').mockImplementation((state, _unused, url) => push(state, url));
  return {
    addresses: () => entries.map(({ href }) => href.slice(location.origin.length)),
    traverse(delta) {
      const entry = entries[index + delta];
      if (!entry) throw new Error('There is no such history entry');
      index += delta;
      replace(entry.state, '', entry.href);
      dispatchEvent(new PopStateEvent('popstate', { state: entry.state }));
    },
    followHash(hash) {
      push(null, hash);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    },
  };
}

/** Clicks the element, and returns whether the browser would still handle the click. */
export function click(selector: string, init: MouseEventInit = {}): boolean {
  return element(selector).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...init }),
  );
}

/** Presses a key on the element, and returns whether the browser would still handle it. */
export function press(target: Element, key: string): boolean {
  return target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
}

/** Returns the element, or fails the test. */
export function element<T extends HTMLElement = HTMLElement>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`The document has no ${selector}`);
  return found;
}

/** Returns a document like the build writes it. */
export function pageHtml(route: string, content: string, buildId = 'b1'): string {
  return `<!doctype html>
    <html data-build="${buildId}">
      <head>
        <title>${route} | Docs</title>
        <link rel="icon" href="/favicon.svg">
        <meta data-page-head name="description" content="${route}">
      </head>
      <body>
        <header>Docs</header>
        <main id="main" tabindex="-1" data-route="${route}">${content}</main>
      </body>
    </html>`;
}

/** Returns a promise that tests settle. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

/** Runs everything that waits for settled promises. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

/** Gives elements the popover functions and events that the test document lacks. */
export function addPopovers(): void {
  const open = new WeakSet<Element>();
  const change = (target: HTMLElement, isOpen: boolean) => {
    if (open.has(target) === isOpen) return;
    fire(target, 'beforetoggle', isOpen);
    if (isOpen) open.add(target);
    else open.delete(target);
    fire(target, 'toggle', isOpen);
  };
  const matches = Element.prototype.matches;
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      change(this, true);
    },
    hidePopover(this: HTMLElement) {
      change(this, false);
    },
    matches(this: HTMLElement, selector: string) {
      return selector === ':popover-open' ? open.has(this) : matches.call(this, selector);
    },
  });
}

function fire(target: HTMLElement, type: string, isOpen: boolean): void {
  const event = new Event(type);
  Object.assign(event, { newState: isOpen ? 'open' : 'closed' });
  target.dispatchEvent(event);
}
