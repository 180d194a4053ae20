/** Opens what hides the target of an anchor, or what the browser finds: closed details and tabs that are not selected. */
import * as attributes from '../../shared/attributes.ts';
import * as events from '../../shared/events.ts';
import { anchorOf } from '../navigation/arrival.ts';
import { linkOfEvent } from '../navigation/links.ts';
import { selectTab } from './tab-choices.ts';

/** Starts revealing targets, whichever way the reader gets to them. */
export function startRevealing(): void {
  // Before the browser or the router scrolls there.
  document.addEventListener('click', (event) => revealLinkTarget(event), { capture: true });
  document.addEventListener(events.SWAPPED, () => reveal(anchorOf(location.hash)));
  addEventListener('hashchange', revealAndScroll);
  // What is found is no choice: other sets of the group stay as they are, and nothing is remembered. The
  // browser does not go on to what is around a panel once that has been opened for it.
  document.addEventListener('beforematch', ({ target }) => reveal(target as Element));
  // First: the browser has opened the panel of the target. Selecting it takes away the panel above, so the target moves.
  revealAndScroll();
  // What the browser has found before this code was there.
  document.querySelectorAll('[role="none"]:not([hidden])').forEach(reveal);
}

function revealLinkTarget(event: Event): void {
  const href = linkOfEvent(event)?.getAttribute('href');
  if (href?.startsWith('#')) reveal(anchorOf(href));
}

/** The browser has tried to scroll already, and could not while the target was hidden. */
function revealAndScroll(): void {
  const anchor = anchorOf(location.hash);
  if (reveal(anchor)) anchor?.scrollIntoView({ behavior: 'instant' });
}

/** Opens an element, which may be closed itself, and all around it. Returns true when something had to be opened. */
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
