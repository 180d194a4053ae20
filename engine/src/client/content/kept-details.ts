/**
 * Keeps details open or closed as the reader left them, until the document is unloaded. That way, a page that the
 * reader returns to with the Back button looks the same.
 */
import * as attributes from '../../shared/attributes.ts';
import * as events from '../../shared/events.ts';

/**
 * For each route, which of the page's details are open, in document order. Pages without a route, such as a spinner or
 * an error, have no entry.
 */
const kept = new Map<string | undefined, boolean[]>();

/** Starts keeping the state of details from page to page. */
export function startKeepingDetails(): void {
  document.addEventListener(events.LEAVING, ({ detail: main }) => {
    kept.set(
      main.dataset.route,
      detailsIn(main).map(({ open }) => open),
    );
  });
  // Runs before the router restores the scroll position.
  document.addEventListener(events.SWAPPED, ({ detail: page }) => {
    const states = kept.get(page.route);
    if (!states) return;
    for (const [index, details] of detailsIn(document).entries()) {
      details.open = states[index] ?? details.open;
    }
  });
}

function detailsIn(root: ParentNode): HTMLDetailsElement[] {
  return [...root.querySelectorAll<HTMLDetailsElement>(`[${attributes.CONTENT}] details`)];
}
