/**
 * Opens search. The field appears immediately. The rest loads at the first sign that the reader is about to search,
 * for example when the pointer moves to the button.
 */

import { onPage } from '../../../../client/page/page-events.ts';
import { pathnameOfRoute } from '../../../../shared/routes.ts';
import { SEARCH, SEARCH_PAGE } from '../../attributes.ts';
import { leaveForResults, openSearchDialog } from './search-dialog.ts';

const EDITABLE = 'input, select, textarea, [contenteditable]:not([contenteditable="false"])';

/** The dialog, and the elements and code that open it. */
interface Opening {
  readonly button: HTMLElement | null;
  readonly resultsPage: string;
  load(): Promise<Search>;
  dialog?: HTMLDialogElement;
}

/**
 * Starts listening for clicks and keys that open search.
 *
 * @param early events that occurred before this code was loaded, in order
 */
export function startSearch(base: string, loadCode: LoadCode, early: readonly Event[] = []): void {
  const button = document.querySelector<HTMLElement>(`[${SEARCH}]`);
  let search: Search | undefined;
  const opening: Opening = {
    button,
    resultsPage: pathnameOfRoute('/search', base),
    async load() {
      preloadManifest(base);
      const { createSearch } = await loadCode();
      search ??= createSearch(base);
      return search;
    },
  };
  for (const type of ['pointerenter', 'focus', 'touchstart']) {
    button?.addEventListener(type, () => warm(opening), { passive: true });
  }
  // Never closes the dialog on a click. If an early click is repeated, the dialog may already be open.
  button?.addEventListener('click', () => open(opening));
  document.addEventListener('keydown', (event) => onKey(opening, event));
  nameKeys(button);
  repeatEarly(opening, early);
  onPage(() => {
    const page = document.querySelector<HTMLElement>(`[${SEARCH_PAGE}]`);
    if (page) opening.load().then((search) => search.enhanceResultsPage(page), warn);
  });
}

function warm(opening: Opening): void {
  opening.load().then((search) => search.warm(), warn);
}

function open(opening: Opening, query?: string): void {
  if (opening.dialog?.open) return;
  const { resultsPage, button } = opening;
  opening.dialog = openSearchDialog({ resultsPage, button, query });
  fill(opening, opening.dialog);
}

function fill(opening: Opening, dialog: HTMLDialogElement): void {
  opening
    .load()
    .then((search) => search.fill(dialog))
    .catch((error) => {
      warn(error);
      leaveForResults(dialog, () => fill(opening, dialog));
    });
}

function onKey(opening: Opening, event: KeyboardEvent): void {
  const { key, target, ctrlKey, metaKey, altKey, isComposing } = event;
  if (isComposing || altKey) return;
  const isPlain = !ctrlKey && !metaKey;
  if (isSearchShortcut(event)) {
    if (opening.dialog?.open) opening.dialog.close();
    else open(opening);
  }
  // Checks for a single character, because function keys have longer names.
  else if (isPlain && target === opening.button && /^[\p{L}\p{N}]$/u.test(key)) open(opening, key);
  else if (isPlain && key === '/' && !isBusy(target)) open(opening);
  else return;
  event.preventDefault();
}

/** Replays early events. Keys that were pressed after search opened are typed into its field. */
function repeatEarly(opening: Opening, events: readonly Event[]): void {
  for (const event of events) {
    const isOnButton = opening.button?.contains(event.target as Node | null) ?? false;
    if (!(event instanceof KeyboardEvent)) {
      if (isOnButton) warm(opening);
      if (isOnButton && event.type === 'click') open(opening);
    } else if (opening.dialog?.open && !isSearchShortcut(event)) typeInto(opening.dialog, event);
    else if (!opening.dialog?.open) onKey(opening, event);
  }
}

/** Requests the index's manifest in parallel with the code that reads it. */
function preloadManifest(base: string): void {
  const href = `${base}/search.json`;
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
  document.head.append(link);
}

/** Types a key into the field, as the browser would have done. */
function typeInto(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  const field = dialog.querySelector('input');
  // If the focus was in a different field, the key has already been typed there.
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

/** True if the target is a field, or while a dialog is open. */
function isBusy(target: EventTarget | null): boolean {
  return document.querySelector('dialog[open]') !== null || isField(target);
}

function isField(target: EventTarget | null): boolean {
  const field = target instanceof Element ? target.closest(EDITABLE) : null;
  return field !== null && field.closest('dialog') === null;
}

/** Shows the shortcut on the button. On Apple keyboards, it has a different modifier key. */
function nameKeys(button: HTMLElement | null): void {
  const isApple = /mac|iphone|ipad/i.test(navigator.platform);
  button?.setAttribute(SEARCH, isApple ? '⌘K' : 'Ctrl K');
  button?.setAttribute('aria-keyshortcuts', isApple ? 'Meta+K' : 'Control+K');
}

function warn(error: unknown): void {
  console.warn('Search couldn’t be loaded.', error);
}

/** The part of search that loads at the first sign of intent. */
export interface Search {
  /** Starts loading everything that search needs. */
  warm(): void;
  /** Loads and renders the rest of the dialog. Rejects if that fails. */
  fill(dialog: HTMLDialogElement): Promise<void>;
  /** Shows results on the search page, either because the URL has a query or once the field is focused. */
  enhanceResultsPage(page: HTMLElement): void;
}

/** Loads the module that creates the search. */
export type LoadCode = () => Promise<{ createSearch(base: string): Search }>;

/** True for Ctrl+K and Cmd+K, which open and close search. */
function isSearchShortcut(event: Event): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event as KeyboardEvent;
  return ctrlKey !== metaKey && !shiftKey && !altKey && /^k$/i.test(key);
}
