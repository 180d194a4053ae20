/**
 * Runs in measured pages, whether links load documents or a script changes pages. After a click,
 * `window.paintedTime` is the time in milliseconds until the frame with a different first-level heading has
 * been painted.
 */
const KEY = 'bench.painted-click';
const now = () => performance.timeOrigin + performance.now();
const headingText = () => document.querySelector('h1')?.textContent;

addEventListener(
  'click',
  ({ timeStamp }) => {
    const clicked = performance.timeOrigin + timeStamp;
    sessionStorage.setItem(KEY, JSON.stringify({ clicked, before: headingText() }));
  },
  true,
);

const { port1, port2 } = new MessageChannel();
let clickedAt;
// A message that's sent in a frame arrives after the frame has been painted.
port2.onmessage = () => {
  window.paintedTime = now() - clickedAt;
};

requestAnimationFrame(function look() {
  const { clicked, before } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  const text = headingText();
  if (clicked !== undefined && text && text !== before) {
    sessionStorage.removeItem(KEY);
    clickedAt = clicked;
    port1.postMessage('');
  }
  requestAnimationFrame(look);
});
