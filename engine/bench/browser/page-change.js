/**
 * Runs in measured pages, whether links load documents or a script changes pages. After a click,
 * `window.changeTime` is the time in milliseconds until the frame with a different first-level heading.
 */
const KEY = 'bench.click';
const now = () => performance.timeOrigin + performance.now();
const headingText = () => document.querySelector('h1')?.textContent;

addEventListener(
  'click',
  () => sessionStorage.setItem(KEY, JSON.stringify({ clicked: now(), before: headingText() })),
  true,
);

requestAnimationFrame(function look() {
  const { clicked, before } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  const text = headingText();
  if (clicked !== undefined && text && text !== before) {
    sessionStorage.removeItem(KEY);
    window.changeTime = now() - clicked;
  }
  requestAnimationFrame(look);
});
