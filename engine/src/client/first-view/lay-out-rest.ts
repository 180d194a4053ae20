/** Lays out the content that the first view omitted, a little at a time. */
import { whenIdle } from '../idle.ts';
import { onPage } from '../page/page-events.ts';
import { isFirstView, layOutWhole } from './first-view.ts';

/**
 * Blocks of the page, including those that `theme/styles/utilities.css` doesn't lay out while they're out of
 * view.
 */
const BLOCKS = '.prose > *, main section + section';
/**
 * The number of milliseconds that an idle period must have left for a block, which is enough for a table of thirty rows
 * on a slow phone.
 */
const RESERVE = 25;

/** Starts laying out the rest of each page when the browser is idle, as much in each idle period as fits in. */
export function startLayingOut(): void {
  onPage(() => {
    const main = document.getElementById('main');
    const blocks = document.querySelectorAll<HTMLElement>(BLOCKS).values();

    whenIdle(function layOutSome(period) {
      // The reader might have gone to a different page, or to a different place on this page.
      if (!main?.isConnected || !isFirstView()) return;
      // If the browser doesn't report idle periods, there's no way to tell when readers wouldn't notice the layout.
      if (!period) {
        layOutWhole();
        return;
      }
      do {
        const { value: block, done } = blocks.next();
        if (done) {
          // Keeps the first view's attribute. Without it, the browser would recompute the styles of the whole
          // page, which takes 170 ms for a long page on a slow phone.
          main.dataset.laidOut = '';
          return;
        }
        block.style.contentVisibility = 'visible';
        // Reading a size makes the browser lay out the block now, while there's time.
        void block.offsetHeight;
      } while (period.timeRemaining() > RESERVE);
      whenIdle(layOutSome);
    });
  });
}
