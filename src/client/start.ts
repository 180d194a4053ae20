/**
 * Entry of the browser runtime: what runs before a reader interacts or the page is idle. Navigation
 * and prefetching; everything else, islands too, comes with `enhance.ts`.
 */

import { applyTabChoices } from './content/tab-choices.ts';
import { startWebFonts } from './first-view/web-fonts.ts';
import { onIntent, whenIdle } from './idle.ts';
import type { IslandRuntime } from './islands/islands.ts';
import { loadDocument } from './navigation/loading/load-failure.ts';
import { createPageDocuments, type PageDocuments } from './navigation/loading/page-documents.ts';
import { startPrefetch } from './navigation/loading/prefetch.ts';
import { setNavigation } from './navigation/navigation.ts';
import { getServerSnapshot } from './navigation/page-store.ts';
import { restorePlace } from './navigation/restore-place.ts';
import { startRouter } from './navigation/router.ts';
import { rememberClick } from './remember-click.ts';
import { isSearchShortcut } from './search/search-shortcut.ts';

export type { IslandRuntime } from './islands/islands.ts';

/** What the entry has made and the enhancements go on using. */
export interface EnhanceContext {
  base: string;
  documents: PageDocuments;
  loadIslands: StartOptions['loadIslands'];
  /** Signs of intent that came before the enhancements, in their order. */
  intents: readonly Event[];
}

interface Enhancements {
  enhance(context: EnhanceContext): void;
}

type LoadEnhancements = () => Promise<Enhancements>;

export interface StartOptions {
  /** Imports the runtime that hydrates islands. */
  loadIslands: () => Promise<IslandRuntime>;
  /** Imports what a page can do without at first: `enhance.ts`, with the styles of what it draws. */
  loadEnhancements: LoadEnhancements;
}

declare global {
  interface Window {
    /** Set when the runtime has started; the base-address banner looks for it. */
    docsStarted?: boolean;
  }
}

/** Starts the runtime on the document. To be called once. */
export function start({ loadIslands, loadEnhancements }: StartOptions): void {
  window.docsStarted = true;
  applyTabChoices();
  restorePlace();
  startWebFonts();
  const { base = '', build = '' } = document.documentElement.dataset;
  getServerSnapshot();
  // In development pages change: none is kept, and edits come in as they are made.
  const documents = createPageDocuments(base, import.meta.env.DEV ? 0 : undefined);
  if (import.meta.env.DEV) void import('./dev.ts').then(({ followEdits }) => followEdits(base));
  const router = startRouter({
    base,
    buildId: build,
    load: documents.load,
    findMoved: async (address) =>
      (await import('./not-found/moved.ts')).movedAddress(address, base),
    loadDocument,
  });
  setNavigation(router.navigate, startPrefetch(base, documents));
  scheduleEnhancements(loadEnhancements, { base, documents, loadIslands });
}

/** Loads the enhancements at idle or at the first intent, and repeats the clicks that came too soon. */
function scheduleEnhancements(
  load: LoadEnhancements,
  context: Omit<EnhanceContext, 'intents'>,
): void {
  let loading: Promise<boolean> | undefined;
  let hasFailed = false;
  const intents: Event[] = [];
  // Pointing is a weak sign, which comes by the dozen: too weak to try again after a failure, or to
  // follow another one.
  const stopIntent = onIntent((event) => {
    const isStrong = event.type !== 'pointerover';
    if (isStrong || !intents[0]) intents.push(event);
    // Browsers have a use of their own for it, which takes the letters that follow.
    if (isSearchShortcut(event)) event.preventDefault();
    if (!hasFailed || isStrong) void ensure();
  });
  const stopClicks = rememberClick((_, repeat) => {
    void ensure().then((isLoaded) => isLoaded && repeat());
  });

  function ensure(): Promise<boolean> {
    loading ??= load().then(({ enhance }) => {
      stopIntent();
      stopClicks();
      enhance({ ...context, intents });
      return true;
    }, warn);
    return loading;
  }

  function warn(error: unknown): boolean {
    if (!hasFailed) console.warn('Some conveniences could not be loaded.', error);
    hasFailed = true;
    loading = undefined;
    return false;
  }

  whenIdle(() => void ensure());
}
