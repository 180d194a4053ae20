/**
 * The fonts of the site. The first frame is drawn in fonts of the system with the same measures, which
 * neither wait for the network nor take it from the stylesheet. The site's own are asked for then, and
 * used at once when the network is quick; otherwise the text that somebody is reading stays as it is, and
 * they are used from the next page on. When another document is loaded they are there from its first frame.
 *
 * The next page is painted before its fonts change, while it fades in. Both in one frame would double the time from the
 * click to the page, because the browser styles and lays out everything with new fonts, 100 ms on a slow machine.
 */
import * as events from '../../shared/events.ts';
import { writeStored } from '../storage/storage.ts';
import { afterPaint } from './after-layout.ts';

const TEXT_FONT = '1em "Schibsted Grotesk"';
/** Milliseconds after which a reader would see the text change. */
const QUICK = 150;

/** Loads the text font; the stylesheet asks for others when `html[data-fonts]` is set. */
export function startWebFonts(): void {
  const { dataset } = document.documentElement;
  // The early script has set it: the browser has the fonts already.
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
