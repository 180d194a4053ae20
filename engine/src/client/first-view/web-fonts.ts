/**
 * Loads the site's fonts. The first frame uses system fonts with the same metrics, which neither wait for the network
 * nor compete with the stylesheet. After that frame, the site's fonts are loaded and are used as soon as they arrive.
 * Because the metrics are the same, nothing moves. Later documents use the fonts from their first frame.
 */
import { writeStored } from '../storage/storage.ts';

const TEXT_FONT = '1em "Schibsted Grotesk"';

/** Loads the text font. The stylesheet loads the others when `html[data-fonts]` is set. */
export function startWebFonts(): void {
  const { dataset } = document.documentElement;
  // If the early script has already set the attribute, the browser has the fonts.
  if (dataset.fonts !== undefined || !document.fonts) return;
  document.fonts.load(TEXT_FONT).then(() => {
    writeStored('fonts', '1');
    dataset.fonts = '';
  }, console.warn);
}
