/**
 * Runs in measured pages, for links that load documents and for scripts that swap pages. `window.paintedTime` is
 * the time in milliseconds from a click until the frame with the next page's main heading has been painted.
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
// A message sent during a frame arrives once the frame has been painted.
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
