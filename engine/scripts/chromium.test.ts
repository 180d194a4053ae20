import { describe, expect, it } from 'vitest';
import {
  canInstall,
  findBrowser,
  installCommand,
  type Machine,
  shouldInstall,
} from './chromium.ts';

const PLAYWRIGHT = '/home/me/.cache/ms-playwright/chromium/chrome';

/** Returns a machine that has only these programs. */
function machine(programs: readonly string[], changes: Partial<Machine> = {}): Machine {
  return {
    platform: 'linux',
    environment: { PATH: '/usr/local/bin:/usr/bin', HOME: '/home/me' },
    isExecutable: (path) => programs.includes(path),
    playwrightPath: PLAYWRIGHT,
    osRelease: 'NAME="Debian GNU/Linux"\nID=debian\n',
    isRoot: false,
    ...changes,
  };
}

describe('findBrowser', () => {
  it('prefers the browser that a variable names', () => {
    const environment = { PATH: '/usr/bin', CHROMIUM_PATH: '/opt/chromium' };
    const found = findBrowser(machine(['/opt/chromium', '/usr/bin/chromium'], { environment }));
    expect(found).toBe('/opt/chromium');
  });

  it("also accepts Playwright's variable", () => {
    const environment = { PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH: '/opt/chrome', CHROMIUM_PATH: '' };
    expect(findBrowser(machine(['/opt/chrome'], { environment }))).toBe('/opt/chrome');
  });

  it('never silently uses a browser other than the one that a variable names', () => {
    const environment = { PATH: '/usr/bin', CHROMIUM_PATH: '/opt/gone' };
    const call = () => findBrowser(machine(['/usr/bin/chromium'], { environment }));
    expect(call).toThrow("CHROMIUM_PATH is set to /opt/gone, which can't be run.");
  });

  it.each([
    [['/usr/bin/google-chrome', PLAYWRIGHT], '/usr/bin/google-chrome'],
    [['/usr/bin/google-chrome', '/usr/bin/chromium'], '/usr/bin/chromium'],
    [
      ['/usr/local/bin/chromium', '/usr/bin/chromium-headless-shell', PLAYWRIGHT],
      '/usr/bin/chromium-headless-shell',
    ],
    [['/usr/bin/chromium', '/usr/bin/chrome-headless-shell'], '/usr/bin/chrome-headless-shell'],
    [['/usr/local/bin/chrome'], '/usr/local/bin/chrome'],
    [[PLAYWRIGHT], PLAYWRIGHT],
    [[], undefined],
  ])('of %j takes %s', (programs, expected) => {
    expect(findBrowser(machine(programs))).toBe(expected);
  });

  it('searches the applications on a Mac', () => {
    const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(findBrowser(machine([chrome], { platform: 'darwin' }))).toBe(chrome);
    const own = '/home/me/Applications/Chromium.app/Contents/MacOS/Chromium';
    expect(findBrowser(machine([own], { platform: 'darwin' }))).toBe(own);
  });
});

describe('installing', () => {
  it.each([
    [[], {}, true],
    [['/usr/bin/chromium'], {}, true],
    [['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'], {}, false],
    [['/usr/bin/chromium'], { isRoot: false }, false],
    [['/usr/bin/chromium'], { osRelease: 'ID=ubuntu\n' }, false],
    [['/opt/chromium'], { environment: { CHROMIUM_PATH: '/opt/chromium' } }, false],
  ])('with %j on %j: %s', (programs, changes, expected) => {
    expect(shouldInstall(machine(programs, { isRoot: true, ...changes }))).toBe(expected);
  });

  it.each([
    [
      { isRoot: true },
      true,
      'apt-get update && { apt-get install -y chromium-headless-shell || apt-get install -y chromium; }',
    ],
    [
      {},
      false,
      'sudo apt-get update && { sudo apt-get install -y chromium-headless-shell || sudo apt-get install -y chromium; }',
    ],
    [
      { isRoot: true, osRelease: 'ID=ubuntu\nID_LIKE=debian\n' },
      false,
      'npx playwright install --with-deps chromium',
    ],
    [
      { isRoot: true, osRelease: 'ID=alpine\n' },
      false,
      'npx playwright install --with-deps chromium',
    ],
    [{ platform: 'darwin' as const, osRelease: '' }, false, 'npx playwright install chromium'],
  ])('on %j', (changes, possible, command) => {
    expect(canInstall(machine([], changes))).toBe(possible);
    expect(installCommand(machine([], changes))).toBe(command);
  });
});
