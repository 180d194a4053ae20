/** Finds the pages whose URLs are similar to a URL without a page. */

/** The lowest similarity, from 0 to 1, for a page to be suggested. */
const LEAST_LIKENESS = 0.4;

/**
 * The number of characters of a wrong URL that are compared. It's limited, because comparing takes quadratic time for
 * each page.
 */
const MOST_COMPARED = 300;

/**
 * Returns the routes that are most similar to a wrong one, the most similar first. The last part of a route
 * counts as much as the whole route, because pages change folders more often than names.
 */
export function nearestRoutes(wrong: string, routes: readonly string[], count: number): string[] {
  const compared = wrong.slice(-MOST_COMPARED);
  return routes
    .map((route) => ({ route, likeness: likenessOf(compared, route) }))
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness || a.route.length - b.route.length)
    .slice(0, count)
    .map(({ route }) => route);
}

/** Returns the words in the last part of a URL, which name the page's subject. */
export function routeWords(route: string): string {
  return lastPart(route)
    .replace(/\.[a-z]+$/i, '')
    .replace(/[-_+.\s]+/g, ' ')
    .trim();
}

function likenessOf(a: string, b: string): number {
  return (sharedPairs(lastPart(a), lastPart(b)) + sharedPairs(a, b)) / 2;
}

function lastPart(route: string): string {
  return route.split('/').findLast((part) => part !== '') ?? '';
}

/** Returns the share of pairs of neighboring letters that two texts have in common (Dice's coefficient). */
function sharedPairs(a: string, b: string): number {
  const pairs = letterPairs(a);
  const others = letterPairs(b);
  const total = pairs.length + others.length;
  if (total === 0) return 0;
  let shared = 0;
  for (const pair of pairs) {
    const at = others.indexOf(pair);
    if (at === -1) continue;
    others.splice(at, 1);
    shared += 1;
  }
  return (2 * shared) / total;
}

function letterPairs(text: string): string[] {
  const letters = ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  return Array.from({ length: letters.length - 1 }, (_, index) => letters.slice(index, index + 2));
}
