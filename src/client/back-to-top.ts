/** The button that leads back to the top: there when a reader scrolls up, far from both ends. */
import { focusArrival } from './arrival.ts';
import { onClickOf, onPage, onScrollFrame } from './page-events.ts';

/** Nearer to the top than this, in pixels, the button is of no use. */
const THRESHOLD = 300;

/** Wires the button marked with `data-back-to-top`. */
export function startBackToTop(): void {
  const button = document.querySelector<HTMLElement>('[data-back-to-top]');
  if (!button) return;
  let last = scrollY;
  onScrollFrame(() => {
    const isUpward = scrollY < last;
    if (scrollY !== last) button.hidden = !isUpward || scrollY < THRESHOLD || isAtPageEnd();
    last = scrollY;
  });
  onPage(() => {
    button.hidden = true;
  });
  onClickOf('[data-back-to-top]', () => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
    focusArrival('');
  });
}

function isAtPageEnd(): boolean {
  return scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
}
