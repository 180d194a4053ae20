/**
 * Selects a sample of a site's pages: the largest page in each folder, and as many others as it takes for the
 * sample to contain every class name of the site. Everything that a template or component adds has a class name, so
 * the sample reveals its faults without checking hundreds of pages.
 */
import { readFile } from 'node:fs/promises';
import type { BuiltServer } from '../servers.ts';

interface SampledPage {
  address: string;
  folder: string;
  /** Size of the HTML in characters. */
  size: number;
  classes: ReadonlySet<string>;
}

/** Returns the URLs to check, in the given order. URLs without a file are always included. */
export async function samplePages(
  addresses: readonly string[],
  site: BuiltServer,
): Promise<string[]> {
  const read = await Promise.all(addresses.map((address) => readPage(address, site)));
  const pages = read.filter((page) => page !== undefined);
  const chosen = withEveryClass(pages, largestOfEachFolder(pages));
  return addresses.filter((address, index) => read[index] === undefined || chosen.has(address));
}

async function readPage(address: string, site: BuiltServer): Promise<SampledPage | undefined> {
  const route = address.slice(site.url.length) || '/';
  const file = `${site.output}${route.endsWith('/') ? `${route}index` : route}.html`;
  const html = await readFile(file, 'utf8').catch(() => undefined);
  if (html === undefined) return undefined;
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  return {
    address,
    folder: route.slice(0, route.lastIndexOf('/')),
    size: html.length,
    classes: new Set(names),
  };
}

function largestOfEachFolder(pages: readonly SampledPage[]): SampledPage[] {
  const largest = new Map<string, SampledPage>();
  for (const page of pages) {
    const known = largest.get(page.folder);
    if (known === undefined || known.size < page.size) largest.set(page.folder, page);
  }
  return [...largest.values()];
}

/** Adds pages, each time the one with the most missing class names, until none is missing. */
function withEveryClass(pages: readonly SampledPage[], start: readonly SampledPage[]): Set<string> {
  const chosen = new Set(start.map(({ address }) => address));
  const seen = new Set(start.flatMap(({ classes }) => [...classes]));
  const missing = ({ classes }: SampledPage) => [...classes].filter((name) => !seen.has(name));
  for (;;) {
    const best = pages.reduce<SampledPage | undefined>(
      (best, page) =>
        missing(page).length > (best === undefined ? 0 : missing(best).length) ? page : best,
      undefined,
    );
    if (best === undefined) return chosen;
    chosen.add(best.address);
    for (const name of best.classes) seen.add(name);
  }
}
