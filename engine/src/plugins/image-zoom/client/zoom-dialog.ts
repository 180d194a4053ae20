/** The dialog in which an image of the content is shown large. Loaded when the first one is opened. */

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

/** Value of the dialog's attribute when it is smaller than the picture. */
const SCROLLS = 'scrolls';
/** Scrolling further than this, in pixels, closes the dialog. */
const SCROLL_LIMIT = 40;
/** Times as wide as in the text that a picture has to be for a window that shows all of it. */
const WORTHWHILE = 1.25;
/** Events of readers who scroll. */
const INPUTS = ['wheel', 'keydown', 'pointerdown'];

/** Opens the dialog; focus returns to the image when it closes. */
export function openZoom(image: HTMLImageElement): void {
  // A reader who has left the page meanwhile.
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
 * True if the picture is larger than in the text when the window shows all of it. If the text shows the version for phones, it has to
 * reach its own size instead. Otherwise readers scroll in it.
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

/** Returns the file to show: the one with everything where the text shows the version for phones. */
function largestOf(image: HTMLImageElement): string {
  return showsNarrow(image) ? image.src : image.currentSrc || image.src;
}

function showsNarrow(image: HTMLImageElement): boolean {
  const sources = image.closest('picture')?.querySelectorAll('source') ?? [];
  return [...sources].some(({ media }) => media !== '' && matchMedia(media).matches);
}

/** Pixels that a picture is meant to be wide; it may have more. */
function widthOf(image: HTMLImageElement): number {
  return Number(image.getAttribute('width') ?? image.naturalWidth);
}

function heightOf(image: HTMLImageElement): number {
  return Number(image.getAttribute('height') ?? image.naturalHeight);
}

/** True if there is more of the picture than the dialog shows. */
function isScrollable({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean {
  return scrollWidth > clientWidth || scrollHeight > clientHeight;
}

/** Closes on click, Escape (the browser's part), scrolling, resizing, Back, and navigating; focus returns. */
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
  addEventListener('resize', close, { signal });
  const onScroll = () => Math.abs(scrollY - (start ?? scrollY)) > SCROLL_LIMIT && close();
  addEventListener('scroll', onScroll, { signal });
  // If the page behind can't scroll, only the wheel says that the reader wants to go on.
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
