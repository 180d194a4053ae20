/** Details that a reader opened or closed are found so again while the document lives: after Back, say. */
import * as attributes from '../../shared/attributes.ts';
import * as events from '../../shared/events.ts';

/** Which details of a page are open, in their order, by its route; a spinner or an error has none. */
const kept = new Map<string | undefined, boolean[]>();

/** Starts keeping the state of details from page to page. */
export function startKeepingDetails(): void {
  document.addEventListener(events.LEAVING, ({ detail: main }) => {
    kept.set(
      main.dataset.route,
      detailsIn(main).map(({ open }) => open),
    );
  });
  // Before the router goes to the place that was left.
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
