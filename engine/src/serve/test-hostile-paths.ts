/** Generates paths that try to cause a redirect to another host. They're the same in every test run. */
import { randomNumbers } from '../shared/test-random-numbers.ts';

/** The host that these paths try to reach. No response may lead there. */
const HOSTILE_HOST = 'evil.example';

const SEPARATORS = [
  '/',
  '//',
  '///',
  '/\\',
  '\\',
  '\\\\',
  '/./',
  '/.//',
  '/../',
  '/..//',
  '/%2e%2e//',
];
const ENCODED_SEPARATORS = [
  '/%2f',
  '/%2F%2f',
  '%2f',
  '/%5c',
  '%5C',
  '/%09/',
  '/%0a/',
  '/%0d%0a',
  '/%00/',
];
const OTHER_SEPARATORS = ['/\t/', '/\n/', '/%20/', '/;/', '/@', '/:@', '/%7f/', '/%c2%85/'];
const NAMES = [
  HOSTILE_HOST,
  `a@${HOSTILE_HOST}`,
  `${HOSTILE_HOST}:80`,
  'evil%2eexample',
  'a',
  'index',
  '..',
];
const ENDINGS = [
  '',
  '',
  '/',
  '//',
  '.htm',
  '.html',
  '.htm.htm',
  '.htm/index.html',
  '/index.html',
  '/index.htm',
];
const QUERIES = ['', '', '', '?', `?//${HOSTILE_HOST}`, `?a=%0d%0aLocation:%20//${HOSTILE_HOST}`];

const ALL_SEPARATORS = [...SEPARATORS, ...SEPARATORS, ...ENCODED_SEPARATORS, ...OTHER_SEPARATORS];

/**
 * Returns request targets made of up to four parts.
 *
 * @param starts how a target may start: `''`, the base path, prefixes, and old routes
 */
export function hostilePaths(starts: readonly string[], count: number, seed = 1): string[] {
  const random = randomNumbers(seed);
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  return Array.from({ length: count }, () => {
    const parts = Array.from(
      { length: 1 + Math.floor(random() * 3) },
      () => pick(ALL_SEPARATORS) + pick(NAMES),
    );
    const path = pick(starts) + pick(ALL_SEPARATORS) + HOSTILE_HOST + parts.join('');
    const target = (random() < 0.8 ? path : pick(starts) + parts.join('')) + pick(ENDINGS);
    return (target.startsWith('/') ? '' : '/') + target + pick(QUERIES);
  });
}

/**
 * True if a browser that requested `path` would follow `location` to another site, or if a script that puts the new
 * URL's path into a link would lead there.
 */
export function leadsElsewhere(location: string, path: string, origin: string): boolean {
  const sent = URL.canParse(origin + path) ? origin + path : origin;
  if (!URL.canParse(location, sent)) return true;
  const target = new URL(location, sent);
  return target.origin !== origin || /^\/[/\\]/.test(target.pathname);
}
