/** The servers for the browser tests. They're started once for all tests. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtWebsite } from '../bench/built-website.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The first of three ports. Runs that use different ports don't interfere, because each one has its own output. */
const PORT = Number(process.env.E2E_PORT ?? 4301);
const FOLDER = PORT === 4301 ? '.cache/e2e' : `.cache/e2e/${PORT}`;
const COMMAND = 'node engine/bin/docs.js';

export interface TestServer {
  command: string;
  /** URL of the home page without a trailing slash. */
  url: string;
}

export interface BuiltServer extends TestServer {
  /** Absolute path of the served folder. */
  output: string;
}

/** Folder of the website's build. Workers inherit the variable, so only the first process has to look for it. */
process.env.E2E_WEBSITE ??= builtWebsite();
const WEBSITE = process.env.E2E_WEBSITE;

/** The build of this repository's website, which the unit tests also use. */
export const SITE: BuiltServer = {
  command: `node --import tsx engine/bench/build-website.ts ${WEBSITE} && ${COMMAND} serve --root website --out ${WEBSITE} --port ${PORT}`,
  url: `http://localhost:${PORT}`,
  output: WEBSITE,
};

/**
 * The build of the site in engine/e2e/fixtures/atlas. It has a different base path, islands, and everything that
 * content can contain.
 */
export const ATLAS: BuiltServer = {
  command: `${COMMAND} start --root engine/e2e/fixtures/atlas --out ${FOLDER}/atlas --port ${PORT + 1}`,
  url: `http://localhost:${PORT + 1}/guide`,
  output: path.join(ROOT, FOLDER, 'atlas'),
};

/** A copy of that site in development. The tests edit its files. */
export const DEV_ROOT = path.join(ROOT, FOLDER, 'dev-site');
export const DEV: TestServer = {
  command: `rm -rf ${DEV_ROOT} && mkdir -p ${DEV_ROOT} && cp -r engine/e2e/fixtures/atlas/* ${DEV_ROOT} && ${COMMAND} dev --root ${DEV_ROOT} --port ${PORT + 2}`,
  url: `http://localhost:${PORT + 2}/guide`,
};
