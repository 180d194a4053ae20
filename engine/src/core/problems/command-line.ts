/** How readers of a message run a command. */
import { readFileSync } from 'node:fs';

/**
 * Returns the command line that runs a command of the engine: `npm run serve -- --port 80` if npm runs this process from
 * scripts that include the command, and `npx pagewright serve --port 80` otherwise, which works in every site.
 *
 * @param options as they are typed, for example `--port 80`
 * @param environment npm describes the running script there:
 *   https://docs.npmjs.com/cli/v11/using-npm/scripts#environment
 */
export function commandLine(
  command: string,
  options = '',
  environment: NodeJS.ProcessEnv = process.env,
): string {
  const isScript = scriptNames(environment).includes(command);
  const parts = isScript ? ['npm run', command, options && '--'] : ['npx pagewright', command];
  return [...parts, options].filter(Boolean).join(' ');
}

/** Names of the scripts that the running one belongs to. `npx` also sets the variables. */
function scriptNames({
  npm_lifecycle_event: script,
  npm_package_json: file,
}: NodeJS.ProcessEnv): string[] {
  if (!script || script === 'npx' || !file) return [];
  try {
    const { scripts = {} } = JSON.parse(readFileSync(file, 'utf8')) as { scripts?: object };
    return Object.keys(scripts);
  } catch {
    return [];
  }
}
