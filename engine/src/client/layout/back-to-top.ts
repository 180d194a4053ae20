/** The button that leads back to the top: there when a reader scrolls up, far from both ends. */
import * as texts from '../../shared/texts/layout.ts';
import { focusArrival } from '../navigation/arrival.ts';
import { isAtPageEnd, onPage, onScrollFrame } from '../navigation/page-events.ts';

/** Nearer to the top than this, in pixels, the button is of no use. */
const THRESHOLD = 300;

/** Adds the button, hidden, to the end of the document. */
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
    // With the focus in the page the stylesheet makes scrolling smooth, where motion is wanted.
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
