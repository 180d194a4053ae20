/** A navigation bar that makes room while the reader scrolls down. */
import * as attributes from '../../shared/attributes.ts';
import * as events from '../../shared/events.ts';
import { anchorOf } from '../navigation/arrival.ts';
import type { onScrollFrame } from '../navigation/page-events.ts';

/**
 * Hides it while reading on, shows it while going back; never hides it while the focus is inside. The code
 * around this file is given, not imported: the bundler then adds nothing to it.
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
