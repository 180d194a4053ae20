/**
 * Runs in measured pages, for links that load documents and for scripts that swap pages. `window.changeTime` is the
 * time in milliseconds from a click to the frame in which the page's main heading has changed.
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
