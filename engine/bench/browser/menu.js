/**
 * Runs in measured pages before their own scripts: presses the menu button in every frame until the
 * menu is open, and keeps the time in `window.menuUsable` (milliseconds since the navigation began).
 * No frame comes before the page may be painted.
 */
requestAnimationFrame(function press() {
  document.querySelector('[popovertarget="site-menu"]')?.click();
  if (document.querySelector('#site-menu:popover-open')) window.menuUsable = performance.now();
  else requestAnimationFrame(press);
});
