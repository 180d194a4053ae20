/**
 * Runs in measured pages before their own scripts. `window.vitals` contains what a reader would notice.
 * Durations are in milliseconds, and points in time are in milliseconds since the navigation began.
 */
const longTasks = [];
const vitals = {
  firstContentfulPaint: 0,
  largestContentfulPaint: 0,
  layoutShift: 0,
  /** Sum of the time above 50 ms that tasks took. A page that's busy before it paints will paint late. */
  blocking: 0,
  /** The longest task that began after the first paint, or 0 if none took more than 50 ms. */
  get longestTaskAfterPaint() {
    const later = longTasks.filter(({ startTime }) => startTime >= vitals.firstContentfulPaint);
    return Math.max(0, ...later.map(({ duration }) => duration));
  },
};
window.vitals = vitals;

observe('paint', (entry) => {
  if (entry.name === 'first-contentful-paint') vitals.firstContentfulPaint = entry.startTime;
});
observe('largest-contentful-paint', (entry) => {
  vitals.largestContentfulPaint = entry.startTime;
});
observe('layout-shift', (entry) => {
  if (!entry.hadRecentInput) vitals.layoutShift += entry.value;
});
observe('longtask', (entry) => {
  longTasks.push(entry);
  vitals.blocking += entry.duration - 50;
});

function observe(type, onEntry) {
  new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({
    type,
    buffered: true,
  });
}
