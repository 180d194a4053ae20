/**
 * Entry of the browser runtime. It contains the code that runs before a reader interacts or the page is idle:
 * navigation and prefetching. Everything else, including islands, is loaded with `enhance.ts`.
 */

import { earlyEvents, isKept, stopKeepingEvents } from './early-events.ts';
import { startWebFonts } from './first-view/web-fonts.ts';
import { onIntent, whenIdle } from './idle.ts';
import { BASE_BANNER_ID } from './inline/base-banner.ts';
import type { IslandRuntime } from './islands/islands.ts';
import { loadDocument } from './navigation/loading/load-failure.ts';
import { createPageDocuments, type PageDocuments } from './navigation/loading/page-documents.ts';
import { createPageLoader } from './navigation/loading/page-loader.ts';
import { startPrefetch } from './navigation/loading/prefetch.ts';
import { setPrefetch } from './navigation/prefetch-route.ts';
import { startRouter } from './navigation/router.ts';
import { getServerSnapshot, readPage } from './page/page-store.ts';
import { restorePlace } from './restore-place.ts';

export type { IslandRuntime } from './islands/islands.ts';

/** Objects that the entry creates and the enhancements use. */
export interface EnhanceContext {
  base: string;
  documents: PageDocuments;
  loadIslands: StartOptions['loadIslands'];
  /**
   * The reader's first actions, including clicks, that happened before the enhancements loaded, in order.
   */
  intents: readonly Event[];
}

interface Enhancements {
  enhance(context: EnhanceContext): void;
}

type LoadEnhancements = () => Promise<Enhancements>;

export interface StartOptions {
  /** Imports the runtime that hydrates islands. */
  loadIslands: () => Promise<IslandRuntime>;
  /** Imports the code that isn't needed at first: `enhance.ts`, with its styles. */
  loadEnhancements: LoadEnhancements;
}

declare global {
  interface Window {
    /** Set once the runtime has started. Browser tests wait for it. */
    docsStarted?: boolean;
  }
}

const root = document.documentElement.dataset;

/** Starts the runtime in the document. Call it once. */
export function start({ loadIslands, loadEnhancements }: StartOptions): void {
  window.docsStarted = true;
  document.getElementById(BASE_BANNER_ID)?.remove();
  restorePlace();
  startWebFonts();
  const { base = '', build = '' } = root;
  getServerSnapshot();
  // In development, pages change, so documents aren't kept, and edits are shown when they're made.
  const documents = createPageDocuments(base, import.meta.env.DEV ? 0 : undefined);
  if (import.meta.env.DEV) void import('./dev.ts').then(({ followEdits }) => followEdits(base));
  const pages = createPageLoader(documents);
  const loadMoved = () => import('./not-found/moved.ts');
  startRouter({
    base,
    buildId: build,
    load: pages.load,
    findMoved: async (address) => (await loadMoved()).movedAddress(address, base),
    loadDocument,
  });
  setPrefetch(startPrefetch(base, pages));
  scheduleEnhancements(loadEnhancements, { base, documents, loadIslands });
}

/** Loads the enhancements when the browser is idle, or at the first sign of intent. */
function scheduleEnhancements(
  load: LoadEnhancements,
  context: Omit<EnhanceContext, 'intents'>,
): void {
  let loading: Promise<void> | undefined;
  const intents = earlyEvents();
  // Pointing is a weak sign that occurs dozens of times. It's too weak to try again after a failure, or to
  // count after another sign.
  const stopIntent = onIntent((event) => {
    const isStrong = event.type !== 'pointerover';
    if (!isKept(event) && (isStrong || !intents[0])) intents.push(event);
    if (root.js === '' || isStrong) ensure();
  });

  function ensure(): void {
    if (loading) return;
    loading = load().then(
      ({ enhance }) => {
        // The attribute is missing if the code failed to load at first.
        root.js = '';
        stopKeepingEvents();
        stopIntent();
        keepFirstPage(context.documents);
        enhance({ ...context, intents });
      },
      (error: unknown) => {
        console.warn(error);
        // Without the enhancements, everything that the page shows without scripts still works.
        delete root.js;
        loading = undefined;
      },
    );
  }

  if (intents[0]) ensure();
  whenIdle(ensure);
}

/** Keeps the first page of a visit before it's enhanced, so the Back button can show it even without a network. */
function keepFirstPage(documents: PageDocuments): void {
  const { route } = getServerSnapshot();
  if (readPage(document).route === route) documents.keep(route, document.documentElement.outerHTML);
}
