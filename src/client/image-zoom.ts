/**
 * Image zoom: images in content open in a dialog. They become zoomable one second after the page has
 * loaded and one second after each change of route.
 */
const DELAY = 1000;
/** Scrolling further than this, in pixels, closes the dialog. */
const SCROLL_LIMIT = 40;
const ZOOMABLE = '[data-zoomable]';

/** Starts making images zoomable. */
export function startImageZoom(): void {
  let timer: ReturnType<typeof setTimeout>;
  function schedule(): void {
    clearTimeout(timer);
    timer = setTimeout(markImages, DELAY);
  }
  document.addEventListener('docs:navigated', schedule);
  document.addEventListener('click', onActivate);
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === ' ') onActivate(event);
  });
  schedule();
}

function markImages(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>(`[data-content] img`)) {
    if (image.closest(`a, button, [data-zoom="off"], ${ZOOMABLE}`)) continue;
    image.dataset.zoomable = '';
    image.tabIndex = 0;
    image.setAttribute('role', 'button');
    image.setAttribute('aria-haspopup', 'dialog');
    image.setAttribute('aria-label', image.alt === '' ? 'Zoom image' : `Zoom image: ${image.alt}`);
  }
}

function onActivate(event: Event): void {
  const image = event.target;
  if (!(image instanceof HTMLImageElement) || !image.matches(ZOOMABLE)) return;
  event.preventDefault();
  openZoom(image);
}

function openZoom(image: HTMLImageElement): void {
  const dialog = document.createElement('dialog');
  dialog.dataset.imageZoom = '';
  dialog.setAttribute('aria-label', image.alt === '' ? 'Image' : image.alt);
  const large = document.createElement('img');
  large.src = image.currentSrc || image.src;
  large.alt = image.alt;
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.imageZoomClose = '';
  button.setAttribute('aria-label', 'Close');
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
  document.addEventListener('docs:swapped', close, { signal });
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
