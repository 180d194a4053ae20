/** Clicks that come before the code for them. */

/** Plain buttons, and those of forms that send nothing. */
const SERVED_BY_SCRIPT =
  ':is([type="button"], [method="dialog"] *):not([popovertarget], [data-no-replay])';

type Listener = (event: Event, repeat: () => void) => void;

/**
 * Calls back for clicks on buttons that only a script can serve, with a function that repeats the
 * click. Returns the function that stops it.
 */
export function rememberClick(listener: Listener): () => void {
  function onClick(event: Event): void {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button?.matches(SERVED_BY_SCRIPT)) return;
    listener(event, () => {
      if (button.isConnected) button.click();
    });
  }
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}
