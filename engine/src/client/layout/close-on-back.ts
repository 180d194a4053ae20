/** Back closes dialogs that cover the page, as readers of phones expect. */
import * as events from '../../shared/events.ts';
import { createKey, isOverlayEntry } from '../navigation/history-entries.ts';
import { isPlainClick, linkOfEvent } from '../navigation/links.ts';

/** Devices with a Back button or gesture. On other devices, an additional entry would only remove the forward history. */
const TOUCH = '(pointer: coarse)';

/** Starts it for dialogs whose code is loaded when they open. The search dialog always has it. */
export function startClosingOnBack(): void {
  document.addEventListener(events.COVERING, ({ target }) =>
    closeOnBack(target as HTMLDialogElement),
  );
}

/**
 * Has Back, and any other way to another page, close a dialog that is about to open. Where Back is at hand it
 * does not leave the page: for that the dialog adds a history entry, which goes when it closes, or is reused by
 * the page that a link in it leads to.
 */
export function closeOnBack(dialog: HTMLDialogElement): void {
  const over = new AbortController();
  // Before what a click on a link does.
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
 * True for a click on a link to another address that is followed here, false for one to where the reader is, which
 * adds no entry that could take the place of an overlay's, and `undefined` for all other clicks.
 */
export function leadsElsewhere(event: MouseEvent): boolean | undefined {
  const link = isPlainClick(event) ? linkOfEvent(event) : undefined;
  return link && new URL(link.getAttribute('href') ?? '', document.baseURI).href !== location.href;
}

/** Adds an entry with the current URL for an overlay, so the Back button closes the overlay instead of leaving the page. */
export function pushOverlayEntry(): void {
  history.pushState({ docs: { key: createKey(), overlay: true } }, '');
}
