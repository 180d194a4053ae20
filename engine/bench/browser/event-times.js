/**
 * Runs in measured pages. `window.slowestEvent` is the longest time in milliseconds from something a reader does to
 * the next frame. The browser rounds times to 8 ms and doesn't report any below 16 ms.
 */
window.slowestEvent = 0;

new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries()) {
    if (interactionId > 0) window.slowestEvent = Math.max(window.slowestEvent, duration);
  }
}).observe({ type: 'event', durationThreshold: 16, buffered: true });
