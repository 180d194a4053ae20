/**
 * Runs in measured pages. `window.headingTime` is the time in milliseconds from a click to the frame in which the
 * page's main heading has changed.
 */
let clicked;
let before;
const headingText = () => document.querySelector('main h1')?.textContent;

addEventListener(
  'click',
  (event) => {
    clicked = event.timeStamp;
    before = headingText();
    window.headingTime = undefined;
  },
  true,
);

new MutationObserver(() => {
  if (clicked === undefined || headingText() === before || !headingText()) return;
  const start = clicked;
  clicked = undefined;
  requestAnimationFrame(() => {
    window.headingTime = performance.now() - start;
  });
}).observe(document, { childList: true, subtree: true });
