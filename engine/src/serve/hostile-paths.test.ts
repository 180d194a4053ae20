import { describe, expect, it } from 'vitest';
import { redirectTarget } from '../shared/redirects.ts';
import { pathnameOfRoute, routeOfPathname } from '../shared/routes.ts';
import { resolveTarget } from './resolve-target.ts';
import { hostilePaths, leadsElsewhere } from './test-hostile-paths.ts';

const ORIGIN = 'https://docs.example.com';
const REDIRECTS = {
  prefixes: ['/old'],
  routes: { '/moved': '/quickstart' },
  wildcards: { '/charts': '/archive' },
};
const FILES = new Set(['index.html', '404.html', 'quickstart.html', 'assets/main-abcd1234.js']);

describe.each(['', '/guide'])('hostile paths below "%s"', (base) => {
  const starts = ['', base, `${base}/old`, `${base}/charts`, `${base}/quickstart`, '/old/old'];
  const paths = hostilePaths(starts, 20_000);

  it('lead to no other host on our server', () => {
    const release = {
      files: FILES,
      settings: { base, headers: {}, files: {}, redirects: REDIRECTS },
    };
    const found = paths.filter((path) => {
      const resolution = resolveTarget(path, release);
      return (
        resolution.kind === 'redirect' &&
        (leadsElsewhere(resolution.location, path, ORIGIN) || !/^[!-~]+$/.test(resolution.location))
      );
    });
    expect(found.slice(0, 5)).toEqual([]);
  });

  it('have routes that a browser requests from its own host', () => {
    const found = paths.filter((path) => {
      if (!URL.canParse(ORIGIN + path)) return false;
      const route = routeOfPathname(new URL(ORIGIN + path).pathname, base);
      if (route === undefined) return false;
      const addresses = [route, redirectTarget(route, REDIRECTS) ?? '/'];
      return addresses.some((each) => leadsElsewhere(pathnameOfRoute(each, base), path, ORIGIN));
    });
    expect(found.slice(0, 5)).toEqual([]);
  });
});
