/**
 * The site's fonts. The first frame uses system fonts with the same metrics, which don't wait for the network
 * or compete with the stylesheet. After that frame, the site's fonts are loaded. If they arrive quickly,
 * they're used at once. Otherwise, the text that the reader is reading doesn't change, and the fonts are used
 * from the next page on. A later document uses them from its first frame.
 *
 * The next page is painted before its fonts change, while it fades in. Both in one frame would double the time
 * from the click to the page, because the browser styles and lays out everything with new fonts, 100 ms on a
 * slow machine.
 */
import * as events from '../../shared/events.ts';
import { afterPaint } from '../page/after-layout.ts';
import { writeStored } from '../storage/storage.ts';

const TEXT_FONT = '1em "Schibsted Grotesk"';
/** After this many milliseconds, a reader would notice that the text changes. */
const QUICK = 150;

/** Loads the text font. The stylesheet loads the others when `html[data-fonts]` is set. */
export function startWebFonts(): void {
  const { dataset } = document.documentElement;
  // If the early script has set it, the browser already has the fonts.
  if (dataset.fonts !== undefined || !document.fonts) return;
  const asked = performance.now();
  const use = () => {
    dataset.fonts = '';
  };
  document.fonts.load(TEXT_FONT).then(() => {
    writeStored('fonts', '1');
    if (performance.now() - asked < QUICK) use();
    else document.addEventListener(events.SWAPPED, () => afterPaint(use), { once: true });
  }, console.warn);
}
