/** Opens what hides the target of an anchor: closed details and tabs that are not selected. */
import * as attributes from '../../shared/attributes.ts';
import * as events from '../../shared/events.ts';
import { anchorOf } from '../navigation/arrival.ts';
import { linkOfEvent } from '../navigation/links.ts';
import { selectTab } from './tab-choices.ts';

/** Starts revealing targets, whichever way the reader gets to them. */
export function startRevealing(): void {
  // Before the browser or the router scrolls there.
  document.addEventListener('click', (event) => revealLinkTarget(event), { capture: true });
  document.addEventListener(events.SWAPPED, () => reveal(location.hash));
  addEventListener('hashchange', revealAndScroll);
  revealAndScroll();
}

function revealLinkTarget(event: Event): void {
  const href = linkOfEvent(event)?.getAttribute('href');
  if (href?.startsWith('#')) reveal(href);
}

/** The browser has tried to scroll already, and could not while the target was hidden. */
function revealAndScroll(): void {
  if (reveal(location.hash)) anchorOf(location.hash)?.scrollIntoView({ behavior: 'instant' });
}

/** Returns true when something had to be opened. */
function reveal(hash: string): boolean {
  let isChanged = false;
  let element: Element | null | undefined = anchorOf(hash);
  // The target itself may be a closed details element.
  for (; element; element = element.parentElement) isChanged = open(element) || isChanged;
  return isChanged;
}

function open(element: Element): boolean {
  if (element instanceof HTMLDetailsElement && !element.open) {
    element.open = true;
    return true;
  }
  const tabs = element.matches(
    `[${attributes.TABS}] > [${attributes.TAB_VALUE}]:not([${attributes.SELECTED}])`,
  )
    ? element.closest<HTMLElement>(`[${attributes.TABS}]`)
    : null;
  return tabs !== null && selectTab(tabs, element.getAttribute(attributes.TAB_VALUE) ?? '');
}
