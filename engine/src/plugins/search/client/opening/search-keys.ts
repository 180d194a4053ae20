/**
 * The signs that a reader is about to search. The field is there at once; the rest is
 * loaded at the first sign.
 */

import { onPage } from '../../../../client/navigation/page-events.ts';
import { pathnameOfRoute } from '../../../../shared/routes.ts';
import { SEARCH, SEARCH_PAGE } from '../../attributes.ts';
import { leaveForResults, openSearchDialog } from './search-dialog.ts';
import type { LoadSearch } from './search-module.ts';
import { isSearchShortcut } from './search-shortcut.ts';

const EDITABLE = 'input, select, textarea, [contenteditable]:not([contenteditable="false"])';

/**
 * Starts listening.
 *
 * @param early signs that came before this code, in their order: keys among them are not lost
 */
export function startSearch(
  base: string,
  loadSearch: LoadSearch,
  early: readonly Event[] = [],
): void {
  const button = document.querySelector<HTMLElement>(`[${SEARCH}]`);
  const resultsPage = pathnameOfRoute('/search', base);
  let dialog: HTMLDialogElement | undefined;
  const load = () => {
    preloadManifest(base);
    return loadSearch();
  };
  const warm = () => {
    load().then((search) => search.warm(), warn);
  };

  function open(query?: string): void {
    if (dialog?.open) return;
    const opened = openSearchDialog({ resultsPage, button, query });
    dialog = opened;
    fill(opened);
  }

  function fill(opened: HTMLDialogElement): void {
    load()
      .then((search) => search.fill(opened))
      .catch((error) => {
        warn(error);
        leaveForResults(opened, () => fill(opened));
      });
  }

  function onKey(event: KeyboardEvent): void {
    const { key, target, ctrlKey, metaKey, altKey, isComposing } = event;
    if (isComposing || altKey) return;
    const isPlain = !ctrlKey && !metaKey;
    if (isSearchShortcut(event)) {
      if (dialog?.open) dialog.close();
      else open();
    }
    // Not the names of function keys: those are longer than one letter.
    else if (isPlain && target === button && /^[\p{L}\p{N}]$/u.test(key)) open(key);
    else if (isPlain && key === '/' && !isBusy(target)) open();
    else return;
    event.preventDefault();
  }

  for (const type of ['pointerenter', 'focus', 'touchstart']) {
    button?.addEventListener(type, warm, { passive: true });
  }
  // Never closes: a click that is repeated for having come too soon may find it open.
  button?.addEventListener('click', () => open());
  document.addEventListener('keydown', onKey);
  nameKeys(button);
  repeatEarly(early);
  onPage(() => {
    const page = document.querySelector<HTMLElement>(`[${SEARCH_PAGE}]`);
    if (page) load().then(({ keepPage }) => keepPage(page), warn);
  });

  /** Keys typed after search had been asked for go into its field. */
  function repeatEarly(events: readonly Event[]): void {
    for (const event of events) {
      const isOnButton = button?.contains(event.target as Node | null) ?? false;
      if (!(event instanceof KeyboardEvent)) {
        if (isOnButton) warm();
        if (isOnButton && event.type === 'click') open();
      } else if (dialog?.open && !isSearchShortcut(event)) typeInto(dialog, event);
      else if (!dialog?.open) onKey(event);
    }
  }
}

/** Requests what names the index together with the code that reads it, and not after it. */
function preloadManifest(base: string): void {
  const href = `${base}/search.json`;
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
  document.head.append(link);
}

/** Does with a key what the field would have done with it. */
function typeInto(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  const field = dialog.querySelector('input');
  // What went into another field is not lost.
  if (field === null || isField(event.target)) return;
  const { selectionStart, selectionEnd } = field;
  const [start, end] = [selectionStart ?? 0, selectionEnd ?? 0];
  if (isLetter(event)) field.setRangeText(event.key, start, end, 'end');
  else if (event.key === 'Backspace') {
    field.setRangeText('', start === end ? Math.max(0, start - 1) : start, end, 'end');
  } else if (event.key === 'Enter') field.form?.requestSubmit();
  else if (event.key === 'Escape') dialog.close();
}

function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return !(ctrlKey || metaKey || altKey) && [...key].length === 1;
}

/**
 * True in fields, and while a dialog is open. The field of a dialog that has just closed keeps the focus
 * until the next frame.
 */
function isBusy(target: EventTarget | null): boolean {
  return document.querySelector('dialog[open]') !== null || isField(target);
}

function isField(target: EventTarget | null): boolean {
  const field = target instanceof Element ? target.closest(EDITABLE) : null;
  return field !== null && field.closest('dialog') === null;
}

/** Apple's keyboards have a key of their own for this. */
function nameKeys(button: HTMLElement | null): void {
  const isApple = /mac|iphone|ipad/i.test(navigator.platform);
  button?.setAttribute(SEARCH, isApple ? '⌘K' : 'Ctrl K');
  button?.setAttribute('aria-keyshortcuts', isApple ? 'Meta+K' : 'Control+K');
}

function warn(error: unknown): void {
  console.warn('Search couldn’t be loaded.', error);
}
