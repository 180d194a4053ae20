import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const ENGINE = fileURLToPath(new URL('../..', import.meta.url));

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'docs-command-'));
  cpSync(path.join(ENGINE, 'bin'), path.join(folder, 'bin'), { recursive: true });
  for (const name of ['cli', 'core/emit', 'checks', 'shared']) {
    mkdirSync(path.join(folder, 'src', name), { recursive: true });
  }
  const hashing = 'src/core/bundle/hash-sources.js';
  cpSync(path.join(ENGINE, hashing), path.join(folder, hashing));
  writeFileSync(path.join(folder, 'src/cli.ts'), 'console.log("started");\n');
  for (const entry of ['plugin-api.ts', 'emit/writer.ts']) {
    writeFileSync(path.join(folder, 'src/core', entry), 'export {};\n');
  }
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }\n');
});

afterEach(() => rmSync(folder, { recursive: true }));

it("explains where its bundle can't be written, and what to do", () => {
  // A file is in the way of the folder, so no user can create it, regardless of permissions.
  writeFileSync(path.join(folder, '.cache'), '');
  const { status, stderr } = run();
  expect(status).toBe(1);
  expect(stderr).toBe(
    `${path.join(folder, '.cache/code')} can't be written (ENOTDIR).\n` +
      '→ Commands keep their code there: run them where files can be written\n',
  );
});

it('needs packages only for the commands that load them', () => {
  const packages = installBundler();
  const load = "import('./cli/check.ts').catch((error) => console.log(error.message))";
  writeFileSync(
    path.join(folder, 'src/cli.ts'),
    `if (process.argv[2] === 'check') await ${load};\nelse console.log('started');\n`,
  );
  writeFileSync(path.join(folder, 'src/cli/check.ts'), "import 'spelling';\n");
  expect(run('build').stdout).toBe('started\n');
  expect(run('check').stdout).toContain("Cannot find package 'spelling'");

  // Installing another package changes npm's record.
  mkdirSync(path.join(packages, 'spelling'));
  writeFileSync(path.join(packages, 'spelling/index.js'), "console.log('spelled');\n");
  writeFileSync(path.join(packages, '.package-lock.json'), '{}');
  expect(run('check').stdout).toBe('spelled\n');
});

it.each([
  ['emptied', () => ''],
  ['damaged', (code: string) => code.replace('started', 'stopped')],
])('bundles the code again if a file of the bundle was %s', (_, change) => {
  installBundler();
  expect(run().stdout).toBe('started\n');
  const code = path.join(folder, '.cache/code');
  const module = path.join(code, readdirSync(code)[0] ?? '', 'cli.mjs');
  writeFileSync(module, change(readFileSync(module, 'utf8')));
  expect(run().stdout).toBe('started\n');
});

/** Links the bundler into the engine's packages. Returns their folder. */
function installBundler(): string {
  const packages = path.join(folder, 'node_modules');
  mkdirSync(packages);
  const bundler = createRequire(import.meta.url).resolve('rolldown/package.json');
  symlinkSync(path.dirname(bundler), path.join(packages, 'rolldown'));
  return packages;
}

function run(...options: readonly string[]) {
  const command = [path.join(folder, 'bin/docs.js'), ...options];
  return spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
}
