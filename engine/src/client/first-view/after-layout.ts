/** Work on places and sizes that costs no layout of its own. */

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
