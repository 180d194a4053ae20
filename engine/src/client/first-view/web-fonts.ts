/**
 * The site's fonts. The first frame uses system fonts with the same metrics, which don't wait for the network
 * or compete with the stylesheet. After that frame, the site's fonts are loaded, and used as soon as they
 * arrive. Nothing moves then, because the metrics are the same. A later document uses them from its first frame.
 */
import { writeStored } from '../storage/storage.ts';

const TEXT_FONT = '1em "Schibsted Grotesk"';

/** Loads the text font. The stylesheet loads the others when `html[data-fonts]` is set. */
export function startWebFonts(): void {
  const { dataset } = document.documentElement;
  // If the early script has set it, the browser already has the fonts.
  if (dataset.fonts !== undefined || !document.fonts) return;
  document.fonts.load(TEXT_FONT).then(() => {
    writeStored('fonts', '1');
    dataset.fonts = '';
  }, console.warn);
}
