/** The Unleash server that the samples are tested against. Its URL and tokens come from environment variables. */

export interface FlagServer {
  /** Base URL, without a trailing slash. */
  url: string;
  adminToken: string;
  backendToken: string;
  frontendToken: string;
}

const VARIABLES = {
  url: 'SAMPLES_UNLEASH_URL',
  adminToken: 'SAMPLES_ADMIN_TOKEN',
  backendToken: 'SAMPLES_BACKEND_TOKEN',
  frontendToken: 'SAMPLES_FRONTEND_TOKEN',
} as const;

/** True if the environment variables specify a server. */
export function namesFlagServer(environment: NodeJS.ProcessEnv): boolean {
  return Object.values(VARIABLES).some((name) => read(environment, name) !== '');
}

/** @throws Error that lists the missing variables */
export function flagServerFrom(environment: NodeJS.ProcessEnv): FlagServer {
  const missing = Object.values(VARIABLES).filter((name) => read(environment, name) === '');
  if (missing.length > 0) {
    throw new Error(
      `The samples need an Unleash server to run against. Set ${missing.join(', ')}; the tokens are for the project "default" and the environment "development".`,
    );
  }
  return {
    url: read(environment, VARIABLES.url).replace(/\/+$/, ''),
    adminToken: read(environment, VARIABLES.adminToken),
    backendToken: read(environment, VARIABLES.backendToken),
    frontendToken: read(environment, VARIABLES.frontendToken),
  };
}

function read(environment: NodeJS.ProcessEnv, name: string): string {
  return environment[name]?.trim() ?? '';
}

/** Environment variables that tell a test process about the server. */
export function flagServerVariables(server: FlagServer): Readonly<Record<string, string>> {
  return {
    [VARIABLES.url]: server.url,
    [VARIABLES.adminToken]: server.adminToken,
    [VARIABLES.backendToken]: server.backendToken,
    [VARIABLES.frontendToken]: server.frontendToken,
  };
}

/** Environment variables for the applications, with the names in their `.env.example`. */
export function applicationVariables(server: FlagServer): Readonly<Record<string, string>> {
  const { url, backendToken, frontendToken } = server;
  return {
    UNLEASH_URL: `${url}/api`,
    UNLEASH_API_TOKEN: backendToken,
    UNLEASH_SERVER_API_URL: `${url}/api`,
    UNLEASH_SERVER_API_TOKEN: backendToken,
    NEXT_PUBLIC_UNLEASH_FRONTEND_API_URL: `${url}/api/frontend`,
    NEXT_PUBLIC_UNLEASH_FRONTEND_API_TOKEN: frontendToken,
    NEXT_PUBLIC_UNLEASH_APP_NAME: 'bookshop-web',
    VITE_UNLEASH_URL: `${url}/api/frontend`,
    VITE_UNLEASH_CLIENT_KEY: frontendToken,
  };
}

/** A flag's state in the `default` project's `development` environment. */
export interface FlagState {
  enabled: boolean;
  /** Percentage of users, sticky by user ID or session. Defaults to 100. */
  rollout?: number;
}

const FLAGS = '/api/admin/projects/default/features';

/** Puts the flag into this state, whatever its current state is. If it doesn't exist, creates it. */
export async function setFlag(server: FlagServer, name: string, state: FlagState): Promise<void> {
  const strategies = `${FLAGS}/${name}/environments/development/strategies`;
  if (!(await exists(server, `${FLAGS}/${name}`))) {
    await call(server, 'POST', FLAGS, { name, type: 'release' });
  }
  const strategy = {
    name: 'flexibleRollout',
    parameters: { rollout: String(state.rollout ?? 100), stickiness: 'default', groupId: name },
    constraints: [],
  };
  const [current, ...others] = await answer<{ id: string }[]>(server, strategies);
  for (const { id } of others) await call(server, 'DELETE', `${strategies}/${id}`);
  if (current === undefined) await call(server, 'POST', strategies, strategy);
  else await call(server, 'PUT', `${strategies}/${current.id}`, strategy);
  const turn = state.enabled ? 'on' : 'off';
  await call(server, 'POST', `${FLAGS}/${name}/environments/development/${turn}`);
}

async function exists(server: FlagServer, path: string): Promise<boolean> {
  const { ok } = await fetch(server.url + path, { headers: { Authorization: server.adminToken } });
  return ok;
}

async function answer<Answer>(server: FlagServer, path: string): Promise<Answer> {
  return (await (await call(server, 'GET', path)).json()) as Answer;
}

async function call(
  server: FlagServer,
  method: string,
  path: string,
  body?: object,
): Promise<Response> {
  const response = await fetch(server.url + path, {
    method,
    headers: { Authorization: server.adminToken, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) {
    throw new Error(`${method} ${path} returned ${response.status}: ${await response.text()}`);
  }
  return response;
}
