/** Hides the navigation bar while the reader scrolls down. */
import * as attributes from '../../shared/attributes.ts';
import * as events from '../../shared/events.ts';
import { anchorOf } from '../navigation/arrival.ts';
import type { onScrollFrame } from '../page/page-events.ts';

/**
 * Hides the navigation bar when the reader scrolls down, and shows it when the reader scrolls up. Never hides it while
 * it contains the focus. Other modules are passed as arguments instead of being imported, so that the bundler adds
 * nothing to this chunk.
 */
export function hideOnScroll(navbar: HTMLElement, onFrame: typeof onScrollFrame): void {
  let last = scrollY;
  const show = (isShown: boolean) => {
    const isKept = isShown || navbar.contains(document.activeElement);
    navbar.toggleAttribute(attributes.NAVBAR_HIDDEN, !isKept);
  };
  onFrame(() => {
    const isDownward = scrollY > last;
    const isNearEnd =
      scrollY + innerHeight >= document.documentElement.scrollHeight - navbar.offsetHeight;
    if (scrollY < navbar.offsetHeight) show(true);
    else if (isDownward) show(false);
    else if (scrollY < last && !isNearEnd) show(true);
    last = scrollY;
  });
  navbar.addEventListener('focusin', () => show(true));
  document.addEventListener(events.NAVIGATED, () => {
    show(anchorOf(location.hash) === undefined);
    last = scrollY;
  });
}
