/** The servers for the browser tests, which are started once for all tests. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** First of three ports. Runs with different ports don't interfere, because each one has its own output. */
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

function built(root: string, name: string, port: number, base = ''): BuiltServer {
  const output = `${FOLDER}/${name}`;
  return {
    command: `${COMMAND} start --root ${root} --out ${output} --port ${port}`,
    url: `http://localhost:${port}${base}`,
    output: path.join(ROOT, output),
  };
}

/** This repository's website, built. */
export const SITE = built('website', 'site', PORT);

/** The site in engine/e2e/fixtures/atlas, built. It has a different base path, islands, and every construct. */
export const ATLAS = built('engine/e2e/fixtures/atlas', 'atlas', PORT + 1, '/guide');

/** A copy of that site in development, whose files the tests edit. */
export const DEV_ROOT = path.join(ROOT, FOLDER, 'dev-site');
export const DEV: TestServer = {
  command: `rm -rf ${DEV_ROOT} && mkdir -p ${DEV_ROOT} && cp -r engine/e2e/fixtures/atlas/* ${DEV_ROOT} && ${COMMAND} dev --root ${DEV_ROOT} --port ${PORT + 2}`,
  url: `http://localhost:${PORT + 2}/guide`,
};
