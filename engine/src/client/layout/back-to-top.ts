/**
 * Adds the button that scrolls back to the top. The button appears when a reader scrolls up, far from both ends of the
 * page.
 */
import * as attributes from '../../shared/attributes.ts';
import * as texts from '../../shared/texts/layout.ts';
import { focusArrival } from '../navigation/arrival.ts';
import { isAtPageEnd, onPage, onScrollFrame } from '../page/page-events.ts';

/** Within this many pixels from the top, the button isn't useful. */
const THRESHOLD = 300;

/** Elements that the button never covers. */
const FIGURES = `main :is(figure, img, [${attributes.SCROLL_BOX}], [${attributes.CODE_BLOCK}])`;

/** Adds the hidden button to the end of the document. */
export function startBackToTop(): void {
  const button = createButton();
  document.body.append(button);
  let last = scrollY;
  onScrollFrame(() => {
    const isUpward = scrollY < last;
    if (scrollY !== last) {
      button.hidden = !isUpward || scrollY < THRESHOLD || isAtPageEnd();
      if (!button.hidden) button.hidden = coversFigure(button);
    }
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

/** True if the button would cover code, an image, a table, or another figure. */
function coversFigure(button: HTMLElement): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return [...document.querySelectorAll(FIGURES)].some((figure) => {
    const box = figure.getBoundingClientRect();
    return box.right > left && box.left < right && box.bottom > top && box.top < bottom;
  });
}

function createButton(): HTMLElement {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', hidden: true, ariaLabel: texts.scrollToTop });
  button.dataset.backToTop = '';
  return button;
}
