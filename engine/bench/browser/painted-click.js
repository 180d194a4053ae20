/**
 * Runs in measured pages, whether links load documents or a script changes pages: after a click, `window.paintedTime` is
 * the time in milliseconds until the frame with another first-level heading has been painted.
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
// A message that is sent in a frame arrives after it has been painted.
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
