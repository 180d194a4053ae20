/**
 * The mobile panel. The browser opens and closes it (popover); this makes it a dialog: focus inside,
 * the page behind inert and unscrollable, and Back closes it. For Back the panel adds a history entry
 * while it is open; it is taken back on closing, or reused by the page that a link in it leads to.
 */

import * as attributes from '../../shared/attributes.ts';
import * as events from '../../shared/events.ts';
import { focusArrival } from '../navigation/arrival.ts';
import { isOverlayEntry } from '../navigation/history-entries.ts';
import { getSnapshot } from '../navigation/page-store.ts';
import { leadsElsewhere, pushOverlayEntry } from './close-on-back.ts';
import { focusableIn } from './focusable.ts';

/**
 * Widths from here on show the navigation bar and the sidebar instead (spec: mobile is ≤ 996 px, which
 * is 62.25em while the browser's text has its usual size).
 */
const DESKTOP = '(width > 62.25em)';

/** Wires the panel `#site-menu`, if the document has one and the browser knows popovers. */
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
    // Before it's hidden, so the browser can return the focus to the button on the page.
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
    // Its button is gone as well.
    focusArrival('');
  });
  // A quick reader has opened it before this was loaded.
  hold();
}

/** Closes the site's links, which replace the sidebar. On pages without a sidebar, they stay open. */
function showSidebar(menu: HTMLElement): void {
  const links = menu.querySelector<HTMLDetailsElement>(':scope > * > details');
  if (links) links.open = getSnapshot().sidebar === undefined;
}

/** Opens the panel at the entry of the current page, or at its top. */
function showCurrentLink(menu: HTMLElement): void {
  const link = menu.querySelector(`[${attributes.SIDEBAR_SCROLL}] [aria-current]`);
  const place = link?.getBoundingClientRect();
  // In a closed branch it has no place.
  menu.scrollTop += place?.height ? place.top - menu.clientHeight / 2 : -menu.scrollTop;
}

/** Makes everything but the panel inert and keeps the page from scrolling; the result undoes both. */
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
    // On wide windows the same element may be an ordinary part of the page.
    menu.removeAttribute('role');
    menu.removeAttribute('aria-modal');
    document.documentElement.style.overflow = '';
  };
}

/** The siblings of an element, of its parent, and so on up to `body`: all that is not around or in it. */
function elementsBeside(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const siblings = [...parent.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child !== element,
  );
  return [...siblings, ...elementsBeside(parent)];
}
