/** The Chromium that browser tests and benchmarks run: where it is, how to get it, and its arguments. */
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isExecutable } from './find-program.ts';

/** Variables that name a browser's executable, first one first. */
const VARIABLES = ['CHROMIUM_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH'];
/** Quickest first: a headless shell has no window to draw, and runs the same tests in two thirds of the time. */
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

/** Arguments that the browser starts with. */
export const BROWSER_ARGUMENTS: readonly string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  // Letters as wide as in a browser with a window; a headless shell would round their widths.
  '--font-render-hinting=none',
  '--no-first-run',
];

export interface Machine {
  platform: NodeJS.Platform;
  environment: Readonly<Record<string, string | undefined>>;
  isExecutable(path: string): boolean;
  /** Where Playwright keeps the browser that it downloads; the file may be missing. */
  playwrightPath: string;
  /** Text of `/etc/os-release`, empty where there is none. */
  osRelease: string;
  isRoot: boolean;
}

/**
 * Path of a browser: one that a variable names, else one that is installed (a headless shell before
 * others), else the one Playwright has downloaded; `undefined` when there is none.
 *
 * @throws Error when a variable names something that cannot be run
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

/** True where `apt-get install` can be run without asking anybody. Ubuntu's package is only a pointer to a snap. */
export function canInstall(machine: Machine): boolean {
  return machine.platform === 'linux' && machine.isRoot && isDebian(machine);
}

/** The one command that installs a browser on this machine. */
export function installCommand(machine: Machine): string {
  if (machine.platform === 'linux' && isDebian(machine)) {
    const prefix = machine.isRoot ? '' : 'sudo ';
    const install = `${prefix}apt-get install -y`;
    // Releases before the package of the shell have none.
    return `${prefix}apt-get update && { ${install} chromium-headless-shell || ${install} chromium; }`;
  }
  return machine.platform === 'linux'
    ? 'npx playwright install --with-deps chromium'
    : 'npx playwright install chromium';
}

/** The machine this runs on. */
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
