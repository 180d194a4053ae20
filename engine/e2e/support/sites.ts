/** The pages of a site, and functions for going through all of them. */
import type { APIRequestContext } from '@playwright/test';
import type { TestServer } from '../servers.ts';

/** Returns the URLs of all pages of a site: from its sitemap, unlisted pages, and a page that doesn't exist. */
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

/** Returns the share of `all` for one of `count` tests. */
export function shareOf<Item>(all: readonly Item[], index: number, count: number): Item[] {
  return all.filter((_, place) => place % count === index);
}
