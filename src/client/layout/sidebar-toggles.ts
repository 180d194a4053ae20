/**
 * Names of the buttons that open and close branches of the sidebar. Documents leave them out: the buttons
 * do nothing without a script, and a name for each is a tenth of the sidebar.
 */
import * as texts from '../../shared/texts/layout.ts';

/** Names the buttons in a tree. */
export function nameToggles(tree: ParentNode): void {
  for (const toggle of tree.querySelectorAll('li > div > a + button')) nameToggle(toggle);
}

/** Names a button after its state and the category before it. */
export function nameToggle(toggle: Element): void {
  const isOpen = toggle.getAttribute('aria-expanded') === 'true';
  const category = toggle.previousElementSibling?.textContent ?? '';
  toggle.setAttribute('aria-label', texts.toggleCategory(category, isOpen));
}
