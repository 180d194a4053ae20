/** Options that the commands share, read from the command line. */
import path from 'node:path';
import { parseArgs } from 'node:util';

export interface CommandOptions {
  /** Absolute path of the site root: the folder with `site/` and `docs/`. */
  root: string;
  /** Absolute path of the output folder. */
  output: string;
  host: string;
  port: number;
  /** `search:push` sends what it would otherwise only show. */
  send: boolean;
  /** `check:headers`: address of the deployment. */
  url: string | undefined;
}

export const OPTIONS_HELP = `Options
  --root <folder>   the site: the folder with site/ and docs/ (default: here)
  --out <folder>    the output (default: dist below the root)
  --port <number>   port to listen on (default: 3000)
  --host <name>     address to listen on (default: 127.0.0.1)
  --send            search:push: fill the hosted index
  --url <address>   check:headers: the deployment`;

/** Something on the command line is wrong; the message says what. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Reads the options. Throws an Error that says what is wrong with them. */
export function readOptions(args: readonly string[]): CommandOptions {
  const { values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      root: { type: 'string', default: '.' },
      out: { type: 'string' },
      port: { type: 'string', default: process.env.PORT ?? '3000' },
      host: { type: 'string', default: '127.0.0.1' },
      folder: { type: 'string' },
      url: { type: 'string' },
      file: { type: 'string' },
      api: { type: 'string' },
      check: { type: 'boolean' },
      'keep-words': { type: 'boolean' },
      send: { type: 'boolean', default: false },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new UsageError(`--port takes a number from 0 to 65535, not "${values.port}"`);
  }
  const root = path.resolve(values.root);
  const output = values.out === undefined ? path.join(root, 'dist') : path.resolve(values.out);
  return { root, output, host: values.host, port, send: values.send, url: values.url };
}
