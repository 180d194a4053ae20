/** The dialog in which an image of the content is shown large. Loaded when the first one is opened. */

import * as events from '../../shared/events.ts';
import * as texts from '../../shared/texts/content.ts';
import { close as closeLabel } from '../../shared/texts/layout.ts';

/** Scrolling further than this, in pixels, closes the dialog. */
const SCROLL_LIMIT = 40;

/** Opens the dialog; focus returns to the image when it closes. */
export function openZoom(image: HTMLImageElement): void {
  const dialog = document.createElement('dialog');
  dialog.dataset.imageZoom = '';
  dialog.setAttribute('aria-label', image.alt === '' ? texts.image : image.alt);
  const large = document.createElement('img');
  large.src = image.currentSrc || image.src;
  large.alt = image.alt;
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.imageZoomClose = '';
  button.setAttribute('aria-label', closeLabel);
  dialog.append(large, button);
  document.body.append(dialog);
  closeOnLeaving(dialog, image);
  dialog.showModal();
}

/** Closes on click, Escape (the browser's part), scrolling, resizing and navigating; focus returns. */
function closeOnLeaving(dialog: HTMLDialogElement, image: HTMLElement): void {
  const over = new AbortController();
  const { signal } = over;
  const close = () => dialog.close();
  const start = scrollY;
  let wheeled = 0;
  dialog.addEventListener('click', close, { signal });
  addEventListener('resize', close, { signal });
  document.addEventListener(events.SWAPPED, close, { signal });
  addEventListener('scroll', () => Math.abs(scrollY - start) > SCROLL_LIMIT && close(), { signal });
  // Where the page behind cannot scroll the wheel alone says that the reader wants to go on.
  const onWheel = ({ deltaY }: WheelEvent) => {
    wheeled += deltaY;
    if (Math.abs(wheeled) > SCROLL_LIMIT) close();
  };
  dialog.addEventListener('wheel', onWheel, { signal, passive: true });
  dialog.addEventListener(
    'close',
    () => {
      over.abort();
      dialog.remove();
      if (image.isConnected) image.focus({ preventScroll: true });
    },
    { signal },
  );
}
