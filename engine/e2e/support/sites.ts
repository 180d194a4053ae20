/** Lists the pages of a site, and splits them between tests. */
import type { APIRequestContext } from '@playwright/test';
import type { TestServer } from '../servers.ts';

/** Returns the URLs of all pages: those in the sitemap, unlisted ones, and one that doesn't exist. */
export async function addressesOf(
  request: APIRequestContext,
  site: TestServer,
  unlisted: readonly string[] = [],
): Promise<string[]> {
  const { origin, pathname: base } = new URL(site.url);
  const sitemap = await (await request.get(`${site.url}/sitemap.xml`)).text();
  const pathnames = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  if (pathnames.length === 0) throw new Error(`The sitemap of ${site.url} is empty`);
  const others = ['/there-is-no-such-page', ...unlisted].map((route) =>
    base === '/' ? route : base + route,
  );
  return [...pathnames, ...others].map((pathname) => origin + pathname);
}

/** Returns the part of `all` for one of `count` tests. */
export function shareOf<Item>(all: readonly Item[], index: number, count: number): Item[] {
  return all.filter((_, place) => place % count === index);
}
