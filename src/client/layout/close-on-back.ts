/** Back closes dialogs that cover the page, as readers of phones expect. */
import * as events from '../../shared/events.ts';
import { createKey, isOverlayEntry } from '../navigation/history-entries.ts';
import { isPlainClick, linkOfEvent } from '../navigation/links.ts';

/** Devices with Back at hand: elsewhere an entry for it would only take away what Forward leads to. */
const TOUCH = '(pointer: coarse)';

/** Starts it for dialogs whose code is loaded when they open; that of search has it from the start. */
export function startClosingOnBack(): void {
  document.addEventListener(events.COVERING, ({ target }) =>
    closeOnBack(target as HTMLDialogElement),
  );
}

/**
 * Has Back close a dialog that is about to open, where Back is at hand without leaving the page. For that the
 * dialog adds a history entry, which goes when it closes, or is reused by the page that a link in it leads to.
 */
export function closeOnBack(dialog: HTMLDialogElement): void {
  const over = new AbortController();
  const { signal } = over;
  let isLeft = false;
  if (matchMedia(TOUCH).matches) pushOverlayEntry();
  // Once: a page that is left takes its dialog along, which then does not close.
  addEventListener('popstate', () => dialog.close(), { signal, once: true });
  dialog.addEventListener(
    'click',
    (event) => {
      const link = isPlainClick(event) ? linkOfEvent(event) : undefined;
      if (link) isLeft = leadsElsewhere(link);
    },
    { signal, capture: true },
  );
  dialog.addEventListener(
    'close',
    () => {
      over.abort();
      if (!isLeft && isOverlayEntry()) history.back();
    },
    { signal },
  );
}

/** False for a link to where the reader is: it adds no entry that could take the place of an overlay's. */
export function leadsElsewhere(link: Element): boolean {
  return new URL(link.getAttribute('href') ?? '', document.baseURI).href !== location.href;
}

/** Adds an entry with the current address for an overlay, so that Back leaves the overlay, not the page. */
export function pushOverlayEntry(): void {
  history.pushState({ docs: { key: createKey(), overlay: true } }, '');
}
