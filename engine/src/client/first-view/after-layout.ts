/** Work that waits for a step of the next frame: its layout, or the frame itself. */

/**
 * Runs `work` once in the next frame, after layout and before it is painted. Asked for earlier, a place or
 * size would make the browser lay out the page once more. A page in the background draws no frame: there
 * `work` is run at once.
 */
export function afterLayout(work: () => void): void {
  if (document.hidden) {
    work();
    return;
  }
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    work();
  });
  observer.observe(document.documentElement);
}

/**
 * Runs `work` once the next frame has been handed over to be painted. A page in the background draws no frame: there
 * `work` is run when the reader returns.
 */
export function afterPaint(work: () => void): void {
  // A task that is queued in a frame runs after its layout and paint.
  requestAnimationFrame(() => setTimeout(work));
}
