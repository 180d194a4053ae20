/** Creates a CloudFront function for sites on S3, and the key value store in which it looks up old URLs. */

import { hasMarkdown } from '../../../shared/page-kinds.ts';
import { LEAVING_REST, MALFORMED_PATH, redirectAddress } from '../../../shared/redirects.ts';
import { exactRedirects, type HostRules, wildcardRedirects } from './host-rules.ts';

/**
 * Returns the code for "viewer request" events (runtime 2.0). A function can't exceed 10 KB. The code stays
 * below this limit however many redirects there are, because all redirects without wildcards are in the store.
 */
export function cloudFrontFunction({ base, files, redirects, site }: HostRules): string {
  const withoutExtension = Object.keys(files).map((name) => `${base}/${name}`);
  const withoutMarkdown = [...site.pages.values()]
    .filter((page) => !hasMarkdown(page))
    .map(({ route }) => base + route);
  const wildcards = wildcardRedirects(redirects).map(({ route, target }) => [
    base + route,
    redirectAddress(target, base, ''),
  ]);
  return `import cf from 'cloudfront';

/** Matches paths that browsers never send. */
const MALFORMED = ${String(MALFORMED_PATH)};
const BASE = ${JSON.stringify(base)};
const PREFIXES = ${JSON.stringify(redirects.prefixes.map((prefix) => base + prefix))};
/** Old URLs that cover everything below them, each with its target. */
const WILDCARDS = ${JSON.stringify(wildcards)};
/** Files whose names look like those of pages, because they have no extension. */
const FILES = ${JSON.stringify(withoutExtension)};
/** Pages without a Markdown version. */
const HTML_ALONE = ${JSON.stringify(withoutMarkdown)};
const store = cf.kvs();

async function handler(event) {
  const request = event.request;
  if (MALFORMED.test(request.uri)) return { statusCode: 400, statusDescription: 'Bad Request' };
  // A target that starts with two slashes would lead to a different host.
  const path = request.uri.replace(/\\/+/g, '/');
  const route = cleanRoute(path);
  const moved = await movedTo(route);
  if (moved !== undefined) return redirect(moved, request.querystring);
  const isFile = FILES.includes(route) || /\\.[a-z][a-z0-9]*$/i.test(route);
  const address = isFile ? path : route || BASE || '/';
  if (address !== request.uri) return redirect(address, request.querystring);
  if (isFile) return request;
  const isMarkdown = prefersMarkdown(request.headers.accept) && !HTML_ALONE.includes(route);
  request.uri = (route === BASE ? BASE + '/index' : route) + (isMarkdown ? '.md' : '.html');
  return request;
}

/** True if the client accepts Markdown explicitly and doesn't prefer HTML. */
function prefersMarkdown(accept) {
  const markdown = quality(accept, 'text/markdown');
  return markdown > 0 && markdown >= quality(accept, 'text/html');
}

function quality(accept, type) {
  const named = (accept ? accept.value : '')
    .toLowerCase()
    .split(',')
    .map((each) => each.split(';').map((part) => part.trim()))
    .find(([name]) => name === type);
  if (named === undefined) return 0;
  const weight = named.find((part) => part.startsWith('q='));
  return weight === undefined ? 1 : Number(weight.slice(2));
}

function cleanRoute(path) {
  return path.replace(/\\/$/, '').replace(/\\.html?$/, '').replace(/\\/index$/, '');
}

async function movedTo(route) {
  if (await store.exists(route)) return store.get(route);
  const wildcard = WILDCARDS.find(([above]) => route.startsWith(above + '/'));
  if (wildcard) {
    const rest = route.slice(wildcard[0].length);
    return ${String(LEAVING_REST)}.test(rest) ? undefined : wildcard[1] + rest;
  }
  const prefix = PREFIXES.find((each) => route === each || route.startsWith(each + '/'));
  return prefix && (BASE + route.slice(prefix.length) || '/');
}

function redirect(target, query) {
  const parts = target.split('#');
  const location = parts[0] + queryText(query) + (parts[1] ? '#' + parts[1] : '');
  return {
    statusCode: 308,
    statusDescription: 'Permanent Redirect',
    headers: { location: { value: location } },
  };
}

function queryText(query) {
  const pairs = Object.keys(query).flatMap((name) =>
    (query[name].multiValue || [query[name]]).map(({ value }) => (value ? name + '=' + value : name)),
  );
  return pairs.length === 0 ? '' : '?' + pairs.join('&');
}
`;
}

/** Returns the store's content, in the format for imports from S3. */
export function cloudFrontStore({ base, redirects }: HostRules): string {
  const data = exactRedirects(redirects).map(({ route, target }) => ({
    key: base + route,
    value: redirectAddress(target, base, ''),
  }));
  return `${JSON.stringify({ data }, null, 1)}\n`;
}
