import { spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeAtomically } from './atomic-output.ts';

let root: string;
let dist: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'atomic-'));
  dist = join(root, 'dist');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

async function build(content: string): Promise<void> {
  await writeAtomically(dist, async (folder) => {
    writeFileSync(join(folder, 'index.html'), content);
  });
}

function page(): string {
  return readFileSync(join(dist, 'index.html'), 'utf8');
}

/** Returns the id of a process that has ended. */
function endedProcess(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}

describe('writeAtomically', () => {
  it('replaces the whole output and leaves nothing beside it', async () => {
    await build('one');
    writeFileSync(join(dist, 'gone.html'), '');
    await build('two');

    expect(page()).toBe('two');
    expect(readdirSync(dist)).toEqual(['index.html']);
    expect(readdirSync(root)).toEqual(['dist']);
  });

  it('returns what the writer returns', async () => {
    expect(await writeAtomically(dist, async () => 42)).toBe(42);
  });

  it('shows the old output until everything is written', async () => {
    await build('one');
    await writeAtomically(dist, async (folder) => {
      writeFileSync(join(folder, 'index.html'), 'two');
      expect(page()).toBe('one');
    });
  });

  it('keeps the last good output when a build fails', async () => {
    await build('one');
    const failing = writeAtomically(dist, async (folder) => {
      writeFileSync(join(folder, 'index.html'), 'half');
      throw new Error('broken page');
    });

    await expect(failing).rejects.toThrow('broken page');
    expect(page()).toBe('one');
    expect(readdirSync(root)).toEqual(['dist']);
  });

  it('removes what an interrupted build left', async () => {
    await build('one');
    mkdirSync(join(root, `.dist.${endedProcess()}.a1B2c3/next`), { recursive: true });
    await build('two');

    expect(readdirSync(dist)).toEqual(['index.html']);
    expect(readdirSync(root)).toEqual(['dist']);
  });

  it('leaves all other files beside it', async () => {
    mkdirSync(join(root, '.dist.keep'));
    writeFileSync(join(root, '.dist.yml'), 'of a service');
    await build('one');

    expect(readdirSync(root).sort()).toEqual(['.dist.keep', '.dist.yml', 'dist']);
  });

  it('writes where a link leads', async () => {
    mkdirSync(join(root, 'volume/site'), { recursive: true });
    symlinkSync(join(root, 'volume/site'), dist);
    await build('one');

    expect(lstatSync(dist).isSymbolicLink()).toBe(true);
    expect(readdirSync(join(root, 'volume'))).toEqual(['site']);
    expect(readdirSync(join(root, 'volume/site'))).toEqual(['index.html']);
  });

  it('puts the old output back when the interruption came between the renames', async () => {
    const previous = join(root, `.dist.${endedProcess()}.a1B2c3/previous`);
    mkdirSync(previous, { recursive: true });
    writeFileSync(join(previous, 'index.html'), 'one');
    const failing = writeAtomically(dist, async () => {
      throw new Error('broken page');
    });

    await expect(failing).rejects.toThrow('broken page');
    expect(page()).toBe('one');
  });

  it('leaves builds alone that are running', async () => {
    await writeAtomically(dist, async (folder) => {
      await build('two');
      expect(existsSync(folder)).toBe(true);
      writeFileSync(join(folder, 'index.html'), 'one');
    });
    expect(page()).toBe('one');
    expect(readdirSync(root)).toEqual(['dist']);
  });

  it('has one whole output after many builds at once', async () => {
    const contents = Array.from({ length: 8 }, (_, index) => `build ${index}`);
    await Promise.all(contents.map(build));
    expect(contents).toContain(page());
    expect(readdirSync(root)).toEqual(['dist']);
  });
});
