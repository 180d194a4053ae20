/** Options that the commands share, read from the command line. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { OptionValues } from '../core/plugins/command.ts';
import { messageOf, UsageError } from '../core/problems/errors.ts';
import { readPort } from '../core/problems/ports.ts';

export interface CommandOptions {
  /** Absolute path of the site's root, the folder that contains `site/` and `docs/`. */
  root: string;
  /** The absolute path of the output folder. */
  output: string;
  host: string;
  port: number;
  /** Whether to print all problems, and not only the first ones of each kind. */
  all: boolean;
  /** The deployment's URL for `check:headers`. */
  url?: string;
  /** The new site's folder for `migrate`. */
  to?: string;
  /** The page's folder for `new`. */
  folder?: string;
  /** Arguments of `create`, `migrate`, and `new` that aren't options. */
  positionals: readonly string[];
}

export const OPTIONS_HELP = `Options
  --root <folder>   the folder that contains site/ and docs/ (default: the current folder)
  --out <folder>    the output folder (default: dist in the root)
  --port <number>   the port to listen on (default: 3000)
  --host <name>     the host name or IP address to listen on (default: 127.0.0.1)
  --to <folder>     migrate: the new site's folder
  --all             start, build, check, migrate: print all problems of a kind, however many there are
  --url <url>       check:headers: the deployment's URL`;

const ROOT = { type: 'string', default: '.' } as const;

const OPTIONS = {
  root: ROOT,
  out: { type: 'string' },
  port: { type: 'string' },
  host: { type: 'string', default: '127.0.0.1' },
  folder: { type: 'string' },
  url: { type: 'string' },
  all: { type: 'boolean', default: false },
  to: { type: 'string' },
} as const;

type OptionName = keyof typeof OPTIONS;

const SERVED: readonly OptionName[] = ['root', 'out', 'port', 'host'];

/** The options of each command. Any other option is an error, because ignoring it would be confusing. */
const COMMANDS: Readonly<Record<string, readonly OptionName[]>> = {
  start: [...SERVED, 'all'],
  build: [...SERVED, 'all'],
  serve: SERVED,
  dev: SERVED,
  check: [...SERVED, 'all'],
  'check:headers': ['root', 'out', 'url'],
  create: [],
  migrate: ['to', 'all'],
  new: ['root', 'folder'],
};

/**
 * Reads the options of a command. If a plugin defines the command, reads only `--root`. Throws a `UsageError` if an
 * option is invalid.
 */
export function readOptions(command: string, args: readonly string[]): CommandOptions {
  const known = COMMANDS[command];
  if (known !== undefined) checkNames(command, known, args);
  const { values, positionals } = parseArgs({
    args: known === undefined ? ['--root', rootIn(args)] : [...args],
    allowPositionals: true,
    options: OPTIONS,
  });
  const { out, port, ...others } = values;
  const root = path.resolve(values.root);
  const output = out === undefined ? path.join(root, 'dist') : path.resolve(out);
  return {
    ...others,
    root,
    output,
    port: port === undefined ? defaultPort() : readPort(port),
    positionals,
  };
}

function rootIn(args: readonly string[]): string {
  const { root } = parseArgs({ args: [...args], strict: false, options: { root: ROOT } }).values;
  return typeof root === 'string' ? root : ROOT.default;
}

function checkNames(command: string, known: readonly OptionName[], args: readonly string[]): void {
  const options = Object.fromEntries(known.map((name) => [name, OPTIONS[name].type]));
  // These commands check their arguments, such as a title or a folder, themselves.
  const allowPositionals = ['create', 'migrate', 'new'].includes(command);
  readValues(command, options, args, { allowPositionals });
}

/**
 * Parses the values of a command's options. If an option doesn't exist, throws a `UsageError` that lists those that
 * do.
 */
export function readValues(
  command: string,
  options: Readonly<Record<string, 'string' | 'boolean'>>,
  args: readonly string[],
  { allowPositionals = false } = {},
): OptionValues {
  try {
    const forms = Object.entries(options).map(([name, type]) => [name, { type }] as const);
    const { values } = parseArgs({
      args: [...args],
      allowPositionals,
      options: Object.fromEntries(forms),
    });
    return values as OptionValues;
  } catch (error) {
    const [reason = ''] = messageOf(error).split(/\.\s|\.$/);
    const names = Object.keys(options).map((name) => `--${name}`);
    throw new UsageError(
      `${reason}. The ${command} command supports ${names.join(', ') || 'no options'}`,
    );
  }
}

function defaultPort(): number {
  return readPort(process.env.PORT || '3000', 'PORT');
}
