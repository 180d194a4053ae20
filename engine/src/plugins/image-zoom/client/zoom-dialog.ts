/** The dialog that shows an image from the content enlarged. Loaded when the first one is opened. */

import * as events from '../../../shared/events.ts';
import { close as closeLabel } from '../../../shared/texts/layout.ts';
import * as texts from '../texts.ts';
import css from './zoom-dialog.css?inline';

const styles = new CSSStyleSheet();
styles.replaceSync(css);
document.adoptedStyleSheets.push(styles);

/** On the dialog. */
const IMAGE_ZOOM = 'data-image-zoom';
const IMAGE_ZOOM_CLOSE = 'data-image-zoom-close';

/** The value of the dialog's attribute if the dialog is smaller than the image. */
const SCROLLS = 'scrolls';
/** Scrolling further than this, in pixels, closes the dialog. */
const SCROLL_LIMIT = 40;
/** If the whole image fits in the window, it has to be at least this many times as wide as in the text. */
const WORTHWHILE = 1.25;
/** Events that a reader's scrolling causes. */
const INPUTS = ['wheel', 'keydown', 'pointerdown'];

/** Opens the dialog. When it closes, the focus returns to the image. */
export function openZoom(image: HTMLImageElement): void {
  // The reader has left the page in the meantime.
  if (!image.isConnected) return;
  const dialog = document.createElement('dialog');
  dialog.setAttribute(IMAGE_ZOOM, isWorthwhile(image) ? '' : SCROLLS);
  dialog.setAttribute('aria-label', image.alt === '' ? texts.image : image.alt);
  const large = document.createElement('img');
  large.src = largestOf(image);
  large.alt = image.alt;
  large.style.setProperty('--width', `${widthOf(image)}px`);
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute(IMAGE_ZOOM_CLOSE, '');
  button.setAttribute('aria-label', closeLabel);
  dialog.append(large, button);
  document.body.append(dialog);
  closeOnLeaving(dialog, image);
  dialog.dispatchEvent(new CustomEvent(events.COVERING, { bubbles: true }));
  dialog.showModal();
}

/**
 * True if the image is larger than in the text when the window shows all of it. If the text shows the version
 * for phones, the image has to reach its full size instead. If this function returns false, readers scroll in
 * the image.
 */
function isWorthwhile(image: HTMLImageElement): boolean {
  const isDrawing = image.currentSrc.endsWith('.svg');
  const least = showsNarrow(image) ? widthOf(image) : WORTHWHILE * image.clientWidth;
  const width = Math.min(
    innerWidth,
    (innerHeight * widthOf(image)) / heightOf(image),
    isDrawing ? Number.POSITIVE_INFINITY : widthOf(image),
  );
  return width >= least;
}

/** Returns the file to show. If the text shows the version for phones, that's the complete image. */
function largestOf(image: HTMLImageElement): string {
  return showsNarrow(image) ? image.src : image.currentSrc || image.src;
}

function showsNarrow(image: HTMLImageElement): boolean {
  const sources = image.closest('picture')?.querySelectorAll('source') ?? [];
  return [...sources].some(({ media }) => media !== '' && matchMedia(media).matches);
}

/** Returns an image's intended width in CSS pixels. The file may have more pixels. */
function widthOf(image: HTMLImageElement): number {
  return Number(image.getAttribute('width') ?? image.naturalWidth);
}

function heightOf(image: HTMLImageElement): number {
  return Number(image.getAttribute('height') ?? image.naturalHeight);
}

/** True if there is more of the image than the dialog shows. */
function isScrollable({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean {
  return scrollWidth > clientWidth || scrollHeight > clientHeight;
}

/**
 * Closes the dialog on click, Escape (which the browser handles), scrolling, resizing, Back, and navigation.
 * The focus returns to the image.
 */
function closeOnLeaving(dialog: HTMLDialogElement, image: HTMLElement): void {
  const over = new AbortController();
  const { signal } = over;
  const close = () => dialog.close();
  let start: number | undefined;
  let wheeled = 0;
  dialog.addEventListener('click', close, { signal });
  // Until the reader does something, the page only scrolls to the focused image.
  const onInput = () => {
    start ??= scrollY;
  };
  for (const type of INPUTS) addEventListener(type, onInput, { signal, passive: true });
  addEventListener('resize', close, { signal });
  const onScroll = () => Math.abs(scrollY - (start ?? scrollY)) > SCROLL_LIMIT && close();
  addEventListener('scroll', onScroll, { signal });
  // If the page behind the dialog can't scroll, only the wheel shows that the reader wants to continue.
  const onWheel = ({ deltaY }: WheelEvent) => {
    if (isScrollable(dialog)) return;
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
