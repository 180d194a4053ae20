/**
 * Handles the dropdowns in the navigation bar. The browser opens and closes them, while this code positions them and
 * adds arrow keys.
 */

import * as attributes from '../../shared/attributes.ts';
import * as events from '../../shared/events.ts';
import { togglesOf } from './expanded.ts';
import { focusableIn, isVisible, neighbor } from './focusable.ts';

const LIST = `[${attributes.NAVBAR}] [popover]`;

/** Handles every dropdown in the document if the browser supports popovers. */
export function startDropdowns(): void {
  if (!('popover' in HTMLElement.prototype)) return;
  document.addEventListener('beforetoggle', place, { capture: true });
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('focusin', ({ target }) => close(target as Element));
  addEventListener('resize', () => close());
  document.addEventListener(events.SWAPPED, () => close());
}

/**
 * Passes the button's position to the stylesheet, because a popover is rendered above the page instead of in
 * its parent.
 */
function place(event: Event): void {
  const list = event.target;
  if (!(list instanceof HTMLElement) || !list.matches(LIST)) return;
  const button = togglesOf(list).find(isVisible);
  if (!button) return;
  const box = button.getBoundingClientRect();
  list.style.setProperty('--dropdown-top', `${box.bottom}px`);
  list.style.setProperty('--dropdown-start', `${box.left}px`);
  list.style.setProperty('--dropdown-end', `${document.documentElement.clientWidth - box.right}px`);
}

function onKeyDown(event: KeyboardEvent): void {
  if (!(event.target instanceof HTMLElement)) return;
  const toggle = event.target.closest<HTMLElement>(`[${attributes.NAVBAR}] [popovertarget]`);
  const list = toggle ? listOf(toggle) : event.target.closest<HTMLElement>(LIST);
  // The mobile menu also opens from the navigation bar, but it isn't a dropdown.
  if (!list?.matches(LIST)) return;
  if (event.key === 'Escape') {
    const isOpen = list.matches(':popover-open');
    list.hidePopover();
    if (isOpen && !toggle) togglesOf(list)[0]?.focus();
    return;
  }
  if (!(toggle ? /^Arrow[DU]/ : /^Arrow[DU]|^Home|^End/).test(event.key)) return;
  event.preventDefault();
  if (toggle) list.showPopover();
  neighbor(focusableIn(list), event, 'ArrowDown')?.focus();
}

/** Closes every dropdown, except one that contains `focused` or that `focused` opens. */
function close(focused?: Element): void {
  for (const list of document.querySelectorAll<HTMLElement>(LIST)) {
    const isUsed = [list, ...togglesOf(list)].some((part) => focused && part.contains(focused));
    if (!isUsed) list.hidePopover();
  }
}

function listOf(toggle: HTMLElement): HTMLElement | undefined {
  const id = toggle.getAttribute('popovertarget');
  return (id && document.getElementById(id)) || undefined;
}
