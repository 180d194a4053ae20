/**
 * The signs that a reader is about to search. They bring the rest (`search.ts`), which is not loaded
 * before; letters typed until it is there are not lost.
 */
import type { IslandRuntime } from './islands.ts';
import { onPage } from './page-events.ts';

type LoadRuntime = () => Promise<IslandRuntime>;

const EDITABLE = 'input, select, textarea, [contenteditable]:not([contenteditable="false"])';

/** Starts listening. `intent` is what this code was loaded for: a key that opens search counts. */
export function startSearch(base: string, loadRuntime: LoadRuntime, intent?: Event): void {
  const button = document.querySelector<HTMLElement>('[data-search]');
  /** What the reader typed since the dialog was asked for; absent while nobody waits. */
  let typed: string | undefined;
  const load = () =>
    import('./search.ts').then(({ createSearch }) => createSearch(base, loadRuntime, button));
  const warm = () => {
    load().then(({ warm: loadIndex }) => loadIndex(), ignore);
  };
  const toggle = (query?: string) => {
    typed = query ?? '';
    load()
      .then((search) => search.toggle(query && typed), ignore)
      .finally(() => {
        typed = undefined;
      });
  };

  function onKey(event: KeyboardEvent): void {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
    if (isComposing || altKey) return;
    const isPlain = !ctrlKey && !metaKey;
    const isLetter = isPlain && [...key].length === 1;
    if (typed !== undefined && isLetter) typed += key;
    else if (!shiftKey && ctrlKey !== metaKey && key.toLowerCase() === 'k') toggle();
    // Not the names of function keys: those are longer than one letter.
    else if (isLetter && target === button && /[\p{L}\p{N}]/u.test(key)) toggle(key);
    else if (isPlain && key === '/' && !isBusy(target)) toggle();
    else return;
    event.preventDefault();
  }

  for (const type of ['pointerenter', 'focus', 'touchstart']) {
    button?.addEventListener(type, warm, { passive: true });
  }
  button?.addEventListener('click', () => toggle());
  document.addEventListener('keydown', onKey);
  nameKeys(button);
  if (intent instanceof KeyboardEvent) onKey(intent);
  else if (button?.contains(intent?.target as Node | null)) warm();
  onPage(() => {
    const page = document.querySelector<HTMLElement>('[data-search-page]');
    if (page) load().then(({ keepPage }) => keepPage(page), ignore);
  });
}

/**
 * True in fields, and while a dialog is open. The field of a dialog that has just closed keeps the focus
 * until the next frame.
 */
function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  const field = target instanceof Element ? target.closest(EDITABLE) : null;
  return field !== null && field.closest('dialog') === null;
}

/** Apple's keyboards have a key of their own for this. */
function nameKeys(button: HTMLElement | null): void {
  const isApple = /mac|iphone|ipad/i.test(navigator.platform);
  button?.setAttribute('data-search', isApple ? '⌘K' : 'Ctrl K');
  button?.setAttribute('aria-keyshortcuts', isApple ? 'Meta+K' : 'Control+K');
}

function ignore(error: unknown): void {
  console.warn('Search could not be loaded.', error);
}
