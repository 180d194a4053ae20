/**
 * The search dialog before its main code has loaded. Opening it shows a field immediately. When the rest of the
 * dialog is added around that field, the element stays, and with it the reader's input, the caret, and text that's
 * being composed.
 */

import { closeOnBack } from '../../../../client/layout/close-on-back.ts';
import { showLoadError } from '../../../../client/navigation/loading/load-failure.ts';
import { SEARCH_DIALOG, SEARCH_HEAD } from '../../attributes.ts';
import { DEFAULT_INPUT_LENGTH } from '../../search-data.ts';
import * as texts from '../../texts.ts';
import { search } from '../../texts.ts';

export interface DialogOptions {
  /** The URL of the results page, in case the rest of the dialog can't be loaded. */
  resultsPage: string;
  /** The element that receives the focus on closing if nothing had the focus before. */
  button: HTMLElement | null;
  /**
   * The text that the reader has typed so far. If it's missing, the dialog suggests the text that's selected on the
   * page.
   */
  query?: string;
}

/** Opens the dialog with its field focused. */
export function openSearchDialog({ resultsPage, button, query }: DialogOptions): HTMLDialogElement {
  // Reads the selection before anything changes. Later, reading it would make the browser recompute the page's
  // styles. Like pasted text, a long selection is shortened by search.
  const text = (query ?? `${getSelection()}`).trimStart().slice(0, DEFAULT_INPUT_LENGTH);
  // Creates a new dialog each time. The content of the last one may still be there, because browsers report that a
  // dialog closed only later.
  const dialog = addDialog(button);
  const field = addField(dialog, text, resultsPage);
  dialog.show();
  field.focus();
  if (query === undefined) field.select();
  requestAnimationFrame(() => setTimeout(makeModal, 0, dialog));
  return dialog;
}

/**
 * Makes the dialog modal, so that keyboard and pointer can't reach the page behind it. That makes the browser
 * recompute all styles on the page, which takes 130 ms on a slow phone, so it happens only after the dialog has
 * been painted.
 */
function makeModal(dialog: HTMLDialogElement): void {
  if (!dialog.open) return;
  // Sets the property instead of calling `close()`, which would fire an event. Nothing is painted in between.
  dialog.open = false;
  dialog.showModal();
}

/**
 * If the dialog's code can't be loaded, sends the query to the results page, which is a full page load. Without a
 * network, the reader stays on the page. Tries again when the reader clicks **Retry** or types, or when the network
 * is back.
 */
export function leaveForResults(dialog: HTMLDialogElement, retry: () => void): void {
  const form = dialog.querySelector('form');
  fetch(form?.action ?? '').then(
    // If the reader has closed the dialog, its form is no longer in the document, so this does nothing.
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
  // In a search field, Escape would clear the text.
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
  // Makes up for the missing scroll bar, so that the page doesn't move. Setting a custom property would recompute
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
    // Remembers that the reader pressed Enter. The first result opens as soon as there is one.
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
  // Phones have no Escape key, and search may take a while to load.
  const cancel = document.createElement('button');
  cancel.type = 'button';
  cancel.hidden = innerWidth > 768;
  cancel.textContent = texts.cancelSearch;
  cancel.onclick = () => dialog.close();
  form.append(icon, field, cancel);
  dialog.append(form);
  return field;
}
