/** Imports the flag panel's file, and records what backend SDKs receive afterward. */
import { tokens } from '../example/tokens.ts';
import { administer, get, type Server } from './server.ts';

const BATCH = '/api/admin/features-batch';

/** The panel's settings, its file with these settings, and what a server made of the file. */
export interface Recording {
  settings: object;
  file: object;
}

/**
 * Imports the recording's file into the `default` project as the Admin UI does: signed in, and after a validation.
 * Returns the recording with this server's results.
 */
export async function recordImport(
  server: Server,
  { settings, file }: Recording,
): Promise<Recording> {
  const credentials = { Cookie: await signIn(server) };
  const body = { project: 'default', environment: 'development', data: file };
  const findings = await administer(server, 'POST', `${BATCH}/validate`, body, credentials);
  await administer(server, 'POST', `${BATCH}/import`, body, credentials);
  const path = '/api/client/features';
  const response = await get(server, path, tokens.tutorialBackend, '"gift-wrapping"');
  const results = {
    recordedWith: `Unleash ${server.version}`,
    findings: JSON.parse(findings),
    features: JSON.parse(response.slice(response.indexOf('\n\n'))).features,
  };
  return { settings, file, ...results };
}

/** Signs in as a new server's first administrator, because servers reject imports that use an admin token. */
async function signIn({ url }: Server): Promise<string> {
  const response = await fetch(`${url}/auth/simple/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'unleash4all' }),
  });
  if (!response.ok) throw new Error(`Signing in returns ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.slice(0, cookie.indexOf(';')))
    .join('; ');
}
