/**
 * Runs in measured pages before their own scripts: `window.vitals` holds what a reader would notice.
 * Times are milliseconds since the navigation began.
 */
const vitals = {
  firstContentfulPaint: 0,
  largestContentfulPaint: 0,
  layoutShift: 0,
  /** Sum of what tasks took beyond 50 ms after the first paint. */
  totalBlockingTime: 0,
};
window.vitals = vitals;

const longTasks = [];

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
  // What runs before there is something to see keeps nobody from using it.
  vitals.totalBlockingTime = longTasks
    .map(({ startTime, duration }) => {
      const start = Math.max(startTime, vitals.firstContentfulPaint);
      return Math.max(0, startTime + duration - start - 50);
    })
    .reduce((sum, blocking) => sum + blocking, 0);
});

function observe(type, onEntry) {
  new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({
    type,
    buffered: true,
  });
}
