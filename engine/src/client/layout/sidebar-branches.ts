/**
 * Handles the branches of the sidebar. A branch is an item with a list and with a control that opens and closes the
 * list.
 */
import * as attributes from '../../shared/attributes.ts';
import * as texts from '../../shared/texts/layout.ts';

const CONTROL = `:scope > div > :is(button, [${attributes.OPEN}])`;

/** Shows or hides the items of a branch. A branch whose items aren't in the document stays closed. */
export function setOpen(item: Element, isOpen: boolean): void {
  const list = listOf(item);
  const control = item.querySelector(CONTROL);
  if (!list || !control) return;
  list.hidden = !isOpen;
  control.setAttribute('aria-expanded', `${isOpen}`);
  if (control.matches('a + button')) {
    const category = control.previousElementSibling?.textContent ?? '';
    control.setAttribute('aria-label', texts.toggleCategory(category, isOpen));
  }
}

/** Returns the list with a branch's items, if it's in the document. */
export function listOf(item: Element): HTMLElement | null {
  return item.querySelector<HTMLElement>(':scope > ul');
}

/** Returns the branches that contain a link. A category's own link is in the category's branch. */
export function branchesAround(link: Element): Element[] {
  const item = link.parentElement?.closest('li');
  if (!item) return [];
  const around = branchesAround(item);
  return item.querySelector(CONTROL) ? [...around, item] : around;
}

/** Adds the missing branches of the whole tree to a list in the document. */
export function completeList(list: Element, whole: Element): void {
  for (const [index, source] of [...whole.children].entries()) {
    const item = list.children[index];
    const missing = listOf(source);
    if (!item || !missing) continue;
    const own = listOf(item);
    if (own) completeList(own, missing);
    else item.append(missing);
  }
}

/** Turns categories without a page into buttons. Without scripts, such a category is a link to its first page. */
export function makeButtons(tree: ParentNode): void {
  for (const link of tree.querySelectorAll<HTMLAnchorElement>(`[${attributes.OPEN}]`)) {
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute('aria-expanded', link.dataset.open ?? 'false');
    button.dataset.href = link.href;
    button.append(...link.childNodes);
    const hasFocus = document.activeElement === link;
    link.replaceWith(button);
    if (hasFocus) button.focus();
  }
}
