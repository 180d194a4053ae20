/** Pages on the fixture site for the navigation tests. They're all longer than a window. */
import { pathnameOfRoute } from '../../src/shared/routes.ts';

/** Base path of the fixture site. */
export const BASE = '/guide';

function pageAt(route: string, title: string) {
  return { route, path: pathnameOfRoute(route, BASE), title };
}

export const TEXT = pageAt('/dialect/text', 'Text');
export const CALLOUTS = pageAt('/dialect/callouts', 'Callouts');
export const CODE = pageAt('/dialect/code', 'Code');
export const COMPONENTS = pageAt('/dialect/components', 'Components');
