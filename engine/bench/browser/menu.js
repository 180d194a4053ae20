/**
 * Runs in measured pages before their own scripts. Clicks the menu button in every frame until the menu is
 * open, and stores the time in `window.menuUsable` (milliseconds since the navigation began). There are no
 * frames before the page can be painted.
 */
requestAnimationFrame(function press() {
  document.querySelector('[popovertarget="site-menu"]')?.click();
  if (document.querySelector('#site-menu:popover-open')) window.menuUsable = performance.now();
  else requestAnimationFrame(press);
});
