/**
 * Image zoom. Images in content open in a dialog. They become zoomable one second after the page has loaded,
 * and one second after each route change. If a reader clicked one earlier, it opens then.
 */

import { onPage } from '../../../client/page/page-events.ts';
import { CONTENT, SCREENSHOT } from '../../../shared/attributes.ts';
import type { ClientContext } from '../../../shared/plugin-modules.ts';
import * as texts from '../texts.ts';

/** `off` on an image or an ancestor keeps readers from zooming it. */
const ZOOM = 'data-zoom';
const ZOOMABLE = 'data-zoomable';

const DELAY = 1000;
const ZOOMABLE_IMAGE = `[${ZOOMABLE}]`;

/** The last click or key press. It's handled when images become zoomable. */
let last: Event | undefined;

/** Starts making images zoomable. */
export default function startImageZoom({ intents }: Pick<ClientContext, 'intents'>): void {
  let timer: ReturnType<typeof setTimeout>;
  last = intents.at(-1);
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
  for (const image of document.querySelectorAll<HTMLImageElement>(`[${CONTENT}] img`)) {
    if (image.closest(`a, button, [${ZOOM}="off"]`)) continue;
    image.setAttribute(ZOOMABLE, '');
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
    // Readers zoom few images, so the code is only loaded for the first one.
    const load = () => import('./zoom-dialog.ts');
    load().then(
      (loaded) => loaded.openZoom(image),
      // Opens the image itself, which the browser already has. The Back button returns to the page.
      () => image.isConnected && location.assign(image.currentSrc || image.src),
    );
  }
}

/** Returns the element itself if it's a zoomable image. For a screenshot's frame, returns the visible image in it. */
function zoomableAt(target: EventTarget | null): HTMLImageElement | undefined {
  if (target instanceof HTMLImageElement)
    return target.matches(ZOOMABLE_IMAGE) ? target : undefined;
  if (!(target instanceof Element) || !target.matches(`[${SCREENSHOT}]`)) return undefined;
  const images = target.querySelectorAll<HTMLImageElement>(ZOOMABLE_IMAGE);
  return [...images].find((image) => image.checkVisibility());
}
