/** Lays out what the first view has left out, a little at a time. */
import { whenIdle } from '../idle.ts';
import { onPage } from '../navigation/page-events.ts';
import { isFirstView, layOutWhole } from './first-view.ts';

/** Blocks, including those that `theme/styles/utilities.css` doesn't lay out while they're out of view. */
const BLOCKS = '.prose > *, main section + section';
/** Milliseconds of an idle period that one block may take: a table of thirty rows on a slow phone. */
const RESERVE = 25;

/** Starts laying out the rest of each page when the browser is idle, as much in each idle period as fits in. */
export function startLayingOut(): void {
  onPage(() => {
    const main = document.getElementById('main');
    const blocks = document.querySelectorAll<HTMLElement>(BLOCKS).values();

    whenIdle(function layOutSome(period) {
      // The reader may have gone to another page, or to a place in this one.
      if (!main?.isConnected || !isFirstView()) return;
      // Without idle periods nothing says when a reader would not notice.
      if (!period) {
        layOutWhole();
        return;
      }
      do {
        const { value: block, done } = blocks.next();
        if (done) {
          // The attribute for the first view stays: without it the browser would find the styles of the whole page
          // anew, 170 ms of a long one on a slow phone.
          main.dataset.laidOut = '';
          return;
        }
        block.style.contentVisibility = 'visible';
        // Asking for a size has it laid out now, while there is time.
        void block.offsetHeight;
      } while (period.timeRemaining() > RESERVE);
      whenIdle(layOutSome);
    });
  });
}
