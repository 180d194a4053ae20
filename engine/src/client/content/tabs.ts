/**
 * Tabs, and menus that replace them. Arrow keys select a tab at once, as the ARIA Authoring Practices recommend
 * if panels are already loaded: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
import * as attributes from '../../shared/attributes.ts';
import * as events from '../../shared/events.ts';
import { neighbor } from '../layout/focusable.ts';
import { replaceAddress } from '../navigation/history-entries.ts';
import { onClickOf } from '../page/page-events.ts';
import { writeStored } from '../storage/storage.ts';
import { onStoredElsewhere } from '../storage/stored-elsewhere.ts';
import { applyTabChoices, ownParts, STORAGE_PREFIX, selectTab } from './tab-choices.ts';

/** Handles all tabs, on this page and on later pages. */
export function startTabs(): void {
  document.addEventListener(events.SWAPPED, () => applyTabChoices());
  onClickOf(`[${attributes.TABS}] [role="tab"]`, (tab) => choose(tab, tab.dataset.tabValue));
  document.addEventListener('change', ({ target }) => {
    const isMenu =
      target instanceof HTMLSelectElement && target.matches(`[${attributes.TABS}] > select`);
    if (isMenu) choose(target, target.value);
  });
  takeEarlyChoices();
  document.addEventListener('keydown', onKeyDown);
  onStoredElsewhere((key, value) => {
    if (key.startsWith(STORAGE_PREFIX)) selectInGroup(key.slice(STORAGE_PREFIX.length), value);
  });
}

/** Menus are native, so a reader may have used one before this script was loaded. */
function takeEarlyChoices(): void {
  for (const menu of document.querySelectorAll<HTMLSelectElement>(
    `[${attributes.TABS}] > select`,
  )) {
    const shown = menu.parentElement?.querySelector<HTMLElement>(
      `:scope > [${attributes.SELECTED}]`,
    );
    if (shown && shown.dataset.tabValue !== menu.value) choose(menu, menu.value);
  }
}

function choose(control: HTMLElement, value: string | undefined): void {
  const tabs = control.closest<HTMLElement>(`[${attributes.TABS}]`);
  if (!tabs || value === undefined) return;
  const top = control.getBoundingClientRect().top;
  selectTab(tabs, value);
  const { tabsGroup, tabsQuery } = tabs.dataset;
  if (tabsGroup !== undefined) {
    selectInGroup(tabsGroup, value);
    writeStored(STORAGE_PREFIX + tabsGroup, value);
  }
  if (tabsQuery !== undefined) writeQuery(tabsQuery, value);
  // Keeps the content under the pointer in place, because panels further up might have changed their height.
  const shift = control.getBoundingClientRect().top - top;
  // Even a scroll by 0 would stop a smooth scroll that's in progress.
  if (shift !== 0) scrollBy({ top: shift, behavior: 'instant' });
}

function selectInGroup(group: string, value: string): void {
  const selector = `[${attributes.TABS_GROUP}="${CSS.escape(group)}"]`;
  for (const tabs of document.querySelectorAll<HTMLElement>(selector)) selectTab(tabs, value);
}

function writeQuery(parameter: string, value: string): void {
  const address = new URL(location.href);
  address.searchParams.set(parameter, value);
  replaceAddress(address.href);
}

function onKeyDown(event: KeyboardEvent): void {
  const tab = event.target instanceof Element && event.target.closest<HTMLElement>('[role="tab"]');
  const tabs = tab ? tab.closest<HTMLElement>(`[${attributes.TABS}]`) : null;
  if (!tab || !tabs || event.altKey || event.ctrlKey || event.metaKey) return;
  const all = ownParts(tabs).filter((part) => part.getAttribute('role') === 'tab');
  const next = neighbor(all, event, isRightToLeft(tabs) ? 'ArrowLeft' : 'ArrowRight');
  if (!next || !/^Arrow[LR]|^Home|^End/.test(event.key)) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  choose(next, next.dataset.tabValue);
}

function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
