/** The command line. It builds, serves, and checks sites, and migrates sites from other tools. */

import { ignoreClosedOutput } from './cli/closed-output.ts';
import { runToEnd } from './cli/guard-exit.ts';
import { OPTIONS_HELP, readOptions } from './cli/options.ts';
import { reportError } from './cli/report-error.ts';
import { UsageError } from './core/problems/errors.ts';

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

const [command = 'help', ...args] = process.argv.slice(2);
// React selects its build when it's loaded. Its development warnings take time and aren't useful here.
process.env.NODE_ENV ??= command === 'dev' ? 'development' : 'production';
ignoreClosedOutput([process.stdout, process.stderr]);

/** Runs the command. Modules are loaded when a command needs them, so `dev` doesn't wait for the build's. */
async function run(): Promise<number> {
  const options = readOptions(command, args);
  switch (command) {
    case 'build':
      await (await import('./cli/build/build.ts')).runBuild(options);
      return 0;
    case 'start':
      await (await import('./cli/build/build.ts')).runBuild(options);
      return serve(options);
    case 'serve':
      return serve(options);
    case 'dev':
      await (await import('./cli/dev.ts')).runDev(options);
      return 0;
    case 'check':
      await (await import('./cli/check.ts')).runCheck(options);
      return 0;
    case 'check:headers':
      return (await import('./cli/check-headers.ts')).runCheckHeaders(options);
    case 'create':
      (await import('./cli/create.ts')).runCreate(options);
      return 0;
    case 'migrate':
      await (await import('./cli/migrate/migrate.ts')).runMigrate(options);
      return 0;
    case 'new':
      await (await import('./cli/new.ts')).runNew(options);
      return 0;
    default:
      return runOther(options.root);
  }
}

/** Runs a plugin's command, or prints the list of commands. */
async function runOther(root: string): Promise<number> {
  const { BUILT_IN_COMMANDS, runPluginCommand } = await import('./cli/plugin-commands.ts');
  const isHelp = ['help', '--help', '-h'].includes(command);
  const code = isHelp ? undefined : await runPluginCommand(command, args, root);
  if (code !== undefined) return code;
  const lines = BUILT_IN_COMMANDS.map(({ name, about }) => `  ${name}\n          ${about}`);
  console.log(helpWith(lines.join('\n')));
  if (isHelp) return 0;
  throw new UsageError(`There's no command "${command}"`);
}

async function serve({ output, host, port }: ReturnType<typeof readOptions>): Promise<number> {
  const { runServer } = await import('./serve/run-server.ts');
  return runServer({ root: output, host, port, write: console.log, writeError: console.error });
}

runToEnd(run).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const { root, all } = optionsForErrors();
    reportError(error, root, { all });
    process.exitCode = 1;
  },
);

/** Returns the root for file names in messages, even if the options are invalid. */
function optionsForErrors(): { root: string; all: boolean } {
  try {
    return readOptions(command, args);
  } catch {
    return { root: process.cwd(), all: false };
  }
}
