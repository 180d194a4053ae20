/** Runs the commands of the command line. Each command loads only the modules that it needs. */
import { UsageError } from '../core/problems/errors.ts';
import { OPTIONS_HELP, readOptions } from './options.ts';
import { reportError } from './report-error.ts';

const helpWith = (commands: string) => `Usage: npx pagewright <command> [options]

Commands
  start   build the site and serve it
  build   build the site into dist/
  serve   serve dist/
  dev     serve the site and update it as you write
  check   check front matter, links, anchors, and unreachable pages
  check:headers
          compare a deployment with the build: --url <url>
  create  write a new site: create acme-docs
  migrate make a site of a Docusaurus folder: migrate website --to new-docs
  new     create a page: new how-to "Rotate API tokens"
${commands}

${OPTIONS_HELP}`;

/**
 * Runs a command until it ends and returns its exit code. Errors are printed and not thrown.
 *
 * @param args the command's name, followed by its options
 */
export async function runCommand([command = 'help', ...args]: readonly string[]): Promise<number> {
  try {
    return await runToEnd(() => run(command, args));
  } catch (error) {
    const { root, all } = optionsForErrors(command, args);
    reportError(error, root, { all });
    return 1;
  }
}

/** Runs a command. `dev` starts without loading the modules of a build. */
async function run(command: string, args: readonly string[]): Promise<number> {
  const options = readOptions(command, args);
  switch (command) {
    case 'build':
      await (await import('./build/build.ts')).runBuild(options);
      return 0;
    case 'start':
      await (await import('./build/build.ts')).runBuild(options);
      return serve(options);
    case 'serve':
      return serve(options);
    case 'dev':
      await (await import('./dev.ts')).runDev(options);
      return 0;
    case 'check':
      await (await import('./check.ts')).runCheck(options);
      return 0;
    case 'check:headers':
      return (await import('./check-headers.ts')).runCheckHeaders(options);
    case 'create':
      (await import('./create.ts')).runCreate(options);
      return 0;
    case 'migrate':
      await (await import('./migrate/migrate.ts')).runMigrate(options);
      return 0;
    case 'new':
      await (await import('./new.ts')).runNew(options);
      return 0;
    default:
      return runOther(command, args, options.root);
  }
}

/** Runs a plugin's command, or prints the list of commands. */
async function runOther(command: string, args: readonly string[], root: string): Promise<number> {
  const { BUILT_IN_COMMANDS, runPluginCommand } = await import('./plugin-commands.ts');
  const isHelp = ['help', '--help', '-h'].includes(command);
  const code = isHelp ? undefined : await runPluginCommand(command, args, root);
  if (code !== undefined) return code;
  const lines = BUILT_IN_COMMANDS.map(({ name, about }) => `  ${name}\n          ${about}`);
  console.log(helpWith(lines.join('\n')));
  if (isHelp) return 0;
  throw new UsageError(`There's no command "${command}"`);
}

async function serve({ output, host, port }: ReturnType<typeof readOptions>): Promise<number> {
  const { runServer } = await import('../serve/run-server.ts');
  return runServer({ root: output, host, port, write: console.log, writeError: console.error });
}

/** Returns options for printing errors. File names are relative to the root, even if other options are invalid. */
function optionsForErrors(
  command: string,
  args: readonly string[],
): { root: string; all: boolean } {
  try {
    return readOptions(command, args);
  } catch {
    return { root: process.cwd(), all: false };
  }
}

/** Functions that end the process silently. */
const ENDINGS = ['exit', 'abort'] as const;

/**
 * Keeps code from ending the process while `work` is running. `process.exit` throws an error where it's called, so
 * the message names the page or module. If Node.js runs out of things to wait for before `work` is done, the
 * command prints a message and fails. Otherwise, it would appear to have succeeded.
 */
async function runToEnd(work: () => Promise<number>): Promise<number> {
  const original = ENDINGS.map((name) => [name, process[name]] as const);
  for (const name of ENDINGS) process[name] = forbidden(name);
  const onExit = () => {
    process.exitCode = 1;
    console.error(UNFINISHED);
  };
  process.once('exit', onExit);
  try {
    return await work();
  } finally {
    process.off('exit', onExit);
    Object.assign(process, Object.fromEntries(original));
  }
}

const UNFINISHED =
  "The command ended before its work was done, because the site's code is waiting for something that never happens\n" +
  '→ Look for a top-level await in site/, or a promise that never resolves';

function forbidden(name: string): () => never {
  return () => {
    throw new Error(`process.${name}() would end the whole command`);
  };
}
