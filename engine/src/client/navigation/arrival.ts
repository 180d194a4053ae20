/** Arrival at a page or an anchor: sets the scroll position and the focus. */
import { decodeAddress } from '../../shared/routes.ts';
import { layOutWhole } from '../first-view/first-view.ts';
import type { ScrollOffset } from './history-entries.ts';

/** The element a hash names, or `undefined`. Hashes that cannot be decoded are taken as they are. */
export function anchorOf(hash: string): HTMLElement | undefined {
  const name = hash.slice(1);
  return name === '' ? undefined : (document.getElementById(decodeAddress(name)) ?? undefined);
}

/** Scrolls to the anchor that `hash` names, else to the top (also when the anchor does not exist). */
export function scrollToHash(hash: string): void {
  const anchor = anchorOf(hash);
  if (anchor) {
    layOutWhole();
    anchor.scrollIntoView({ behavior: 'instant' });
  } else scrollToOffset({ x: 0, y: 0 });
}

/** Scrolls at once, whatever smooth scrolling the stylesheet asks for. */
export function scrollToOffset(offset: ScrollOffset): void {
  if (offset.y > 0) layOutWhole();
  window.scrollTo({ left: offset.x, top: offset.y, behavior: 'instant' });
}

/** Moves focus to the anchor that `hash` names, else to the page's H1, else to `main`. Never scrolls. */
export function focusArrival(hash: string): void {
  const element =
    anchorOf(hash) ??
    document.querySelector<HTMLElement>('main h1') ??
    document.querySelector<HTMLElement>('main');
  if (element) focusWithoutScroll(element);
}

/** Focuses an element, and makes it focusable first if necessary. */
export function focusWithoutScroll(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
