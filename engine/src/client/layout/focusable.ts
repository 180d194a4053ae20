/** Elements that the Tab key or arrow keys can reach. */

const SELECTOR =
  'a[href], summary, [tabindex], :is(button, input, select, textarea):not([disabled])';

/** True for visible elements. In browsers without `checkVisibility`, true for all elements. */
export function isVisible(element: Element): boolean {
  return element.checkVisibility?.() ?? true;
}

/** Returns the visible, focusable elements in `root`, in document order. */
export function focusableIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(SELECTOR)].filter(
    (element) =>
      element.tabIndex >= 0 && element.closest('[inert], [hidden]') === null && isVisible(element),
  );
}

/**
 * Returns the element that should receive focus after a key: the first for Home, the last for End, the next if
 * `forward` is true, and otherwise the previous. Wraps around at both ends. If the event's target isn't in the
 * list, starts at an end.
 */
export function neighbor<Item extends Element>(
  items: readonly Item[],
  { key, target }: KeyboardEvent,
  forward: string,
): Item | undefined {
  const index = items.indexOf(target as Item);
  if (key === 'Home') return items[0];
  if (key === forward) return items[(index + 1) % items.length];
  return items.at(key === 'End' || index < 0 ? -1 : index - 1);
}
