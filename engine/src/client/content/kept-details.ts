/**
 * Keeps details open or closed as the reader left them, until the document is unloaded. For example, the Back
 * button shows them the same way.
 */
import * as attributes from '../../shared/attributes.ts';
import * as events from '../../shared/events.ts';

/** By route, which details of a page are open, in document order. A spinner or an error has no route. */
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
