/** Closes dialogs that cover the page when the reader goes back, as phone users expect. */
import * as events from '../../shared/events.ts';
import { createKey, isOverlayEntry } from '../navigation/history-entries.ts';
import { isPlainClick, linkOfEvent } from '../navigation/links.ts';

/**
 * Matches devices with a Back button or gesture. On other devices, an additional history entry would only discard the
 * forward history.
 */
const TOUCH = '(pointer: coarse)';

/** Starts closing dialogs whose code is loaded when they open. The search dialog calls `closeOnBack` itself. */
export function startClosingOnBack(): void {
  document.addEventListener(events.COVERING, ({ target }) =>
    closeOnBack(target as HTMLDialogElement),
  );
}

/**
 * Closes a dialog when the reader goes back or opens a different page. Call this just before the dialog opens.
 * On touch devices, it adds a history entry, so that going back closes the dialog instead of leaving the page.
 * When the dialog closes, the entry is removed, unless the reader followed a link in the dialog. In that case,
 * the new page reuses the entry.
 */
export function closeOnBack(dialog: HTMLDialogElement): void {
  const over = new AbortController();
  // Runs before other click listeners.
  const options = { signal: over.signal, capture: true };
  const close = () => dialog.close();
  let isLeft = false;
  if (matchMedia(TOUCH).matches) pushOverlayEntry();
  addEventListener('popstate', close, options);
  document.addEventListener(events.LEAVING, close, options);
  const onClick = (event: MouseEvent) => {
    isLeft = leadsElsewhere(event) ?? isLeft;
  };
  const onClose = () => {
    over.abort();
    if (!isLeft && isOverlayEntry()) history.back();
  };
  dialog.addEventListener('click', onClick, options);
  dialog.addEventListener('close', onClose, options);
}

/**
 * Returns true for a click that follows a link to a different URL in this tab, false for a link to the current
 * URL, and `undefined` for all other clicks. A link to the current URL adds no history entry that could replace
 * an overlay's entry.
 */
export function leadsElsewhere(event: MouseEvent): boolean | undefined {
  const link = isPlainClick(event) ? linkOfEvent(event) : undefined;
  return link && new URL(link.getAttribute('href') ?? '', document.baseURI).href !== location.href;
}

/** Adds an entry with the current URL for an overlay, so the Back button closes the overlay instead of leaving the page. */
export function pushOverlayEntry(): void {
  history.pushState({ docs: { key: createKey(), overlay: true } }, '');
}
