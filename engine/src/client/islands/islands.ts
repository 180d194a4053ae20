/**
 * Islands: the parts of a page that come alive through React, which this file knows nothing of. The
 * runtime is loaded when an island comes near the window, or at the first sign that the reader is about to
 * use one; readers who save data get it at that sign only.
 */

import * as attributes from '../../shared/attributes.ts';
import * as events from '../../shared/events.ts';
import { partNotLoaded } from '../../shared/texts/failures.ts';
import { onIntent, whenIdle } from '../idle.ts';
import { savesData } from '../navigation/loading/connection.ts';
import { createLoadError, failureIn } from '../navigation/loading/load-failure.ts';
import { rememberClicks } from '../remember-click.ts';

export interface IslandRuntime {
  /** Hydrates the server HTML in `element`; resolves when it is alive, rejects when it cannot be loaded. */
  mount(element: HTMLElement, name: string, props: unknown): Promise<void>;
  unmount(element: HTMLElement): void;
}

declare global {
  interface DocumentEventMap {
    /** The target is an island that a script has put into the page; `detail` is told whether it is alive. */
    [events.ISLAND]: CustomEvent<(isAlive: boolean) => void>;
  }
}

const SELECTOR = `[${attributes.ISLAND}]`;
/** Distance from the window at which an island comes alive: most of what a reader scrolls at once. */
const NEAR = '50%';

/**
 * Starts scheduling the islands of the document and of the pages that come and go. `intent` is the
 * sign of intent that came before this code, if that is what it was loaded for.
 */
export function startIslands(loadRuntime: () => Promise<IslandRuntime>, intent?: Event): void {
  /** Islands that are alive or about to be; the promise tells whether they are. */
  const mounting = new Map<HTMLElement, Promise<boolean>>();
  const failed = new WeakSet<HTMLElement>();
  let runtime: Promise<IslandRuntime> | undefined;
  let loaded: IslandRuntime | undefined;

  async function loadOnce(): Promise<IslandRuntime> {
    runtime ??= loadRuntime();
    try {
      loaded = await runtime;
      return loaded;
    } catch (error) {
      runtime = undefined;
      throw error;
    }
  }

  async function hydrate(element: HTMLElement): Promise<boolean> {
    const { mount, unmount } = await loadOnce();
    if (!mounting.has(element)) return false;
    failureIn(element)?.remove();
    const { island = '', props = '{}' } = element.dataset;
    await mount(element, island, JSON.parse(props));
    element.dataset.islandReady = '';
    // The reader may have left the page meanwhile.
    if (!mounting.has(element)) unmount(element);
    return mounting.has(element);
  }

  function mount(element: HTMLElement): Promise<boolean> {
    const started = mounting.get(element);
    if (started) return started;
    const done = hydrate(element).catch((error: unknown) => {
      mounting.delete(element);
      if (!failed.has(element)) warnOnce(element, error);
      failed.add(element);
      if (element.isConnected) showFailure(element, () => void retry(element));
      return false;
    });
    mounting.set(element, done);
    return done;
  }

  /**
   * Browsers may remember that a script did not arrive, and after a deployment it is no longer there: what
   * fails again comes with a new document, as soon as there is one to have.
   */
  async function retry(element: HTMLElement): Promise<void> {
    if (!(await mount(element))) {
      if (element.isConnected) reloadWhenOnline();
      return;
    }
    // What kept this part from coming may have kept others.
    for (const other of document.querySelectorAll<HTMLElement>(SELECTOR)) {
      if (failureIn(other)) void mount(other);
    }
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        void mount(target as HTMLElement);
      }
    },
    { rootMargin: NEAR },
  );

  function mountInView(): void {
    observer.disconnect();
    if (savesData()) return;
    whenIdle(() => {
      for (const element of document.querySelectorAll(SELECTOR)) observer.observe(element);
    });
  }

  function unmountIn(root: ParentNode): void {
    for (const element of root.querySelectorAll<HTMLElement>(SELECTOR)) {
      const isReady = mounting.delete(element) && element.dataset.islandReady !== undefined;
      try {
        if (isReady) loaded?.unmount(element);
      } catch (error) {
        // A broken island must not hold the reader on its page.
        console.error(error);
      }
    }
  }

  function onSign(event: Event): void {
    const island = islandOf(event);
    // After a failure pointing is too weak a sign, and a visible Retry button is the reader's to press.
    const isWeak = event.type === 'pointerover';
    if (!island || (failed.has(island) && (isWeak || failureIn(island)))) return;
    void mount(island);
  }

  onIntent(onSign);
  if (intent) onSign(intent);
  rememberClicks((event, repeat) => {
    const island = islandOf(event);
    if (!island || island.dataset.islandReady !== undefined || failureIn(island)) return;
    void mount(island).then((isAlive) => isAlive && repeat());
  });
  document.addEventListener(events.ISLAND, ({ target, detail }) => {
    if (target instanceof HTMLElement) void mount(target).then(detail);
  });
  document.addEventListener(events.LEAVING, ({ detail }) => unmountIn(detail));
  document.addEventListener(events.SWAPPED, mountInView);
  mountInView();
}

/** Loads the document anew once its server answers; without a network the page stays. */
export function reloadWhenOnline(): void {
  fetch(location.href).then(() => location.reload(), console.warn);
}

const reported = new WeakSet<object>();

/** One failed download fails every island with the same error, which is worth one warning. */
function warnOnce(element: HTMLElement, error: unknown): void {
  if (error instanceof Error && reported.has(error)) return;
  if (error instanceof Error) reported.add(error);
  console.warn(`The "${element.dataset.island}" island couldn’t be loaded.`, error);
}

function islandOf(event: Event): HTMLElement | undefined {
  if (!(event.target instanceof Element)) return undefined;
  return event.target.closest<HTMLElement>(SELECTOR) ?? undefined;
}

/** Islands of the layout keep their static HTML, which works; islands of the page say what is missing. */
export function showFailure(element: HTMLElement, retry: () => void): void {
  if (!element.closest('main') || failureIn(element)) return;
  element.append(createLoadError(partNotLoaded, retry));
}
