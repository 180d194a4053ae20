/** Finds or installs the Chromium that browser tests and benchmarks use, and defines its arguments. */
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isExecutable } from './find-program.ts';

/** Environment variables that may contain the path of a browser. The first one that's set wins. */
const VARIABLES = ['CHROMIUM_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH'];
/**
 * Commands that start a browser, fastest first. A headless shell renders no window, and it runs the same tests in
 * two thirds of the time.
 */
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

/** The arguments that tests and benchmarks pass to the browser. */
export const BROWSER_ARGUMENTS: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  // Makes letters as wide as in a browser with a window. Otherwise, a headless shell rounds their widths.
  '--font-render-hinting=none',
  '--no-first-run',
];

export interface Machine {
  platform: NodeJS.Platform;
  environment: Readonly<Record<string, string | undefined>>;
  isExecutable(path: string): boolean;
  /** Where Playwright puts the browser that it downloads. The file may not exist. */
  playwrightPath: string;
  /** Contents of `/etc/os-release`. Empty if there's no such file. */
  osRelease: string;
  isRoot: boolean;
}

/**
 * Returns the path of a browser: the one that a variable names, or an installed one (preferably a headless shell),
 * or the one that Playwright has downloaded. If there's none, returns `undefined`.
 *
 * @throws Error if a variable names something that can't be executed
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

/**
 * True if `apt-get install` can run without asking anyone. Ubuntu is excluded, because its package only installs a
 * snap.
 */
export function canInstall(machine: Machine): boolean {
  return machine.platform === 'linux' && machine.isRoot && isDebian(machine);
}

/**
 * True if this machine can install a first browser, or a faster one than it has. If a variable names a browser,
 * that one is used regardless.
 */
export function shouldInstall(machine: Machine): boolean {
  if (!canInstall(machine) || VARIABLES.some((name) => machine.environment[name])) return false;
  return !findBrowser(machine)?.endsWith('headless-shell');
}

/** Returns a command that installs a browser. */
export function installCommand(machine: Machine): string {
  if (machine.platform === 'linux' && isDebian(machine)) {
    const prefix = machine.isRoot ? '' : 'sudo ';
    const install = `${prefix}apt-get install -y`;
    // Older releases have no package for the headless shell.
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
