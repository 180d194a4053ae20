/** Suggests the pages whose URLs are most similar to a URL without a page. Only loaded on the not-found page. */
import {
  decodeAddress,
  encodePathname,
  pathnameOfRoute,
  routeOfPathname,
} from '../../shared/routes.ts';
import type { PageDocuments } from '../navigation/loading/page-documents.ts';
import { parsePage } from '../navigation/page-swap.ts';
import { movedAddress } from './moved.ts';
import { nearestRoutes, routeWords } from './nearest-routes.ts';

const COUNT = 3;

/** If the page has moved, opens its new URL. Otherwise, suggests the most similar pages. */
export async function helpFrom(
  place: HTMLElement,
  base: string,
  documents: PageDocuments,
): Promise<void> {
  const moved = await movedAddress(new URL(location.href), base).catch(console.warn);
  if (moved) location.replace(moved.href);
  else await showNearestPages(place, base, documents);
}

/**
 * Lists the most similar pages in `place`, or hides it if there are none. Puts the words of the URL into an
 * empty search field. Rejects if the list of documents can't be loaded.
 */
async function showNearestPages(
  place: HTMLElement,
  base: string,
  documents: PageDocuments,
): Promise<void> {
  const wrong = decodeAddress(routeOfPathname(location.pathname, base) ?? location.pathname);
  const field = document.querySelector<HTMLInputElement>('main input[name="q"]');
  if (field) field.value ||= routeWords(wrong);
  const routes = nearestRoutes(wrong, await siteRoutes(base), COUNT);
  const items = await Promise.all(routes.map((route) => itemOf(route, base, documents)));
  place.querySelector('ol')?.replaceChildren(...items);
  place.hidden = items.length === 0;
}

/** The part of `documents.json` that this code reads. Every build writes the file, with or without plugins. */
interface SiteDocuments {
  versions: readonly { docs: readonly { path: string; unlisted?: true }[] }[];
}

/** Returns the encoded routes of all documents that aren't unlisted. */
async function siteRoutes(base: string): Promise<string[]> {
  const address = `${base}/documents.json`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  const { versions } = (await response.json()) as SiteDocuments;
  return versions
    .flatMap(({ docs }) => docs)
    .filter(({ unlisted }) => !unlisted)
    .flatMap(({ path }) => routeOfPathname(encodePathname(path), base) ?? []);
}

/**
 * Returns a link with the page's title. To get the title, the page is loaded, which makes a click on the link
 * instant.
 */
async function itemOf(route: string, base: string, documents: PageDocuments): Promise<HTMLElement> {
  const link = document.createElement('a');
  link.href = pathnameOfRoute(route, base);
  link.textContent = await titleOf(route, documents);
  const address = document.createElement('small');
  address.textContent = decodeAddress(route);
  const item = document.createElement('li');
  item.append(link, address);
  return item;
}

async function titleOf(route: string, documents: PageDocuments): Promise<string> {
  try {
    const { main, source } = parsePage(await documents.load(route), route);
    return main.querySelector('h1')?.textContent ?? source.title;
  } catch {
    // Without a title, the URL describes the page well enough.
    return decodeAddress(route);
  }
}
