/** The button that scrolls back to the top. It appears when a reader scrolls up, far from both ends of the page. */
import * as texts from '../../shared/texts/layout.ts';
import { focusArrival } from '../navigation/arrival.ts';
import { isAtPageEnd, onPage, onScrollFrame } from '../page/page-events.ts';

/** Within this many pixels from the top, the button isn't useful. */
const THRESHOLD = 300;

/** Adds the hidden button to the end of the document. */
export function startBackToTop(): void {
  const button = createButton();
  document.body.append(button);
  let last = scrollY;
  onScrollFrame(() => {
    const isUpward = scrollY < last;
    if (scrollY !== last) button.hidden = !isUpward || scrollY < THRESHOLD || isAtPageEnd();
    last = scrollY;
  });
  onPage(() => {
    button.hidden = true;
  });
  button.addEventListener('click', () => {
    // If the focus is in the page, the stylesheet makes scrolling smooth, unless the reader prefers reduced
    // motion.
    focusArrival('');
    scrollTo({ top: 0 });
  });
}

function createButton(): HTMLElement {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', hidden: true, ariaLabel: texts.scrollToTop });
  button.dataset.backToTop = '';
  return button;
}
