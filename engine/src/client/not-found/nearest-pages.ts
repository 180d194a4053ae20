/** The pages whose addresses are nearest to one that no page has. Loaded on the not-found page alone. */
import {
  decodeAddress,
  encodePathname,
  pathnameOfRoute,
  routeOfPathname,
} from '../../shared/routes.ts';
import type { PageDocuments } from '../navigation/loading/page-documents.ts';
import { parsePage } from '../navigation/page-swap.ts';
import { movedAddress } from './moved.ts';
import { nearestRoutes, wordsOf } from './nearest-routes.ts';

const COUNT = 3;

/** Goes on where the address has moved to; offers the nearest pages where it has not. */
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
 * Lists the nearest pages in the place for them, which is hidden when there are none, and puts the words
 * of the address into an empty field of search. Rejects if the list of documents can't be loaded.
 */
async function showNearestPages(
  place: HTMLElement,
  base: string,
  documents: PageDocuments,
): Promise<void> {
  const wrong = decodeAddress(routeOfPathname(location.pathname, base) ?? location.pathname);
  const field = document.querySelector<HTMLInputElement>('main input[name="q"]');
  if (field) field.value ||= wordsOf(wrong);
  const routes = nearestRoutes(wrong, await siteRoutes(base), COUNT);
  const items = await Promise.all(routes.map((route) => itemOf(route, base, documents)));
  place.querySelector('ol')?.replaceChildren(...items);
  place.hidden = items.length === 0;
}

/** The part of `documents.json` that is read here. Every build writes the file, whichever plugins it has. */
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

/** A link with the title of the page; loading it for that makes the click on it instant. */
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
    // The address says enough.
    return decodeAddress(route);
  }
}
