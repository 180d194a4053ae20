/** The command line. It builds, serves, and checks sites, and migrates sites from other tools. */
import { ignoreClosedOutput } from './cli/closed-output.ts';
import { runCommand } from './cli/run-command.ts';

const command = process.argv.slice(2);
// React chooses its build when it's loaded. The development build's warnings take time and aren't useful here.
process.env.NODE_ENV ??= command[0] === 'dev' ? 'development' : 'production';
ignoreClosedOutput([process.stdout, process.stderr]);

runCommand(command).then((code) => {
  process.exitCode = code;
});
