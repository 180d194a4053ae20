/** Elements that the Tab key reaches. */

const SELECTOR = [
  'a[href]',
  'button:not([disabled])',
  'input:not([disabled])',
  'select:not([disabled])',
  'textarea:not([disabled])',
  'summary',
  '[tabindex]',
].join(',');

/** Visible elements inside `root` that can take focus, in document order. */
export function focusableIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(SELECTOR)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      element.closest('[inert], [hidden]') === null &&
      // Browsers without checkVisibility would reach a few hidden elements, which cannot be focused.
      (element.checkVisibility?.() ?? true),
  );
}

/** The first focusable element after `element` in the document, not counting those inside it. */
export function focusableAfter(element: Element): HTMLElement | undefined {
  return focusableIn(document).find(
    (other) =>
      !element.contains(other) &&
      (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
}
