/**
 * The inline script of the home page that tells whoever set the site up why it does not work: with a
 * wrong base path neither script nor stylesheet is found. It decides on the script alone, brings its
 * own appearance, and is built by script so that crawlers do not index it.
 *
 * The early script imports the entry and leaves it to others what becomes of that: an entry that does not
 * arrive or throws is a rejection that nobody handles.
 */

export interface BaseBannerConfig {
  /** `''` or `/docs`. */
  base: string;
}

/** Body of the inline script, the same for every build with this base path. ES5. */
export function baseBannerScript({ base }: BaseBannerConfig): string {
  const configured = JSON.stringify(`${base}/`).replace(/</g, '\\u003c');
  return `(function () {
var configured = ${configured};
var shown = false;
function add(parent, name, text, style) {
var element = document.createElement(name);
element.textContent = text;
element.style.cssText = style || '';
return parent.appendChild(element);
}
function show() {
if (shown || window.docsStarted || !('noModule' in document.createElement('script'))) return;
shown = true;
var suggested = location.pathname.replace(/index\\.html$/, '').replace(/\\/*$/, '/');
var box = add(document.body, 'div', '', 'border:thick solid red;background:#ffe6b3;color:#000;padding:20px;font:1rem/1.5 sans-serif');
box.id = 'base-banner';
box.setAttribute('role', 'alert');
add(box, 'p', 'Your Docusaurus site did not load properly.', 'font:bold 1.25em sans-serif');
add(box, 'p', 'Reload the page first: a network failure looks the same.');
add(box, 'p', 'A very common reason is a wrong site baseUrl configuration.');
add(box, 'p', 'Current configured baseUrl = ' + configured + (configured === '/' ? ' (default value)' : ''));
if (suggested !== configured) {
var line = add(box, 'p', 'We suggest trying baseUrl = ');
add(line, 'b', suggested);
}
document.body.prepend(box);
}
addEventListener('unhandledrejection', function () { setTimeout(show, 1000); });
})();`;
}
