/**
 * Which tab of a set is shown. Choices of the address and of earlier visits are applied by the entry
 * as soon as the document is parsed, and to pages that are navigated to before they are painted.
 */
import * as attributes from '../../shared/attributes.ts';
import { readStored } from '../storage/storage.ts';

export const STORAGE_PREFIX = 'tab.';

/** Selects the tab `value` of a set of tabs, or of the menu in its place. Returns false when there is none. */
export function selectTab(tabs: HTMLElement, value: string): boolean {
  const parts = ownParts(tabs);
  if (!parts.some((part) => part.dataset.tabValue === value)) return false;
  const menu = tabs.querySelector<HTMLSelectElement>(':scope > select');
  if (menu) menu.value = value;
  for (const part of parts) {
    const isSelected = part.dataset.tabValue === value;
    if (part.getAttribute('role') === 'tab') {
      part.setAttribute('aria-selected', String(isSelected));
      part.tabIndex = isSelected ? 0 : -1;
    } else {
      part.toggleAttribute(attributes.SELECTED, isSelected);
      hideUnselected(part, isSelected);
    }
  }
  return true;
}

/**
 * Hides a panel that is not selected, where the browser's find looks into it none the less if it can. Such a
 * panel is an empty box, which without its role nobody is told of. The same request in other languages has no
 * role: each word of it would be found a dozen times.
 */
function hideUnselected(panel: HTMLElement, isSelected: boolean): void {
  if (!panel.role) return;
  panel.hidden = isSelected ? false : 'until-found';
  panel.role = isSelected ? 'tabpanel' : 'none';
}

/**
 * Applies stored choices to all tabs, and puts menus in the places of their templates. The query beats
 * storage; values that a set of tabs does not have are ignored. `onChoice` is called before each that is applied.
 */
export function applyTabChoices(onChoice?: () => void): void {
  // Other templates are the pages' content.
  for (const menu of document.querySelectorAll<HTMLTemplateElement>(
    `[${attributes.TABS}] > span > template`,
  )) {
    menu.parentElement?.replaceWith(menu.content);
  }
  const query = new URLSearchParams(location.search);
  for (const tabs of document.querySelectorAll<HTMLElement>(`[${attributes.TABS}]`)) {
    // For sets without a group or a parameter nothing is stored or asked.
    const { tabsGroup, tabsQuery = '' } = tabs.dataset;
    for (const choice of [query.get(tabsQuery), readStored(STORAGE_PREFIX + tabsGroup)]) {
      if (choice == null) continue;
      onChoice?.();
      if (selectTab(tabs, choice)) break;
    }
  }
}

/** Tabs and panels of this set, without those of sets inside its panels. */
export function ownParts(tabs: HTMLElement): HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>(`[${attributes.TAB_VALUE}]`)].filter(
    (part) => part.closest(`[${attributes.TABS}]`) === tabs,
  );
}
