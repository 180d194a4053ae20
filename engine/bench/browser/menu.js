/**
 * Runs in measured pages before their own scripts. In every frame, it clicks the menu button until the menu is
 * open, and then stores the time since navigation began in `window.menuUsable` (in milliseconds). Before the page
 * can be painted, there are no frames.
 */
requestAnimationFrame(function press() {
  document.querySelector('[popovertarget="site-menu"]')?.click();
  if (document.querySelector('#site-menu:popover-open')) window.menuUsable = performance.now();
  else requestAnimationFrame(press);
});
