/** Loads images for printing: images that are out of view, and images for the other color mode. */

/** The maximum time, in milliseconds, that printing waits for images. */
const PATIENCE = 5000;

/**
 * Loads all images before printing. The usual keyboard shortcut waits for this, and if a reader prints from
 * Chromium's menu, Chromium itself waits for the images.
 */
export function startPrinting(): void {
  addEventListener('beforeprint', loadImages);
  addEventListener('keydown', (event) => {
    // With Shift, the key is a different command.
    if (event.key !== 'p' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
    void Promise.race([loadImages(), late]).then(() => print());
  });
}

function loadImages(): Promise<unknown> {
  const images = [...document.images].map((image) => {
    image.loading = 'eager';
    return image.decode();
  });
  // A failed image doesn't prevent printing.
  return Promise.allSettled(images);
}
