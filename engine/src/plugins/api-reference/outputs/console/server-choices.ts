/** URLs of servers, with values for their variables. */
import type { Server } from '../../read/document/document.ts';

/** Combinations multiply; readers can type any other. */
const MAXIMUM_CHOICES = 20;

/** Returns the absolute URLs of servers: with the default of each variable first, then with its other values. */
export function serverChoices(servers: readonly Server[]): string[] {
  const urls = servers.flatMap(urlsOf).filter((url) => /^https?:/i.test(url));
  return [...new Set(urls)].slice(0, MAXIMUM_CHOICES);
}

function urlsOf({ url, variables = {} }: Server): string[] {
  let urls = [url.startsWith('//') ? `https:${url}` : url];
  for (const [name, variable] of Object.entries(variables)) {
    const values = [...new Set([variable.default, ...(variable.enum ?? [])])];
    urls = urls
      .flatMap((each) => values.map((value) => each.replaceAll(`{${name}}`, () => value)))
      .slice(0, MAXIMUM_CHOICES);
  }
  return urls;
}
