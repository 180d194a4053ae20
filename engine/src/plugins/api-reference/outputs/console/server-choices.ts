/** Lists server URLs, with values in place of their variables. */
import type { Server } from '../../read/document/document.ts';

/** The maximum number of URLs, because the number of combinations grows quickly. Readers can type any other URL. */
const MAXIMUM_CHOICES = 20;

/**
 * Returns the servers' absolute URLs, first with the default of each variable, and then with the variable's
 * other values.
 */
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
