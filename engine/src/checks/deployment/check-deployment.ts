/** Checks a running deployment against the build: headers, pages, and redirects from old URLs. */

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  parseServerSettings,
  SERVER_SETTINGS_FILE,
  type ServerSettings,
} from '../../core/outputs/hosts/server-settings.ts';
import { ROUTE } from '../../shared/attributes.ts';
import { redirectAddress, redirectTarget } from '../../shared/redirects.ts';
import { pathnameOfRoute, routeOfPathname } from '../../shared/routes.ts';
import { type AnswerRule, type Ask, askAll, type Deployment } from './deployment.ts';

export interface DeploymentReport {
  /** Number of URLs that were requested. */
  asked: number;
  /** One line per problem, which starts with the URL. */
  problems: readonly string[];
}

/**
 * Requests every page and every old URL of a build from a deployment, and looks for common mistakes in host
 * configurations.
 *
 * @param output folder of the build
 * @param url the deployment's URL. The base path comes from the build.
 * @throws the system's error if the folder contains no build
 */
export async function checkDeployment(output: string, url: string): Promise<DeploymentReport> {
  const settings = await readSettings(output);
  const deployment: Deployment = { origin: new URL(url).origin, settings };
  const { base } = settings;
  const pages = await pagePathnames(output, base);
  const home = base || '/';
  const otherPages = pages.filter((page) => page !== home);
  const script = await scriptOf(output, home, base);
  const asks: Ask[] = [
    ...pages.map((address): Ask => ({ address, method: 'HEAD', rules: [answersOk] })),
    { address: home, rules: [answersOk, checkSecurity, checkTypes('text/html'), isCompressed] },
    { address: script, rules: [answersOk, checkSecurity, checkKept, isCompressed] },
    // A file that isn't a page and that every build has.
    { address: `${base}/documents.json`, rules: [answersOk, checkSecurity] },
    { address: `${base}/no/such/page-${Date.now()}`, rules: [isNotFoundPage, checkSecurity] },
    ...otherPages
      .slice(0, 1)
      .map((page): Ask => ({ address: `${page}.html`, rules: [isClean(page)] })),
    ...['_headers', '_redirects', '.server/server.json'].map(
      (name): Ask => ({ address: `${base}/${name}`, rules: [isHidden] }),
    ),
    ...Object.entries(settings.files).map(
      ([name, own]): Ask => ({ address: `${base}/${name}`, rules: [answersOk, hasHeaders(own)] }),
    ),
    ...oldAddressRules(settings),
  ];
  return { asked: asks.length, problems: await askAll(asks, deployment) };
}

const isNotFoundPage: Ask['rules'][number] = async ({ response }) => {
  if (response.status !== 404) return [`returns ${response.status} instead of 404`];
  const isPage = (await response.text()).includes('data-route="/404"');
  return isPage ? [] : ["returns 404, but the page isn't 404.html"];
};

const isHidden: Ask['rules'][number] = ({ response }) =>
  response.ok ? ['is public, but only the host should read it'] : [];

/**
 * Returns a rule for `/a.html`. A host may redirect to the page or return it. If it returns it, a script on the
 * page corrects the URL.
 */
function isClean(page: string): Ask['rules'][number] {
  return ({ response, location }) => {
    if (response.ok) return [];
    return location === page
      ? []
      : [`returns ${response.status} instead of redirecting to ${page}`];
  };
}

function hasHeaders(own: Readonly<Record<string, string>>): Ask['rules'][number] {
  return ({ response }, { settings }) =>
    Object.entries(own).flatMap(([name, value]) => {
      const found = response.headers.get(name);
      const isRight = found === value || (found && found === settings.joinedHeaders?.[name]);
      return isRight ? [] : [`has ${name}: ${found ?? 'nothing'} instead of ${value}`];
    });
}

async function readSettings(output: string): Promise<ServerSettings> {
  const text = await readFile(path.join(output, SERVER_SETTINGS_FILE), 'utf8');
  return parseServerSettings(text);
}

/**
 * Returns the pathnames of all pages. They're read from the build's folder, because not every site has a sitemap.
 * HTML files without a route are redirect documents or static files, so they're not included.
 */
async function pagePathnames(output: string, base: string): Promise<string[]> {
  const names = await readdir(output, { recursive: true });
  const pathnames: string[] = [];
  for (const name of names.filter((each) => each.endsWith('.html') && each !== '404.html').sort()) {
    const html = await readFile(path.join(output, name), 'utf8');
    const route = routeOfPathname(`/${name.split(path.sep).join('/')}`, '');
    if (route === undefined || !html.includes(` ${ROUTE}="`)) continue;
    pathnames.push(pathnameOfRoute(route, base));
  }
  return pathnames;
}

/** Returns the path of the entry script, whose name contains a hash. */
async function scriptOf(output: string, home: string, base: string): Promise<string> {
  const html = await readFile(path.join(output, 'index.html'), 'utf8');
  return /\sdata-entry="([^"]+)"/.exec(html)?.[1] ?? `${base}${home}`;
}

/** Requires status 200. */
const answersOk: AnswerRule = ({ response }) =>
  response.status === 200 ? [] : [`returns ${response.status} instead of 200`];

/** Requires all headers of the build, with their values. */
const checkSecurity: AnswerRule = ({ response }, { settings }) =>
  Object.entries(settings.headers).flatMap(([name, value]) => {
    const found = response.headers.get(name);
    if (found === value || found === settings.joinedHeaders?.[name]) return [];
    if (found === null) return [`has no ${name}`];
    return [`has a different ${name} than the build: ${found}`];
  });

/** Requires that browsers may cache a file with a hash in its name for a year. */
const checkKept: AnswerRule = ({ response }) => {
  const found = response.headers.get('cache-control') ?? 'nothing';
  const seconds = Number(/max-age=(\d+)/.exec(found)?.[1] ?? 0);
  const isKept = seconds >= 31_536_000 && found.includes('immutable');
  return isKept ? [] : [`has Cache-Control: ${found}, but should be immutable for a year`];
};

/** Requires a compressed response. */
const isCompressed: AnswerRule = ({ response }) =>
  /^(?:br|gzip|zstd)$/.test(response.headers.get('content-encoding') ?? '')
    ? []
    : ["isn't compressed"];

/** Returns a rule for documents, which requires a content type in UTF-8, and revalidation on every request. */
function checkTypes(type: string): AnswerRule {
  return ({ response }) => {
    const found = response.headers.get('content-type') ?? 'nothing';
    const isRight = found.startsWith(type) && /charset=utf-8/i.test(found);
    const cache = response.headers.get('cache-control') ?? '';
    const isAsked = /no-cache|max-age=0/.test(cache);
    return [
      ...(isRight ? [] : [`has Content-Type: ${found} instead of ${type}; charset=utf-8`]),
      ...(isAsked ? [] : [`has Cache-Control: ${cache || 'nothing'}, but should be revalidated`]),
    ];
  };
}

/**
 * Returns requests for every old URL of the build, for one URL below each wildcard, and for all of these below each
 * prefix. Every request has a query.
 */
function oldAddressRules({ base, redirects }: ServerSettings): Ask[] {
  const routes = [
    ...Object.keys(redirects.routes),
    ...Object.keys(redirects.wildcards ?? {}).map((route) => `${route}/some/file-1.2.tgz`),
  ];
  const all = [
    ...routes,
    ...redirects.prefixes.flatMap((prefix) => [prefix, ...routes.map((route) => prefix + route)]),
  ];
  return all.map((route) => {
    const target = redirectTarget(route, redirects) ?? route;
    const expected = redirectAddress(target, base, QUERY);
    return { address: base + route + QUERY, rules: [leadsTo(expected)] };
  });
}

const QUERY = '?from=check';

/**
 * Returns a rule that requires a permanent redirect. For hosts that can't redirect, the redirect document is also
 * accepted.
 */
function leadsTo(expected: string): AnswerRule {
  return async ({ response, location }) => {
    if (response.status === 301 || response.status === 308) {
      const isRight =
        location?.replace(/\/(?=[?#]|$)/, '') === expected.replace(/\/(?=[?#]|$)/, '');
      return isRight ? [] : [`redirects to ${location} instead of ${expected}`];
    }
    if (response.ok && (await response.text()).includes(' data-redirect=')) return [];
    return [`returns ${response.status} instead of redirecting permanently to ${expected}`];
  };
}
