/** The Chromium that browser tests and benchmarks run: where it is, how to get it, and its arguments. */
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isExecutable } from './find-program.ts';

/** Variables that contain the path of a browser's executable. The first one takes precedence. */
const VARIABLES = ['CHROMIUM_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH'];
/** The fastest first: a headless shell renders no window, and runs the same tests in two thirds of the time. */
const COMMANDS = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MAC_APPLICATIONS = ['Google Chrome', 'Chromium'];

/** Arguments with which tests and benchmarks start the browser. */
export const BROWSER_ARGUMENTS: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  // Makes letters as wide as in a browser with a window. A headless shell would round their widths.
  '--font-render-hinting=none',
  '--no-first-run',
];

export interface Machine {
  platform: NodeJS.Platform;
  environment: Readonly<Record<string, string | undefined>>;
  isExecutable(path: string): boolean;
  /** Path of the browser that Playwright downloads. The file may not exist. */
  playwrightPath: string;
  /** Text of `/etc/os-release`. Empty if the file doesn't exist. */
  osRelease: string;
  isRoot: boolean;
}

/**
 * Returns the path of a browser: from a variable, or else an installed one (preferably a headless shell), or
 * else the one that Playwright has downloaded. Returns `undefined` if there's none.
 *
 * @throws Error if a variable contains something that can't be executed
 */
export function findBrowser(machine: Machine): string | undefined {
  for (const name of VARIABLES) {
    const path = machine.environment[name];
    if (path === undefined || path === '') continue;
    if (machine.isExecutable(path)) return path;
    throw new Error(
      `${name} is set to ${path}, which can't be run. Correct or remove the variable.`,
    );
  }
  return [...installedPaths(machine), machine.playwrightPath].find(machine.isExecutable);
}

/** True if `apt-get install` can run without asking anyone. Ubuntu's package only refers to a snap. */
export function canInstall(machine: Machine): boolean {
  return machine.platform === 'linux' && machine.isRoot && isDebian(machine);
}

/**
 * True if this machine can install a browser that's faster than the one it has, or its first one. A browser that a
 * variable names is used in any case.
 */
export function shouldInstall(machine: Machine): boolean {
  if (!canInstall(machine) || VARIABLES.some((name) => machine.environment[name])) return false;
  return !findBrowser(machine)?.endsWith('headless-shell');
}

/** Returns a command that installs a browser on this machine. */
export function installCommand(machine: Machine): string {
  if (machine.platform === 'linux' && isDebian(machine)) {
    const prefix = machine.isRoot ? '' : 'sudo ';
    const install = `${prefix}apt-get install -y`;
    // Older releases don't have the headless shell's package.
    return `${prefix}apt-get update && { ${install} chromium-headless-shell || ${install} chromium; }`;
  }
  return machine.platform === 'linux'
    ? 'npx playwright install --with-deps chromium'
    : 'npx playwright install chromium';
}

/** Returns the current machine. */
export function thisMachine(playwrightPath: string): Machine {
  return {
    platform: process.platform,
    environment: process.env,
    isExecutable,
    playwrightPath,
    osRelease: readIfThere('/etc/os-release'),
    isRoot: process.getuid?.() === 0,
  };
}

function installedPaths({ platform, environment }: Machine): string[] {
  if (platform === 'darwin') {
    const folders = ['/Applications', join(environment.HOME ?? '/', 'Applications')];
    return folders.flatMap((folder) =>
      MAC_APPLICATIONS.map((name) => `${folder}/${name}.app/Contents/MacOS/${name}`),
    );
  }
  const folders = (environment.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
}

function isDebian({ osRelease }: Machine): boolean {
  return /^ID="?debian"?$/m.test(osRelease);
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
