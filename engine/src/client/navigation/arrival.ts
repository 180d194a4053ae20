/** Arrival at a page or an anchor: sets the scroll position and the focus. */
import { decodeAddress } from '../../shared/routes.ts';
import { layOutWhole } from '../first-view/first-view.ts';
import type { ScrollOffset } from './history-entries.ts';

/** Returns the element that a hash names, or `undefined`. If a hash can't be decoded, uses it as it is. */
export function anchorOf(hash: string): HTMLElement | undefined {
  const name = hash.slice(1);
  return name === '' ? undefined : (document.getElementById(decodeAddress(name)) ?? undefined);
}

/** Scrolls to the anchor in `hash` or, if there's no such anchor, to the top. */
export function scrollToHash(hash: string): void {
  const anchor = anchorOf(hash);
  if (anchor) {
    layOutWhole();
    anchor.scrollIntoView({ behavior: 'instant' });
  } else scrollToOffset({ x: 0, y: 0 });
}

/** Scrolls immediately, even if the stylesheet asks for smooth scrolling. */
export function scrollToOffset(offset: ScrollOffset): void {
  if (offset.y > 0) layOutWhole();
  window.scrollTo({ left: offset.x, top: offset.y, behavior: 'instant' });
}

/** Moves the focus to the anchor that `hash` names, or else to the page's H1, or else to `main`. Never scrolls. */
export function focusArrival(hash: string): void {
  const element =
    anchorOf(hash) ??
    document.querySelector<HTMLElement>('main h1') ??
    document.querySelector<HTMLElement>('main');
  if (element) focusWithoutScroll(element);
}

/** Focuses an element. If necessary, makes it focusable first. */
export function focusWithoutScroll(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
