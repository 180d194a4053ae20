/** Work that waits until the next frame has been laid out. */

/**
 * Runs `work` once in the next frame, after layout and before paint. If code reads a position or size earlier
 * than that, the browser has to lay out the page an additional time. A page in the background renders no
 * frames, so `work` runs at once.
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
