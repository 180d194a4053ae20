/** Sets up situations on a server, by sending requests and creating flags in its `bookshop` project. */
import { setTimeout as wait } from 'node:timers/promises';
import { tokens } from '../example/tokens.ts';

export interface Server {
  url: string;
  version: string;
}

type Strategy = Readonly<Record<string, unknown>>;

/**
 * Sends a request with an administrator's token, or with other credentials.
 *
 * @param credentials headers that identify the user
 */
export async function administer(
  { url }: Server,
  method: string,
  path: string,
  body?: object,
  credentials: Readonly<Record<string, string>> = { Authorization: tokens.admin },
): Promise<string> {
  const response = await fetch(url + path, {
    method,
    headers: { ...credentials, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} returns ${response.status}\n${text}`);
  return text;
}

const FLAGS = '/api/admin/projects/bookshop/features';

/** Creates a flag in `bookshop` and turns it on in these environments, with this strategy. */
export async function createFlag(
  server: Server,
  name: string,
  environments: readonly string[],
  strategy: Strategy = {},
): Promise<void> {
  await administer(server, 'POST', FLAGS, { name, type: 'release' });
  for (const environment of environments) {
    const path = `${FLAGS}/${name}/environments/${environment}`;
    const parameters = { rollout: '100', stickiness: 'default', groupId: name };
    await administer(server, 'POST', `${path}/strategies`, {
      name: 'flexibleRollout',
      parameters,
      ...strategy,
    });
    await administer(server, 'POST', `${path}/on`);
  }
}

export function addParent(server: Server, child: string, feature: string): Promise<string> {
  return administer(server, 'POST', `${FLAGS}/${child}/dependencies`, { feature, enabled: true });
}

export function archive(server: Server, name: string): Promise<string> {
  return administer(server, 'DELETE', `${FLAGS}/${name}`);
}

/** Creates a token for a project and the `production` environment. */
export async function createToken(server: Server, project: string): Promise<string> {
  const token = { tokenName: project, type: 'client', environment: 'production' };
  const path = '/api/admin/api-tokens';
  return JSON.parse(await administer(server, 'POST', path, { ...token, projects: [project] }))
    .secret;
}

/** Matches headers whose values differ between runs. */
const CHANGING = /^(date|etag|content-length|connection|keep-alive|vary)$/i;
const ATTEMPTS = 40;

/**
 * Sends a GET request, and returns the response as `curl --include` prints it. The server takes about a second to
 * notice changes, so the request is repeated until the response contains the text.
 */
export async function get(
  { url }: Server,
  path: string,
  token: string,
  expected: string,
): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const response = await fetch(url + path, { headers: { Authorization: token } });
    const headers = [...response.headers].filter(([name]) => !CHANGING.test(name));
    const lines = headers.map(([name, value]) => `${name}: ${value}`);
    const status = `HTTP/1.1 ${response.status} ${response.statusText}`;
    const text = [status, ...lines, '', await response.text()].join('\n');
    if (text.includes(expected)) return text;
    await wait(250);
  }
  throw new Error(`The response to ${path} never contains ${expected}`);
}
