/**
 * The inline script of the home page that tells whoever set the site up why it does not work: with a
 * wrong base path neither script nor stylesheet is found. It decides on the script alone, brings its
 * own appearance, and is built by script so that crawlers do not index it.
 *
 * The early script reports each time that the entry doesn't arrive or throws. The first time may be the
 * network's fault, so the banner waits for the second. It's removed if the entry starts after all.
 */
import { ENTRY_FAILED } from '../../shared/events.ts';

export const BASE_BANNER_ID = 'base-banner';

/** Id of the explanation that the banner links to. */
const HELP_ID = `${BASE_BANNER_ID}-help`;

export interface BaseBannerConfig {
  /** `''` or `/docs`. */
  base: string;
}

/** Body of the inline script, the same for every build with this base path. ES5. */
export function baseBannerScript({ base }: BaseBannerConfig): string {
  const configured = JSON.stringify(`${base}/`).replace(/</g, '\\u003c');
  return `(function () {
var configured = ${configured};
var failures = 0;
function add(parent, name, text, style) {
var element = document.createElement(name);
element.textContent = text;
element.style.cssText = style || '';
return parent.appendChild(element);
}
function show() {
var suggested = location.pathname.replace(/index\\.html$/, '').replace(/\\/*$/, '/');
var box = add(document.body, 'div', '', 'border:thick solid red;background:#ffe6b3;color:#000;padding:20px;font:1rem/1.5 sans-serif');
box.id = '${BASE_BANNER_ID}';
box.setAttribute('role', 'alert');
add(box, 'p', 'Your Docusaurus site did not load properly.', 'font:bold 1.25em sans-serif');
add(box, 'p', 'Reload the page first, because a network failure looks the same.');
var reason = add(box, 'p', 'A very common reason is a wrong site ');
add(reason, 'a', 'baseUrl configuration', 'color:inherit;text-decoration:underline').href = '#${HELP_ID}';
reason.append('.');
add(box, 'p', 'Current configured baseUrl = ' + configured + (configured === '/' ? ' (default value)' : ''));
add(add(box, 'p', 'We suggest trying baseUrl = '), 'b', suggested, 'color:darkgreen');
add(box, 'p', 'The site only works under the path it was built for. Set base in site/site.config.ts to the path where the host serves the site, and build the site again.').id = '${HELP_ID}';
document.body.prepend(box);
}
addEventListener('${ENTRY_FAILED}', function () { if (++failures === 2) show(); });
})();`;
}
