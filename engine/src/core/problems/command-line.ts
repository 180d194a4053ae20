/** Tells people who read a message how to run a command. */
import { readFileSync } from 'node:fs';

/**
 * Returns the command line for one of the engine's commands. It's `npm run serve -- --port 80` if npm runs this
 * process from scripts that include the command. Otherwise, it's `npx pagewright serve --port 80`, which works
 * on every site.
 *
 * @param options options as people type them, such as `--port 80`
 * @param environment contains npm's variables about the running script:
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

/**
 * Returns the names of all scripts in the package.json to which the running script belongs. The file has to be read,
 * because `npx` sets the same variables.
 */
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
