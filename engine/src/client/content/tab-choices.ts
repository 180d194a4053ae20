/**
 * Selects tabs. The entry applies choices from the URL and from earlier visits as soon as the document is
 * parsed. The router applies them to a new page before it's painted.
 */
import * as attributes from '../../shared/attributes.ts';
import { readStored } from '../storage/storage.ts';

export const STORAGE_PREFIX = 'tab.';

/** Selects the tab `value` in a set of tabs or in the menu that replaces it. Returns false if there's no such tab. */
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
 * Hides a panel that isn't selected, but lets the browser's find command search it if the browser supports that. Such a
 * panel is an empty box. Its role is `none`, so that screen readers don't announce it. Panels with the same request in
 * other languages have no role in the HTML and aren't searchable, because each word would be found a dozen times.
 */
function hideUnselected(panel: HTMLElement, isSelected: boolean): void {
  if (!panel.role) return;
  panel.hidden = isSelected ? false : 'until-found';
  panel.role = isSelected ? 'tabpanel' : 'none';
}

/**
 * Applies stored choices to all tabs, and replaces templates with their menus. The query takes precedence over
 * storage. Values that a set of tabs doesn't have are ignored. Calls `onChoice` before it applies each choice.
 */
export function applyTabChoices(onChoice?: () => void): void {
  // Matches only the templates of tabs, because other templates belong to the content of pages.
  for (const menu of document.querySelectorAll<HTMLTemplateElement>(
    `[${attributes.TABS}] > span > template`,
  )) {
    menu.parentElement?.replaceWith(menu.content);
  }
  const query = new URLSearchParams(location.search);
  for (const tabs of document.querySelectorAll<HTMLElement>(`[${attributes.TABS}]`)) {
    // A set without a group or a query parameter has no stored choices.
    const { tabsGroup, tabsQuery = '' } = tabs.dataset;
    for (const choice of [query.get(tabsQuery), readStored(STORAGE_PREFIX + tabsGroup)]) {
      if (choice == null) continue;
      onChoice?.();
      if (selectTab(tabs, choice)) break;
    }
  }
}

/** Returns the tabs and panels of a set, without the tabs and panels of nested sets. */
export function ownParts(tabs: HTMLElement): HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>(`[${attributes.TAB_VALUE}]`)].filter(
    (part) => part.closest(`[${attributes.TABS}]`) === tabs,
  );
}
