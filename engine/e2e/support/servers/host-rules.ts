/**
 * Models how hosts respond to a URL. The models are based on the files that a build writes for these hosts, and on
 * their documentation. They're small: rules apply in order, static rules match by equality, and `*` and `:name` are
 * supported as far as the files need them.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { splitAddress } from '../../../src/shared/routes.ts';

export interface HostAnswer {
  status: number;
  /** A path with its query and hash, or an external URL. */
  location: string;
}

export type Host = (address: string) => Promise<HostAnswer | undefined>;

const LIMITS = { static: 2000, dynamic: 100, line: 1000 };

/**
 * Returns a model of Netlify and Cloudflare Pages, which read `_redirects`. The first matching rule applies, but
 * static rules come before all others. `*` matches the rest as `:splat`, and the query is kept.
 *
 * @throws Error for a file that Cloudflare Pages would reject
 */
export async function redirectsFileHost(output: string, origin: string): Promise<Host> {
  const text = await readFile(path.join(output, '_redirects'), 'utf8');
  const rules = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [from = '', to = '', status = '302', ...rest] = line.split(/\s+/);
      if (rest.length > 0 || line.length > LIMITS.line) throw new Error(`Not a rule: ${line}`);
      return { from, to, status: Number(status), isDynamic: /[*:]/.test(from) };
    });
  const firstDynamic = rules.findIndex(({ isDynamic }) => isDynamic);
  const dynamic = firstDynamic === -1 ? [] : rules.slice(firstDynamic);
  if (rules.length - dynamic.length > LIMITS.static) throw new Error('Too many static rules');
  if (dynamic.length > LIMITS.dynamic) throw new Error('Too many rules with patterns');
  return async (address) => {
    const { path: pathname, query: search } = splitAddress(address);
    for (const { from, to, status } of rules) {
      const splat = from.endsWith('*') ? from.slice(0, -1) : undefined;
      const matches = splat === undefined ? pathname === from : pathname.startsWith(splat);
      if (!matches) continue;
      const target = new URL(to.replace(':splat', pathname.slice(splat?.length ?? 0)), origin);
      target.search ||= search;
      return { status, location: shortened(target, origin) };
    }
    return undefined;
  };
}

/**
 * Returns a model of Vercel, which reads `redirects` from `vercel.json` and supports `:name(pattern)` and `:name*`.
 * The query is kept.
 */
export async function vercelHost(output: string, origin: string): Promise<Host> {
  const settings = JSON.parse(await readFile(path.join(output, 'vercel.json'), 'utf8')) as {
    redirects: { source: string; destination: string; permanent: boolean }[];
  };
  if (settings.redirects.length > 1024) throw new Error('Too many redirects');
  const rules = settings.redirects.map((rule) => ({ ...rule, pattern: patternOf(rule.source) }));
  return async (address) => {
    const { path: pathname, query: search } = splitAddress(address);
    for (const { pattern, destination, permanent } of rules) {
      const groups = pattern.exec(pathname);
      if (groups === null) continue;
      const filled = destination.replace('/:path', () => `/${groups[1] ?? ''}`);
      const target = new URL(filled, origin);
      target.search ||= search;
      return { status: permanent ? 308 : 307, location: shortened(target, origin) };
    }
    return undefined;
  };
}

/** Converts `/a/:path(pattern)` and `/:path(pattern)\\.htm` to regular expressions. Everything else is literal. */
function patternOf(source: string): RegExp {
  const text = source.replace(/:path\((.*)\)(?=\\\.htm$|$)/, '($1)');
  return new RegExp(`^${text}$`);
}

/** Returns a model of CloudFront. It runs the real function, with a store that contains the data next to it. */
export async function cloudFrontHost(
  output: string,
  folder: string,
): Promise<(address: string, accept?: string) => Promise<HostAnswer | { uri: string }>> {
  const read = (name: string) => readFile(path.join(output, '.server/cloudfront', name), 'utf8');
  const code = await read('function.js');
  if (Buffer.byteLength(code) > 10_000) throw new Error('The function is too large');
  const store = JSON.stringify(
    (JSON.parse(await read('redirects.json')) as { data: { key: string; value: string }[] }).data,
  );
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'function.mjs');
  const model = `const data = new Map(${store}.map(({ key, value }) => [key, value]));
const cf = { kvs: () => ({ exists: async (key) => data.has(key), get: async (key) => data.get(key) }) };`;
  const runnable = code.replace("import cf from 'cloudfront';", model);
  await writeFile(file, `${runnable}\nexport { handler };\n`);
  const { handler } = (await import(pathToFileURL(file).href)) as {
    handler(event: object): Promise<{
      uri: string;
      statusCode?: number;
      headers?: { location: { value: string } };
    }>;
  };
  return async (address, accept) => {
    const headers = accept === undefined ? {} : { accept: { value: accept } };
    const { path: pathname, query } = splitAddress(address);
    const querystring = Object.fromEntries(
      [...new URLSearchParams(query)].map(([name, value]) => [name, { value }]),
    );
    const answer = await handler({ request: { uri: pathname, querystring, headers } });
    if (answer.statusCode === undefined) return { uri: answer.uri };
    return { status: answer.statusCode, location: answer.headers?.location.value ?? '' };
  };
}

/**
 * Shortens a URL on the origin to its path. If the path starts with two slashes, it's kept, because the path alone
 * would mean another host.
 */
function shortened(target: URL, origin: string): string {
  return target.origin === origin && !target.pathname.startsWith('//')
    ? target.pathname + target.search + target.hash
    : target.href;
}
