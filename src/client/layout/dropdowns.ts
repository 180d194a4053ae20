/** Dropdowns of the navigation bar: the browser opens and closes them, this adds place and arrow keys. */

import * as attributes from '../../shared/attributes.ts';
import * as events from '../../shared/events.ts';
import { togglesOf } from './expanded.ts';
import { focusableIn } from './focusable.ts';

const LIST = `[${attributes.NAVBAR}] [popover]`;

/** Wires every dropdown of the document, if the browser knows popovers. */
export function startDropdowns(): void {
  if (!('popover' in HTMLElement.prototype)) return;
  document.addEventListener('beforetoggle', place, { capture: true });
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('focusout', onFocusOut);
  addEventListener('resize', closeAll);
  document.addEventListener(events.SWAPPED, closeAll);
}

/** Tells the stylesheet where the button is: a popover is drawn above the page, not inside its parent. */
function place(event: Event): void {
  const list = event.target;
  if (!(list instanceof HTMLElement) || !list.matches(LIST)) return;
  const button = togglesOf(list).find((toggle) => toggle.checkVisibility?.() ?? true);
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
  // The panel of phones opens from there as well, and is no dropdown.
  if (!list?.matches(LIST)) return;
  if (event.key === 'Escape') {
    const isOpen = list.matches(':popover-open');
    list.hidePopover();
    if (isOpen && !toggle) togglesOf(list)[0]?.focus();
    return;
  }
  if (!['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) return;
  if (toggle && !event.key.startsWith('Arrow')) return;
  event.preventDefault();
  if (toggle) list.showPopover();
  const items = focusableIn(list);
  const index = toggle ? -1 : items.indexOf(event.target);
  items.at(nextIndex(event.key, index, items.length))?.focus();
}

/** Index to go to from `index` (-1: from the button); goes round at both ends. */
function nextIndex(key: string, index: number, count: number): number {
  if (key === 'Home') return 0;
  if (key === 'End') return -1;
  if (key === 'ArrowDown') return (index + 1) % count;
  return index <= 0 ? -1 : index - 1;
}

/** Leaving a dropdown with Tab closes it. */
function onFocusOut({ target, relatedTarget }: FocusEvent): void {
  const list = target instanceof Element && target.closest<HTMLElement>(LIST);
  if (!list || !(relatedTarget instanceof Element) || list.contains(relatedTarget)) return;
  if (!togglesOf(list).some((toggle) => toggle.contains(relatedTarget))) list.hidePopover();
}

function closeAll(): void {
  for (const list of document.querySelectorAll<HTMLElement>(LIST)) list.hidePopover();
}

function listOf(toggle: HTMLElement): HTMLElement | undefined {
  const id = toggle.getAttribute('popovertarget');
  return (id && document.getElementById(id)) || undefined;
}
