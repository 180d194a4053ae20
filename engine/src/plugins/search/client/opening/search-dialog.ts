/**
 * The dialog of search before its own code is there: a field to type in, from the very event that asks for
 * it. The field stays the same element until the dialog closes, so that no letter, composition or
 * position of the caret is lost when the rest arrives around it.
 */

import { closeOnBack } from '../../../../client/layout/close-on-back.ts';
import { showLoadError } from '../../../../client/navigation/loading/load-failure.ts';
import { SEARCH_DIALOG, SEARCH_HEAD } from '../../attributes.ts';
import { DEFAULT_INPUT_LENGTH } from '../../search-data.ts';
import * as texts from '../../texts.ts';
import { search } from '../../texts.ts';

export interface DialogOptions {
  /** Address of the page of results, for readers whom the rest of the dialog does not reach. */
  resultsPage: string;
  /** Receives the focus on closing when it came from nowhere. */
  button: HTMLElement | null;
  /** Present when the reader typed it and goes on; otherwise the text selected on the page is offered. */
  query?: string;
}

/** Opens the dialog with its field focused. */
export function openSearchDialog({ resultsPage, button, query }: DialogOptions): HTMLDialogElement {
  // Before anything changes: asked for afterwards, it would have the page's styles found anew. The code of search
  // shortens a selection to a query, as it does what is pasted.
  const text = (query ?? `${getSelection()}`).trimStart().slice(0, DEFAULT_INPUT_LENGTH);
  // A new one each time: what the last one shows goes when the browser reports that it closed, later.
  const dialog = addDialog(button);
  const field = addField(dialog, text, resultsPage);
  dialog.show();
  field.focus();
  if (query === undefined) field.select();
  requestAnimationFrame(() => setTimeout(makeModal, 0, dialog));
  return dialog;
}

/**
 * Takes the page behind a dialog away from keys and pointers. All of its styles are found anew for it, which
 * takes 130 ms on a slow phone: the dialog is painted before.
 */
function makeModal(dialog: HTMLDialogElement): void {
  if (!dialog.open) return;
  // Nothing is painted in between, and no event tells.
  dialog.open = false;
  dialog.showModal();
}

/**
 * For a dialog whose code did not arrive: the page of results takes the query, in a new document. Without a
 * network there is none; the reader keeps the page then. A press, a letter or the network's return tries again.
 */
export function leaveForResults(dialog: HTMLDialogElement, retry: () => void): void {
  const form = dialog.querySelector('form');
  fetch(form?.action ?? '').then(
    // Does nothing when the reader has closed the dialog, which took it out of the document.
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
  // In a field for searches the browser's own meaning of Escape is to empty it.
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
  // The scroll bar goes, and nothing moves. A custom property would have all styles found anew.
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
    // Enter before there are results: the first of them is meant.
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
  // For phones, which have no Escape: search may be long in coming.
  const cancel = document.createElement('button');
  cancel.type = 'button';
  cancel.hidden = innerWidth > 768;
  cancel.textContent = texts.cancelSearch;
  cancel.onclick = () => dialog.close();
  form.append(icon, field, cancel);
  dialog.append(form);
  return field;
}
