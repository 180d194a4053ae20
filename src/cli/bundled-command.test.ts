import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'docs-command-'));
  cpSync(path.join(REPOSITORY, 'bin'), path.join(folder, 'bin'), { recursive: true });
  for (const name of ['cli', 'engine', 'checks', 'shared']) {
    mkdirSync(path.join(folder, 'src', name), { recursive: true });
  }
  const hashing = 'src/engine/bundle/hash-sources.js';
  cpSync(path.join(REPOSITORY, hashing), path.join(folder, hashing));
  writeFileSync(path.join(folder, 'src/cli.ts'), 'console.log("started");\n');
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }\n');
});

afterEach(() => rmSync(folder, { recursive: true }));

it("says where its bundle can't be written, and what to do", () => {
  // A file in the place of the folder: nobody can write there, whatever their rights.
  writeFileSync(path.join(folder, '.cache'), '');
  const { status, stderr } = spawnSync(process.execPath, [path.join(folder, 'bin/docs.js')], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toBe(
    `${path.join(folder, '.cache/code')} can't be written (ENOTDIR).\n` +
      '→ Commands keep their code there: run them where files can be written\n',
  );
});
