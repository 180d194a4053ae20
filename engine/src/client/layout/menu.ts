/**
 * The site menu on phones. The browser opens and closes it, because it's a popover. This code turns it into a
 * dialog: the focus moves into it, the page behind it is inert and can't scroll, and the Back button closes it.
 * For the Back button, opening the menu adds a history entry, which is removed when the menu closes, unless the
 * reader followed a link in the menu. In that case, the new page reuses the entry.
 */

import * as attributes from '../../shared/attributes.ts';
import * as events from '../../shared/events.ts';
import { focusArrival } from '../navigation/arrival.ts';
import { isOverlayEntry } from '../navigation/history-entries.ts';
import { getSnapshot } from '../page/page-store.ts';
import { leadsElsewhere, pushOverlayEntry } from './close-on-back.ts';
import { focusableIn } from './focusable.ts';

/**
 * In wider windows, the navigation bar and the sidebar replace the site menu. Narrow windows are up to 996 px
 * wide, which is 62.25em at the browser's default text size.
 */
const DESKTOP = '(width > 62.25em)';

/** Handles the panel `#site-menu` if the document has one and the browser supports popovers. */
export function startMenu(): void {
  const menu = document.getElementById('site-menu');
  if (!menu || !('popover' in menu)) return;
  let release: (() => void) | undefined;
  let keepsEntry = false;

  function close(keepEntry = false): void {
    if (!release) return;
    keepsEntry = keepEntry;
    menu?.hidePopover();
    keepsEntry = false;
  }

  menu.addEventListener('beforetoggle', (event) => {
    if ((event as ToggleEvent).newState === 'open') {
      showSidebar(menu);
      return;
    }
    // This happens before the panel is hidden, so that the browser can return the focus to the button on the page.
    release?.();
    release = undefined;
    if (isOverlayEntry() && !keepsEntry) history.back();
  });
  const hold = () => {
    if (release || !menu.matches(':popover-open')) return;
    release = holdPage(menu);
    pushOverlayEntry();
    focusableIn(menu)[0]?.focus({ preventScroll: true });
    showCurrentLink(menu);
  };
  menu.addEventListener('toggle', hold);
  menu.addEventListener('click', (event) => {
    const isElsewhere = leadsElsewhere(event);
    if (isElsewhere !== undefined) close(isElsewhere);
  });
  addEventListener('popstate', () => close());
  document.addEventListener(events.SWAPPED, () => close(true));
  matchMedia(DESKTOP).addEventListener('change', ({ matches }) => {
    if (!matches || !release) return;
    close();
    // The button that opened the panel is also gone.
    focusArrival('');
  });
  // A quick reader may have opened the menu before this code was loaded.
  hold();
}

/**
 * Closes the list of the site's links, because the panel shows the sidebar. On pages without a sidebar, the
 * list stays open.
 */
function showSidebar(menu: HTMLElement): void {
  const links = menu.querySelector<HTMLDetailsElement>(':scope > * > details');
  if (links) links.open = getSnapshot().sidebar === undefined;
}

/** Scrolls the panel to the current page's entry, or to its top. */
function showCurrentLink(menu: HTMLElement): void {
  const link = menu.querySelector(`[${attributes.SIDEBAR_SCROLL}] [aria-current]`);
  const place = link?.getBoundingClientRect();
  // In a closed branch, the link has no position.
  menu.scrollTop += place?.height ? place.top - menu.clientHeight / 2 : -menu.scrollTop;
}

/** Makes everything except the panel inert, and keeps the page from scrolling. Returns a function that undoes both. */
function holdPage(menu: HTMLElement): () => void {
  const others = elementsBeside(menu).filter(
    (element) => !element.inert && !element.matches('dialog, [popover], [aria-live]'),
  );
  for (const element of others) element.inert = true;
  menu.setAttribute('role', 'dialog');
  menu.setAttribute('aria-modal', 'true');
  document.documentElement.style.overflow = 'hidden';
  return () => {
    for (const element of others) element.inert = false;
    // On wide windows, the same element may be an ordinary part of the page.
    menu.removeAttribute('role');
    menu.removeAttribute('aria-modal');
    document.documentElement.style.overflow = '';
  };
}

/** Returns the siblings of an element and of all its ancestors up to `body`. */
function elementsBeside(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const siblings = [...parent.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child !== element,
  );
  return [...siblings, ...elementsBeside(parent)];
}
