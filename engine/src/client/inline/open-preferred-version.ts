/**
 * The inline script on the home page of a site with several versions. It redirects readers who come from a different
 * origin to the version that they read last, which `../layout/remember-version.ts` stores. It ignores clicks on links
 * within the origin, because readers change the version with them.
 */
import type { OtherVersion } from '../../shared/view.ts';
import { storageKey } from '../storage/storage.ts';

export const PREFERRED_VERSION = 'preferred-version';

/** Body of the script, in ES5. Empty for a site with one version, whose home page is the only one. */
export function preferredVersionScript(others: readonly OtherVersion[]): string {
  if (others.length === 0) return '';
  const homes = JSON.stringify(others.map(({ name, base }) => [name, `${base}/`]));
  return `(function (homes, preferred, index) {
if (!document.referrer.indexOf(location.origin + '/')) return;
try { preferred = localStorage['${storageKey(PREFERRED_VERSION)}']; } catch (error) {}
for (index = 0; index < homes.length; index++) {
if (homes[index][0] === preferred) location.replace(homes[index][1] + location.search + location.hash);
}
})(${homes.replace(/</g, '\\u003c')});`;
}
