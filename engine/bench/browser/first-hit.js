/**
 * Runs in measured pages. `window.hitTime` is the time in milliseconds from the first pointer press to the frame in
 * which a visible element matches `window.hit.selector` and contains `window.hit.text`.
 */
let pressed;

addEventListener(
  'pointerdown',
  (event) => {
    pressed ??= event.timeStamp;
  },
  true,
);

const isHit = (element) =>
  element.checkVisibility() && element.textContent.toLowerCase().includes(window.hit.text);

requestAnimationFrame(function look() {
  const isThere =
    pressed !== undefined && [...document.querySelectorAll(window.hit.selector)].some(isHit);
  if (isThere) window.hitTime = performance.now() - pressed;
  else requestAnimationFrame(look);
});
