/**
 * What opens over the text of a page: its menu, and "On this page" in small windows. The browser opens and
 * closes them; this closes one when the reader turns elsewhere, so that it covers nothing that is wanted.
 */
import * as attributes from '../../shared/attributes.ts';

const OPEN = `:is([${attributes.PAGE_MENU}] details, details:has(> [${attributes.TOC}]))[open]`;

/** Starts closing them: at a click elsewhere or on a link, when the focus goes on, with Escape. */
export function startClosingOverlays(): void {
  addEventListener('click', closeUnlessUsed);
  // The next element in tab order can be below it.
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
