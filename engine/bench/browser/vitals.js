/**
 * Runs in measured pages before their own scripts: `window.vitals` holds what a reader would notice.
 * Times are milliseconds, points in time those since the navigation began.
 */
const longTasks = [];
const vitals = {
  firstContentfulPaint: 0,
  largestContentfulPaint: 0,
  layoutShift: 0,
  /** Sum of what tasks took beyond 50 ms: a page that is busy before it paints paints late. */
  blocking: 0,
  /** The longest task that began after the first paint; 0 when none passed 50 ms. */
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
