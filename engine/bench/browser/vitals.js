/**
 * Runs in measured pages before their own scripts. `window.vitals` contains what a reader would notice. All times
 * are in milliseconds, and points in time are relative to the start of navigation.
 */
const longTasks = [];
const vitals = {
  firstContentfulPaint: 0,
  largestContentfulPaint: 0,
  layoutShift: 0,
  /** How much tasks exceeded 50 ms, added up. If a page is busy before it paints, it paints late. */
  blocking: 0,
  /** The longest task that began after the first paint. 0 if none took more than 50 ms. */
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
