/**
 * The search dialog before its own code is loaded. The event that opens search immediately shows a field. The
 * field stays the same element until the dialog closes, so that input, compositions, and the caret position
 * survive when the rest of the dialog is added around it.
 */

import { closeOnBack } from '../../../../client/layout/close-on-back.ts';
import { showLoadError } from '../../../../client/navigation/loading/load-failure.ts';
import { SEARCH_DIALOG, SEARCH_HEAD } from '../../attributes.ts';
import { DEFAULT_INPUT_LENGTH } from '../../search-data.ts';
import * as texts from '../../texts.ts';
import { search } from '../../texts.ts';

export interface DialogOptions {
  /** The URL of the results page, for readers for whom the rest of the dialog doesn't load. */
  resultsPage: string;
  /** Receives the focus on closing if no element had it before. */
  button: HTMLElement | null;
  /**
   * The text that the reader has typed so far. Without it, the dialog suggests the text that's selected on
   * the page.
   */
  query?: string;
}

/** Opens the dialog with its field focused. */
export function openSearchDialog({ resultsPage, button, query }: DialogOptions): HTMLDialogElement {
  // Read before anything changes, because reading it later would make the browser recompute the page's styles.
  // Search shortens a selection to a query, like pasted text.
  const text = (query ?? `${getSelection()}`).trimStart().slice(0, DEFAULT_INPUT_LENGTH);
  // Creates a new dialog each time, because the content of the last one is only removed when the browser
  // reports, later, that it closed.
  const dialog = addDialog(button);
  const field = addField(dialog, text, resultsPage);
  dialog.show();
  field.focus();
  if (query === undefined) field.select();
  requestAnimationFrame(() => setTimeout(makeModal, 0, dialog));
  return dialog;
}

/**
 * Makes the dialog modal, so that keys and pointers don't reach the page behind it. The browser then recomputes
 * all of the page's styles, which takes 130 ms on a slow phone, so the dialog is painted first.
 */
function makeModal(dialog: HTMLDialogElement): void {
  if (!dialog.open) return;
  // Doesn't call `close()`, so nothing is painted in between, and no event is fired.
  dialog.open = false;
  dialog.showModal();
}

/**
 * Sends the query to the results page, in a new document, if the dialog's code couldn't be loaded. Without a
 * network, the reader stays on the page. When the reader clicks **Retry** or types, or the network returns,
 * tries again.
 */
export function leaveForResults(dialog: HTMLDialogElement, retry: () => void): void {
  const form = dialog.querySelector('form');
  fetch(form?.action ?? '').then(
    // Does nothing if the reader has closed the dialog, because the form is then no longer in the document.
    () => form?.submit(),
    () => {
      showLoadError(dialog, texts.searchNotLoaded, () => {
        dialog.querySelector('input')?.focus();
        retry();
      });
    },
  );
}

function addDialog(button: HTMLElement | null): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.setAttribute(SEARCH_DIALOG, '');
  dialog.ariaLabel = search;
  const { style, clientWidth } = document.documentElement;
  const opener = document.querySelector<HTMLElement>(':focus:not(dialog *)') ?? button;
  const close = () => dialog.close();
  dialog.addEventListener('pointerdown', ({ target }) => target === dialog && close());
  // In a search field, browsers clear the text when Escape is pressed.
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    close();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    style.paddingInlineEnd = '';
    if (document.activeElement === document.body) opener?.focus({ preventScroll: true });
  });
  // Keeps the page in place when the scroll bar disappears. A custom property would make the browser recompute
  // all styles.
  style.paddingInlineEnd = `${innerWidth - clientWidth}px`;
  document.body.append(dialog);
  closeOnBack(dialog);
  return dialog;
}

function addField(dialog: HTMLDialogElement, value: string, action: string): HTMLInputElement {
  const form = document.createElement('form');
  form.setAttribute(SEARCH_HEAD, texts.searchLoading);
  form.action = action;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // If the reader presses Enter before there are results, the first result is opened.
    form.dataset.entered = '';
  });
  const icon = document.createElement('span');
  icon.className = 'icon icon-search';
  const field = document.createElement('input');
  Object.assign(field, {
    type: 'search',
    name: 'q',
    value,
    ariaLabel: search,
    placeholder: texts.searchPlaceholder,
    autocomplete: 'off',
    spellcheck: false,
  });
  field.addEventListener('input', () => {
    delete form.dataset.entered;
  });
  // For phones, which have no Escape key, because search may take long to load.
  const cancel = document.createElement('button');
  cancel.type = 'button';
  cancel.hidden = innerWidth > 768;
  cancel.textContent = texts.cancelSearch;
  cancel.onclick = () => dialog.close();
  form.append(icon, field, cancel);
  dialog.append(form);
  return field;
}
