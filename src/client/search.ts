/**
 * The way into search: its button, its keys, and the page of results. Dialog and index are loaded at the
 * first sign that a reader is about to search, never before; what is typed meanwhile is not lost.
 */
import { pathnameOfRoute } from '../shared/routes.ts';
import { createLoadError } from './load-failure.ts';
import { navigate } from './navigation.ts';
import { onPage } from './page-events.ts';
import { openSearchDialog } from './search-dialog.ts';

/** What the chunk with dialog and page of results offers. */
export interface SearchModule {
  /** Begins to load the index. */
  warm(): void;
  /** Fills the open dialog; what it shows goes when the dialog closes. */
  showDialog(dialog: HTMLDialogElement, query: string): void;
  /** Makes the form of the page of results work. Returns what takes that back. */
  showPage(page: HTMLElement): () => void;
}

export type LoadSearch = () => Promise<SearchModule>;

/** Longest query of the dialog, in characters. */
const MAXIMUM_LENGTH = 64;
const BUTTON = '[data-search]';
const EDITABLE = 'input, select, textarea, [contenteditable]:not([contenteditable="false"])';

/**
 * Starts listening. `intent` is what this code was loaded for: a key that opens search counts.
 *
 * @param load brings the chunk; asked again after a failure
 */
export function startSearch(base: string, load: LoadSearch, intent?: Event): void {
  const button = document.querySelector<HTMLElement>(BUTTON);
  let loading: Promise<SearchModule> | undefined;
  const loadOnce = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const warm = () => {
    loadOnce().then(
      (search) => search.warm(),
      () => undefined,
    );
  };
  const fallBack = (query: string) => {
    const asked = query === '' ? '' : `?q=${encodeURIComponent(query)}`;
    navigate(pathnameOfRoute('/search', base) + asked);
  };
  const toggle = (query: string) => openSearchDialog(query, { loadOnce, fallBack, button });

  function onKey(event: KeyboardEvent): void {
    const query = queryOfKey(event, button);
    if (query === undefined) return;
    event.preventDefault();
    toggle(query);
  }

  if (button) nameKeys(button);
  for (const type of ['pointerenter', 'focus', 'touchstart'] as const) {
    button?.addEventListener(type, warm, { passive: true });
  }
  button?.addEventListener('click', () => toggle(selectedText()));
  document.addEventListener('keydown', onKey);
  if (intent instanceof KeyboardEvent) onKey(intent);
  else if (button && intent?.target instanceof Node && button.contains(intent.target)) warm();
  keepPage(loadOnce);
}

/** The query that a key opens search with; `undefined` for keys that mean something else. */
function queryOfKey(event: KeyboardEvent, button: HTMLElement | null): string | undefined {
  const { key, target, isComposing } = event;
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (isComposing) return undefined;
  if (
    key.toLowerCase() === 'k' &&
    !event.altKey &&
    !event.shiftKey &&
    event.ctrlKey !== event.metaKey
  )
    return selectedText();
  if (!isPlain) return undefined;
  // Not the names of function keys: those are longer than one character.
  if (target === button && /^[\p{L}\p{N}]$/u.test(key)) return key;
  const isTyping = target instanceof Element && target.closest(EDITABLE) !== null;
  const isInDialog = document.querySelector('dialog[open]') !== null;
  return key === '/' && !isTyping && !isInDialog ? selectedText() : undefined;
}

function selectedText(): string {
  return (getSelection()?.toString() ?? '').trim().slice(0, MAXIMUM_LENGTH);
}

/** Apple's keyboards have a key of their own for this. */
function nameKeys(button: HTMLElement): void {
  const isApple = /mac|iphone|ipad/i.test(navigator.platform);
  button.dataset.search = isApple ? '⌘K' : 'Ctrl K';
  button.setAttribute('aria-keyshortcuts', isApple ? 'Meta+K' : 'Control+K');
}

/** The page of results comes alive when there is something to search for, or the reader turns to it. */
function keepPage(loadOnce: LoadSearch): void {
  let release: (() => void) | undefined;
  onPage(() => {
    release?.();
    release = undefined;
    const page = document.querySelector<HTMLElement>('[data-search-page]');
    if (!page) return;
    const show = () => {
      page.querySelector(':scope > [data-load-error]')?.remove();
      loadOnce().then(
        ({ showPage }) => {
          if (page.isConnected) release ??= showPage(page);
        },
        () => page.append(createLoadError('Unable to fetch results', show)),
      );
    };
    if (location.search.includes('q=')) show();
    else page.addEventListener('focusin', show, { once: true });
    page.querySelector<HTMLElement>('input')?.focus();
  });
}
