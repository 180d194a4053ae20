/** The dialog of search before its own code is there: a field to type in at once. */
import type { LoadSearch } from './search.ts';

export interface DialogOptions {
  loadOnce: LoadSearch;
  /** Goes on without the dialog. */
  fallBack(query: string): void;
  /** Where the focus goes when it came from nowhere. */
  button: HTMLElement | null;
  /** The query was typed, and is to be continued; else it may be replaced by typing. */
  isTyped: boolean;
}

let dialog: HTMLDialogElement | undefined;

/** Opens the dialog with a query, or closes it when it is open. */
export function openSearchDialog(query: string, options: DialogOptions): void {
  if (dialog?.open) {
    dialog.close();
    return;
  }
  // Not the one of last time: what shows that goes when the browser tells it that it closed, later.
  const box = addDialog(options.button);
  dialog = box;
  const { style, clientWidth } = document.documentElement;
  style.setProperty('--scroll-bar', `${innerWidth - clientWidth}px`);
  box.replaceChildren(fieldOf(query));
  box.showModal();
  const input = box.querySelector('input');
  input?.focus();
  input?.setSelectionRange(options.isTyped ? query.length : 0, query.length);
  options.loadOnce().then(
    ({ showDialog }) => {
      if (box.open) showDialog(box, box.querySelector('input')?.value ?? query);
    },
    () => {
      if (!box.open) return;
      const typed = box.querySelector('input')?.value ?? query;
      box.close();
      options.fallBack(typed);
    },
  );
}

function addDialog(button: HTMLElement | null): HTMLDialogElement {
  const element = document.createElement('dialog');
  element.dataset.searchDialog = '';
  element.setAttribute('aria-label', 'Search');
  const close = () => element.close();
  const closed = new AbortController();
  element.addEventListener('pointerdown', ({ target }) => target === element && close());
  // In a field for searches the browser's own meaning of Escape is to empty it.
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    close();
  });
  element.addEventListener('close', () => {
    closed.abort();
    element.remove();
    if (document.activeElement === document.body) button?.focus({ preventScroll: true });
  });
  document.addEventListener('docs:leaving', close, { signal: closed.signal });
  addEventListener('popstate', close, { signal: closed.signal });
  document.body.append(element);
  return element;
}

/** The same markup as the dialog's own head, so that nothing moves when that takes its place. */
function fieldOf(query: string): HTMLElement {
  const head = document.createElement('form');
  head.dataset.searchHead = '';
  head.addEventListener('submit', (event) => event.preventDefault());
  const icon = document.createElement('span');
  icon.className = 'icon icon-search';
  const input = document.createElement('input');
  Object.assign(input, { type: 'search', placeholder: 'Search docs', value: query, maxLength: 64 });
  input.setAttribute('aria-label', 'Search');
  input.autocomplete = 'off';
  head.append(icon, input);
  return head;
}
