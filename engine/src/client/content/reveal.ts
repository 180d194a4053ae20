/** Opens closed details and selects tabs that hide an anchor's target or a match of the browser's find command. */
import * as attributes from '../../shared/attributes.ts';
import * as events from '../../shared/events.ts';
import { anchorOf } from '../navigation/arrival.ts';
import { linkOfEvent } from '../navigation/links.ts';
import { selectTab } from './tab-choices.ts';

/** Starts revealing targets, no matter how the reader gets to them. */
export function startRevealing(): void {
  // Runs before the browser or the router scrolls to the target.
  document.addEventListener('click', (event) => revealLinkTarget(event), { capture: true });
  document.addEventListener(events.SWAPPED, () => reveal(anchorOf(location.hash)));
  addEventListener('hashchange', revealAndScroll);
  // A match isn't a reader's choice, so other sets of tabs in the group don't change, and nothing is stored.
  // Once a panel has been opened for a match, the browser doesn't open what's around the panel.
  document.addEventListener('beforematch', ({ target }) => reveal(target as Element));
  // Runs first, because the browser has opened the target's panel. Selecting it hides the panel above, which
  // moves the target.
  revealAndScroll();
  // Search matches that the browser found before this code loaded.
  document.querySelectorAll('[role="none"]:not([hidden])').forEach(reveal);
}

function revealLinkTarget(event: Event): void {
  const href = linkOfEvent(event)?.getAttribute('href');
  if (href?.startsWith('#')) reveal(anchorOf(href));
}

/** Reveals the target of the URL's hash, and scrolls to it. The browser couldn't scroll to it while it was hidden. */
function revealAndScroll(): void {
  const anchor = anchorOf(location.hash);
  if (reveal(anchor)) anchor?.scrollIntoView({ behavior: 'instant' });
}

/** Opens an element and everything around it. Returns true if something was closed. */
function reveal(target: Element | undefined): boolean {
  let isChanged = false;
  for (let element: Element | null | undefined = target; element; element = element.parentElement) {
    isChanged = open(element) || isChanged;
  }
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
