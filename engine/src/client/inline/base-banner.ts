/**
 * The home page's inline script that explains a wrong base path to the site's author. With a wrong base path,
 * neither the entry nor the stylesheet loads. The script only checks the entry, has its own styles, and creates
 * the banner itself so that crawlers don't index it.
 *
 * The early script reports each time that the entry fails to load or throws. The first failure may be a network
 * error, so the banner waits for the second. If the entry starts after all, the banner is removed.
 */
import { ENTRY_FAILED } from '../../shared/events.ts';

export const BASE_BANNER_ID = 'base-banner';

/** The id of the explanation, to which the banner links. */
const HELP_ID = `${BASE_BANNER_ID}-help`;

export interface BaseBannerConfig {
  /** `''` or `/docs`. */
  base: string;
}

/** Returns the script's body, which is the same for every build with this base path. It's ES5. */
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
