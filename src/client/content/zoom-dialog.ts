/** The dialog in which an image of the content is shown large. Loaded when the first one is opened. */

import * as events from '../../shared/events.ts';
import * as texts from '../../shared/texts/content.ts';
import { close as closeLabel } from '../../shared/texts/layout.ts';
import css from './zoom-dialog.css?inline';

const styles = new CSSStyleSheet();
styles.replaceSync(css);
document.adoptedStyleSheets.push(styles);

/** Scrolling further than this, in pixels, closes the dialog. */
const SCROLL_LIMIT = 40;
/** Events of readers who scroll. */
const INPUTS = ['wheel', 'keydown', 'pointerdown'];

/** Opens the dialog; focus returns to the image when it closes. */
export function openZoom(image: HTMLImageElement): void {
  // A reader who has left the page meanwhile.
  if (!image.isConnected) return;
  const dialog = document.createElement('dialog');
  dialog.dataset.imageZoom = '';
  dialog.setAttribute('aria-label', image.alt === '' ? texts.image : image.alt);
  const large = document.createElement('img');
  large.src = image.currentSrc || image.src;
  large.alt = image.alt;
  // Of pictures with more pixels than they are meant to be wide, the width that is meant.
  large.style.setProperty('--width', `${image.getAttribute('width') ?? image.naturalWidth}px`);
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.imageZoomClose = '';
  button.setAttribute('aria-label', closeLabel);
  dialog.append(large, button);
  document.body.append(dialog);
  closeOnLeaving(dialog, image);
  dialog.dispatchEvent(new CustomEvent(events.COVERING, { bubbles: true }));
  dialog.showModal();
}

/** Closes on click, Escape (the browser's part), scrolling, Back and navigating; focus returns. */
function closeOnLeaving(dialog: HTMLDialogElement, image: HTMLElement): void {
  const over = new AbortController();
  const { signal } = over;
  const close = () => dialog.close();
  let start: number | undefined;
  let wheeled = 0;
  dialog.addEventListener('click', close, { signal });
  // Until the reader does something, what scrolls is the page on its way to the focused image.
  const onInput = () => {
    start ??= scrollY;
  };
  for (const type of INPUTS) addEventListener(type, onInput, { signal, passive: true });
  // On a device that is turned the page behind finds another offset by itself.
  const onResize = () => {
    start = undefined;
  };
  addEventListener('resize', onResize, { signal });
  const onScroll = () => Math.abs(scrollY - (start ?? scrollY)) > SCROLL_LIMIT && close();
  addEventListener('scroll', onScroll, { signal });
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
