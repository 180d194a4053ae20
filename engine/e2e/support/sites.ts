/** The pages of a site, and ways to go through all of them. */
import type { APIRequestContext } from '@playwright/test';
import type { TestServer } from '../servers.ts';

/** Addresses of all pages of a site: those of its sitemap, unlisted ones, and one that does not exist. */
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

/** The part of `all` that is the share of the `index`-th of `count` tests. */
export function shareOf<Item>(all: readonly Item[], index: number, count: number): Item[] {
  return all.filter((_, place) => place % count === index);
}
