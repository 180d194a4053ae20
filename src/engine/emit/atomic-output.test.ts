import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProblemsError } from '../problems.ts';
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

/** Id of a process that has ended. */
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
    mkdirSync(join(root, '.dist.next'));
    writeFileSync(join(root, '.dist.next', 'stale.html'), '');
    writeFileSync(join(root, '.dist.lock'), `${endedProcess()} 1`);
    await build('two');

    expect(readdirSync(dist)).toEqual(['index.html']);
    expect(readdirSync(root)).toEqual(['dist']);
  });

  it('puts the old output back when the interruption came between the renames', async () => {
    mkdirSync(join(root, '.dist.previous'));
    writeFileSync(join(root, '.dist.previous', 'index.html'), 'one');
    const failing = writeAtomically(dist, async () => {
      throw new Error('broken page');
    });

    await expect(failing).rejects.toThrow('broken page');
    expect(page()).toBe('one');
  });
});

describe('the lock', () => {
  it('tells a second build about the first', async () => {
    await writeAtomically(dist, async () => {
      const error = await build('two').catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(ProblemsError);
      expect((error as ProblemsError).problems).toEqual([
        {
          severity: 'error',
          place: { file: '.dist.lock' },
          message: `Another build is writing to the same folder (process ${process.pid})`,
          remedy: 'Wait until it is done, or stop it. If no build is running, delete .dist.lock.',
        },
      ]);
      expect(existsSync(join(root, '.dist.next'))).toBe(true);
    });
    await build('three');
    expect(page()).toBe('three');
  });

  it.runIf(process.platform === 'linux')(
    'is not held by another process that got the same id',
    async () => {
      writeFileSync(join(root, '.dist.lock'), `${process.pid} 1`);
      await build('one');
      expect(page()).toBe('one');
    },
  );

  it.each(['', 'not a number', '-1', '0'])('is taken over when its text is %j', async (text) => {
    writeFileSync(join(root, '.dist.lock'), text);
    await build('one');
    expect(readdirSync(root)).toEqual(['dist']);
  });

  it('lets one of many builds that find a stale lock go on', async () => {
    writeFileSync(join(root, '.dist.lock'), `${endedProcess()} 1`);
    let atOnce = 0;
    let most = 0;
    const builds = Array.from({ length: 8 }, () =>
      writeAtomically(dist, async () => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        await new Promise((resolve) => setImmediate(resolve));
        atOnce -= 1;
      }),
    );
    const results = await Promise.allSettled(builds);

    expect(most).toBe(1);
    expect(results.some((result) => result.status === 'fulfilled')).toBe(true);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(ProblemsError);
    }
  });
});
