/** Elements that the Tab key reaches, and those that arrow keys lead to. */

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
 * The element that a key leads to from the target of its event: the first for Home, the last for End, the
 * next for `forward`, else the previous. Goes round at both ends, and begins there from outside.
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
