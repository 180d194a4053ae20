/**
 * Islands are the interactive parts of a page. React hydrates them, but this file doesn't depend on React. The
 * runtime is loaded when an island comes near the window, or at the first sign that the reader is about to use
 * one. For readers who save data, it's only loaded at that sign.
 */

import * as attributes from '../../shared/attributes.ts';
import * as events from '../../shared/events.ts';
import { partNotLoaded } from '../../shared/texts/pages.ts';
import { onIntent, whenIdle } from '../idle.ts';
import { savesData } from '../navigation/loading/connection.ts';
import { createLoadError, failureIn } from '../navigation/loading/load-failure.ts';
import { onPage } from '../page/page-events.ts';
import { rememberClicks } from '../remember-click.ts';

export interface IslandRuntime {
  /**
   * Hydrates the server-rendered HTML in `element`. Resolves when the island is hydrated, and rejects if it
   * can't be loaded.
   */
  mount(element: HTMLElement, name: string, props: unknown): Promise<void>;
  unmount(element: HTMLElement): void;
}

declare global {
  interface DocumentEventMap {
    /**
     * The target is an island that a script has added to the page. `detail` is called with whether the island
     * could be hydrated.
     */
    [events.ISLAND]: CustomEvent<(isAlive: boolean) => void>;
  }
}

const SELECTOR = `[${attributes.ISLAND}]`;
/** The distance from the window at which an island is hydrated. Most readers scroll less than this at once. */
const NEAR = '50%';

/** The islands on the current page. */
interface Islands {
  readonly loadRuntime: () => Promise<IslandRuntime>;
  /**
   * Islands that are hydrated or being hydrated. Each promise resolves with true if hydration succeeded.
   */
  readonly mounting: Map<HTMLElement, Promise<boolean>>;
  readonly failed: WeakSet<HTMLElement>;
  runtime: Promise<IslandRuntime> | undefined;
  loaded: IslandRuntime | undefined;
}

/**
 * Starts hydrating the islands in the document, and in each page that replaces it. `intent` is the sign of
 * intent that loaded this code, if there was one.
 */
export function startIslands(loadRuntime: () => Promise<IslandRuntime>, intent?: Event): void {
  const islands: Islands = {
    loadRuntime,
    mounting: new Map(),
    failed: new WeakSet(),
    runtime: undefined,
    loaded: undefined,
  };
  onIntent((event) => mountAtSign(islands, event));
  if (intent) mountAtSign(islands, intent);
  rememberClicks((event, repeat) => {
    const island = islandOf(event);
    if (!island || island.dataset.islandReady !== undefined || failureIn(island)) return;
    void mount(islands, island).then((isAlive) => isAlive && repeat());
  });
  document.addEventListener(events.ISLAND, ({ target, detail }) => {
    if (target instanceof HTMLElement) void mount(islands, target).then(detail);
  });
  document.addEventListener(events.LEAVING, ({ detail }) => unmountIn(islands, detail));
  mountInView(islands);
}

/** Mounts islands when they come near the window, on this page and on each page that replaces it. */
function mountInView(islands: Islands): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        void mount(islands, target as HTMLElement);
      }
    },
    { rootMargin: NEAR },
  );
  onPage(() => {
    observer.disconnect();
    if (savesData()) return;
    whenIdle(() => {
      for (const element of document.querySelectorAll(SELECTOR)) observer.observe(element);
    });
  });
}

function mountAtSign(islands: Islands, event: Event): void {
  const island = islandOf(event);
  // After a failure, hovering isn't a strong enough sign. Only pressing the visible **Retry** button is.
  const isWeak = event.type === 'pointerover';
  if (!island || (islands.failed.has(island) && (isWeak || failureIn(island)))) return;
  void mount(islands, island);
}

/** Hydrates an island once. Resolves with true if that worked. */
function mount(islands: Islands, element: HTMLElement): Promise<boolean> {
  const { mounting, failed } = islands;
  const started = mounting.get(element);
  if (started) return started;
  const done = hydrate(islands, element).catch((error: unknown) => {
    mounting.delete(element);
    if (!failed.has(element)) warnOnce(element, error);
    failed.add(element);
    if (element.isConnected) showFailure(element, () => void retry(islands, element));
    return false;
  });
  mounting.set(element, done);
  return done;
}

async function hydrate(islands: Islands, element: HTMLElement): Promise<boolean> {
  const runtime = await loadOnce(islands);
  if (!islands.mounting.has(element)) return false;
  failureIn(element)?.remove();
  const { island = '', props = '{}' } = element.dataset;
  await runtime.mount(element, island, JSON.parse(props));
  element.dataset.islandReady = '';
  // The reader may have left the page in the meantime.
  if (!islands.mounting.has(element)) runtime.unmount(element);
  return islands.mounting.has(element);
}

async function loadOnce(islands: Islands): Promise<IslandRuntime> {
  islands.runtime ??= islands.loadRuntime();
  try {
    islands.loaded = await islands.runtime;
    return islands.loaded;
  } catch (error) {
    islands.runtime = undefined;
    throw error;
  }
}

/**
 * Tries again. A browser may remember that a script failed to load, and after a deployment, the script no
 * longer exists. If it fails again, a new document is loaded as soon as there is one.
 */
async function retry(islands: Islands, element: HTMLElement): Promise<void> {
  if (!(await mount(islands, element))) {
    if (element.isConnected) reloadWhenOnline();
    return;
  }
  // Also retries the other islands, which may have failed for the same reason.
  for (const other of document.querySelectorAll<HTMLElement>(SELECTOR)) {
    if (failureIn(other)) void mount(islands, other);
  }
}

function unmountIn({ mounting, loaded }: Islands, root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>(SELECTOR)) {
    const isReady = mounting.delete(element) && element.dataset.islandReady !== undefined;
    try {
      if (isReady) loaded?.unmount(element);
    } catch (error) {
      // A broken island must not keep the reader on its page.
      console.error(error);
    }
  }
}

/** Reloads the document when its server responds. Without a network, the page stays. */
export function reloadWhenOnline(): void {
  fetch(location.href).then(() => location.reload(), console.warn);
}

const reported = new WeakSet<object>();

/** Logs an error once. If one download fails, every island fails with the same error. */
function warnOnce(element: HTMLElement, error: unknown): void {
  if (error instanceof Error && reported.has(error)) return;
  if (error instanceof Error) reported.add(error);
  console.warn(`The "${element.dataset.island}" island couldn’t be loaded.`, error);
}

function islandOf(event: Event): HTMLElement | undefined {
  if (!(event.target instanceof Element)) return undefined;
  return event.target.closest<HTMLElement>(SELECTOR) ?? undefined;
}

/**
 * If an island fails, an island in the layout keeps its static HTML, which still works, while an island in the
 * page shows a message.
 */
export function showFailure(element: HTMLElement, retry: () => void): void {
  if (!element.closest('main') || failureIn(element)) return;
  element.append(createLoadError(partNotLoaded, retry));
}
