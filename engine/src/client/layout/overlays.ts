/**
 * Elements that open over a page's text: the page menu, and "On this page" in small windows. The browser opens
 * and closes them. This code also closes them when the reader moves on, so that they don't cover anything.
 */
import * as attributes from '../../shared/attributes.ts';

const OPEN = `:is([${attributes.PAGE_MENU}] details, details:has(> [${attributes.TOC}]))[open]`;

/** Starts closing overlays when the reader clicks elsewhere or on a link, moves the focus out, or presses Escape. */
export function startClosingOverlays(): void {
  addEventListener('click', closeUnlessUsed);
  // The next element in tab order can be behind the overlay.
  addEventListener('focusin', closeUnlessUsed);
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close()?.querySelector('summary')?.focus();
  });
}

function closeUnlessUsed({ type, target }: Event): void {
  const element = target as Element;
  const isLeft = type === 'click' && element.closest('a');
  if (isLeft || !element.closest(OPEN)) close();
}

function close(): Element | null {
  const overlay = document.querySelector(OPEN);
  overlay?.removeAttribute('open');
  return overlay;
}
