/**
 * The inline script on the home page of a site with several versions. It redirects readers who come from a
 * different origin to the version that they read last, which `../layout/remember-version.ts` stores. It ignores
 * clicks on links within the origin, because readers use them to switch versions.
 */
import type { OtherVersion } from '../../shared/view.ts';
import { storageKey } from '../storage/storage.ts';

export const PREFERRED_VERSION = 'preferred-version';

/** Returns the body of the script, in ES5. It's empty for a site with one version, which has only one home page. */
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
