/**
 * Loads the running example into a new server. Most of it goes through the API. Features that Open Source doesn't
 * have are loaded with SQL.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { RunSql } from '../server/postgres.ts';
import { applicationRequests, METRICS } from './applications.ts';
import { openSourceRequests } from './open-source.ts';
import { type ExampleRequest, exampleRequests, people } from './requests.ts';
import { tokens } from './tokens.ts';

/**
 * Loads projects, environments, and API tokens, because the rest of the example depends on them.
 */
export async function loadFoundation(run: RunSql): Promise<void> {
  await run(statements('foundation'));
}

/**
 * Loads people, flags, and everything else in the example.
 *
 * @throws Error that names the request that the server rejects, or the data that it doesn't store in time
 */
export async function loadExample(url: string, run: RunSql): Promise<void> {
  await loadPeople(url, run);
  for (const request of exampleRequests) await send(url, tokens.kofi, request);
  await run(statements('numbers'));
  await loadMetrics(url, run);
}

/**
 * Loads the parts of the example that an Open Source server supports, with one project and two environments.
 *
 * @throws Error that names the request that the server rejects, or the data that it doesn't store in time
 */
export async function loadOpenSourceExample(url: string, run: RunSql): Promise<void> {
  await run(statements('open-source'));
  await loadPeople(url, run);
  for (const request of openSourceRequests(exampleRequests)) await send(url, tokens.kofi, request);
  await loadMetrics(url, run);
}

async function loadPeople(url: string, run: RunSql): Promise<void> {
  for (const { id, ...person } of people) {
    await run(`SELECT setval('users_id_seq', ${id}, false)`);
    await send(url, tokens.admin, ['POST', '/api/admin/user-admin', person]);
  }
  // New ids have to be higher than those in samples.
  await run(`SELECT setval('users_id_seq', 42); SELECT setval('addons_id_seq', 3, false)`);
  await run(statements('people'));
}

async function loadMetrics(url: string, run: RunSql): Promise<void> {
  for (const request of applicationRequests(Date.now())) await send(url, tokens.backend, request);
  await waitForMetrics(run);
}

async function send(
  url: string,
  token: string,
  [method, path, body]: ExampleRequest,
): Promise<void> {
  const response = await fetch(url + path, {
    method,
    headers: { Authorization: token, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (response.ok) return;
  throw new Error(
    `The running example can't be loaded: ${method} ${path} returns ${response.status}\n${await response.text()}`,
  );
}

/**
 * Returns the SQL statements from a file next to this one. A name that begins with a colon is replaced with a
 * secret.
 */
function statements(name: string): string {
  const secrets = Object.entries(tokens).map(([key, secret]) => `\\set ${key} '${secret}'\n`);
  return secrets.join('') + readFileSync(new URL(`${name}.sql`, import.meta.url), 'utf8');
}

const STORED_WITHIN = 60_000; // milliseconds

/**
 * Waits for metrics. The server collects reports from applications, stores them after a few seconds, and publishes
 * them after a few minutes.
 */
async function waitForMetrics(run: RunSql): Promise<void> {
  const missing = `SELECT ${METRICS} - (SELECT count(*) FROM client_metrics_env)
    + 3 - (SELECT count(DISTINCT app_name) FROM client_instances)`;
  const deadline = Date.now() + STORED_WITHIN;
  while ((await run(missing)) !== '0') {
    if (Date.now() > deadline) throw new Error("The server didn't store the metrics.");
    await wait(500);
  }
  await run('UPDATE client_applications SET announced = true');
}
