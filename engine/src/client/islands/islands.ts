/**
 * Islands: the parts of a page that come alive through React, which this file knows nothing of. The
 * runtime is loaded when an island comes near the window, or at the first sign that the reader is about to
 * use one; readers who save data get it at that sign only.
 */

import * as attributes from '../../shared/attributes.ts';
import * as events from '../../shared/events.ts';
import { partNotLoaded } from '../../shared/texts/pages.ts';
import { onIntent, whenIdle } from '../idle.ts';
import { savesData } from '../navigation/loading/connection.ts';
import { createLoadError, failureIn } from '../navigation/loading/load-failure.ts';
import { onPage } from '../navigation/page-events.ts';
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
/** The distance from the window at which an island is hydrated: more than most readers scroll at once. */
const NEAR = '50%';

/** The islands of the pages that come and go. */
interface Islands {
  readonly loadRuntime: () => Promise<IslandRuntime>;
  /** Islands that are alive or about to be. The promise tells whether they are. */
  readonly mounting: Map<HTMLElement, Promise<boolean>>;
  readonly failed: WeakSet<HTMLElement>;
  runtime: Promise<IslandRuntime> | undefined;
  loaded: IslandRuntime | undefined;
}

/**
 * Starts scheduling the islands of the document and of the pages that come and go. `intent` is the sign of intent that
 * this code was loaded for, if there was one.
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
  // After a failure, pointing is too weak a sign, and only the reader can press a visible Retry button.
  const isWeak = event.type === 'pointerover';
  if (!island || (islands.failed.has(island) && (isWeak || failureIn(island)))) return;
  void mount(islands, island);
}

/** Brings an island to life, once. Resolves with true if it's alive then. */
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
 * Tries again. Browsers may remember that a script didn't arrive, and after a deployment it's no longer there, so if it
 * fails again, a new document is loaded as soon as there is one.
 */
async function retry(islands: Islands, element: HTMLElement): Promise<void> {
  if (!(await mount(islands, element))) {
    if (element.isConnected) reloadWhenOnline();
    return;
  }
  // Other islands may have failed for the same reason.
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

/** Islands in the layout keep their static HTML, which works. Islands in the page show a message. */
export function showFailure(element: HTMLElement, retry: () => void): void {
  if (!element.closest('main') || failureIn(element)) return;
  element.append(createLoadError(partNotLoaded, retry));
}
