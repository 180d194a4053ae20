/** The servers that the browser tests run against, started once for all of them. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const COMMAND = 'node_modules/.bin/tsx --tsconfig tsconfig.node.json src/cli.ts';

export interface TestServer {
  command: string;
  /** Address of the home page, without a final slash. */
  url: string;
}

export interface BuiltServer extends TestServer {
  /** Absolute path of the folder that is served. */
  output: string;
}

function built(root: string, name: string, port: number, base = ''): BuiltServer {
  const output = `.cache/e2e/${name}`;
  return {
    command: `${COMMAND} start --root ${root} --out ${output} --port ${port}`,
    url: `http://localhost:${port}${base}`,
    output: path.join(ROOT, output),
  };
}

/** This site, built. */
export const SITE = built('.', 'site', 4301);

/** The foreign site of e2e/fixtures/atlas, built: another base path, islands, every construct. */
export const ATLAS = built('e2e/fixtures/atlas', 'atlas', 4302, '/guide');

/** A copy of the foreign site in development; its tests edit the files. */
export const DEV_ROOT = path.join(ROOT, '.cache/e2e/dev-site');
export const DEV: TestServer = {
  command: `rm -rf ${DEV_ROOT} && mkdir -p ${DEV_ROOT} && cp -r e2e/fixtures/atlas/* ${DEV_ROOT} && ${COMMAND} dev --root ${DEV_ROOT} --port 4303`,
  url: 'http://localhost:4303/guide',
};
