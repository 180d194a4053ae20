/**
 * Image zoom: images in content open in a dialog. They become zoomable one second after the page has
 * loaded and one second after each change of route; one that was clicked before opens then.
 */

import * as attributes from '../../shared/attributes.ts';
import * as texts from '../../shared/texts/content.ts';
import { onPage } from '../navigation/page-events.ts';

const DELAY = 1000;
const ZOOMABLE = `[${attributes.ZOOMABLE}]`;

/** The last click or key: what was meant is known when images are zoomable. */
let last: Event | undefined;

/**
 * Starts making images zoomable.
 *
 * @param early the last event before this code
 */
export function startImageZoom(early?: Event): void {
  let timer: ReturnType<typeof setTimeout>;
  last = early;
  onPage(() => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      markImages();
      if (last) onActivate(last);
    }, DELAY);
  });
  for (const type of ['click', 'keydown']) document.addEventListener(type, onActivate);
}

function markImages(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>(`[${attributes.CONTENT}] img`)) {
    if (image.closest(`a, button, [${attributes.ZOOM}="off"]`)) continue;
    image.dataset.zoomable = '';
    image.tabIndex = 0;
    image.setAttribute('role', 'button');
    image.setAttribute('aria-haspopup', 'dialog');
    image.setAttribute('aria-label', texts.zoomImage(image.alt));
  }
}

function onActivate(event: Event & { key?: string }): void {
  last = event;
  const image = zoomableAt(event.target);
  if (image && (event.type === 'click' || event.key === 'Enter' || event.key === ' ')) {
    event.preventDefault();
    // The first to be zoomed on a page is rare enough for its code to come then.
    const load = () => import('./zoom-dialog.ts');
    load().then(
      (loaded) => loaded.openZoom(image),
      // The picture by itself, which the browser has already: Back leads to the page again.
      () => image.isConnected && location.assign(image.currentSrc || image.src),
    );
  }
}

/** Returns the image that an element is, or that the reader sees on the mat of a screenshot. */
function zoomableAt(target: EventTarget | null): HTMLImageElement | undefined {
  if (target instanceof HTMLImageElement) return target.matches(ZOOMABLE) ? target : undefined;
  if (!(target instanceof Element) || !target.matches(`[${attributes.SCREENSHOT}]`))
    return undefined;
  const images = target.querySelectorAll<HTMLImageElement>(ZOOMABLE);
  return [...images].find((image) => image.checkVisibility());
}
