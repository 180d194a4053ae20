/**
 * Tabs. Arrow keys select at once, as the ARIA Authoring Practices advise where panels are there
 * already. Stored choices are applied by the early script while the document is parsed, and here for
 * pages that are navigated to, in both cases before the page is painted: nothing moves afterwards.
 */
import { replaceAddress } from './history-entries.ts';
import { onClickOf, onPage } from './page-events.ts';
import { onStoredElsewhere, readStored, writeStored } from './storage.ts';

const STORAGE_PREFIX = 'tab.';

/** Wires all tabs, of this page and of those that follow. */
export function startTabs(): void {
  onPage(applyChoices);
  onClickOf('[data-tabs] [role="tab"]', choose);
  document.addEventListener('keydown', onKeyDown);
  onStoredElsewhere((key, value) => {
    if (key.startsWith(STORAGE_PREFIX)) selectInGroup(key.slice(STORAGE_PREFIX.length), value);
  });
}

/** Selects the tab `value` of one set of tabs; returns false when it has none of that name. */
export function selectTab(tabs: HTMLElement, value: string): boolean {
  const parts = ownParts(tabs);
  if (!parts.some((part) => part.dataset.tabValue === value)) return false;
  for (const part of parts) {
    const isSelected = part.dataset.tabValue === value;
    if (part.getAttribute('role') === 'tab') {
      part.setAttribute('aria-selected', String(isSelected));
      part.tabIndex = isSelected ? 0 : -1;
    } else {
      part.toggleAttribute('data-selected', isSelected);
    }
  }
  return true;
}

/** Query beats storage; values that a set of tabs does not have are ignored. */
function applyChoices(): void {
  const query = new URLSearchParams(location.search);
  for (const tabs of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const { tabsGroup, tabsQuery } = tabs.dataset;
    const asked = tabsQuery === undefined ? null : query.get(tabsQuery);
    if (asked !== null && selectTab(tabs, asked)) continue;
    const stored = tabsGroup === undefined ? undefined : readStored(STORAGE_PREFIX + tabsGroup);
    if (stored !== undefined) selectTab(tabs, stored);
  }
}

function choose(tab: HTMLElement): void {
  const tabs = tab.closest<HTMLElement>('[data-tabs]');
  const value = tab.dataset.tabValue;
  if (!tabs || value === undefined) return;
  const top = tab.getBoundingClientRect().top;
  selectTab(tabs, value);
  const { tabsGroup, tabsQuery } = tabs.dataset;
  if (tabsGroup !== undefined) {
    selectInGroup(tabsGroup, value);
    writeStored(STORAGE_PREFIX + tabsGroup, value);
  }
  if (tabsQuery !== undefined) writeQuery(tabsQuery, value);
  // Panels further up may have changed their height; the tab under the pointer stays where it was.
  scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
}

function selectInGroup(group: string, value: string): void {
  const selector = `[data-tabs-group="${CSS.escape(group)}"]`;
  for (const tabs of document.querySelectorAll<HTMLElement>(selector)) selectTab(tabs, value);
}

function writeQuery(parameter: string, value: string): void {
  const address = new URL(location.href);
  address.searchParams.set(parameter, value);
  replaceAddress(address.href);
}

function onKeyDown(event: KeyboardEvent): void {
  const tab = event.target instanceof Element && event.target.closest<HTMLElement>('[role="tab"]');
  const tabs = tab ? tab.closest<HTMLElement>('[data-tabs]') : null;
  if (!tab || !tabs || event.altKey || event.ctrlKey || event.metaKey) return;
  const all = ownParts(tabs).filter((part) => part.getAttribute('role') === 'tab');
  const next = all.at(nextIndex(event.key, all.indexOf(tab), all.length, isRightToLeft(tabs)));
  if (!next || !['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Enter', ' '].includes(event.key))
    return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  choose(next);
}

function nextIndex(key: string, index: number, count: number, isReversed: boolean): number {
  if (key === 'Home') return 0;
  if (key === 'End') return -1;
  const forward = isReversed ? 'ArrowLeft' : 'ArrowRight';
  if (key === forward) return (index + 1) % count;
  return key.startsWith('Arrow') ? index - 1 : index;
}

function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

/** Tabs and panels of this set, without those of sets inside its panels. */
function ownParts(tabs: HTMLElement): HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>('[data-tab-value]')].filter(
    (part) => part.closest('[data-tabs]') === tabs,
  );
}
