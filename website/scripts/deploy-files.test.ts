import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ValidationSeverity, validate } from 'dockerfile-utils';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

describe('deploy/Dockerfile', () => {
  const text = read('website/deploy/Dockerfile');
  const instructions = text
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line));

  it('has no mistake that a linter finds', () => {
    const problems = validate(text, {
      emptyContinuationLine: ValidationSeverity.ERROR,
      instructionCasing: ValidationSeverity.ERROR,
      instructionCmdMultiple: ValidationSeverity.ERROR,
      instructionWorkdirRelative: ValidationSeverity.ERROR,
    });
    expect(problems).toEqual([]);
  });

  it('builds in one stage and serves from another, each pinned by version and digest', () => {
    const images = instructions.filter((line) => line.startsWith('FROM '));
    expect(images).toHaveLength(2);
    const pinned = /^FROM [\w/-]+:\d[\w.-]*@sha256:[\da-f]{64}( AS \w+)?$/;
    for (const image of images) expect(image).toMatch(pinned);
    expect(text).toMatch(/^# syntax=docker\/dockerfile:[\d.]+@sha256:[\da-f]{64}\n/);
  });

  it('installs only the packages that build the site', () => {
    expect(instructions).toContain('RUN npm ci --omit=dev');
  });

  it('runs without privileges on a port that needs none', () => {
    const last = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM ')));
    expect(last.findLast((line) => line.startsWith('USER '))).toBe('USER www-data');
    expect(last).toContain('EXPOSE 8080');
    expect(last.at(-1)).toMatch(/^CMD \["nginx", /);
  });

  describe('imports documents from other repositories before the build', () => {
    const update = instructions.find((line) => line.includes('npm run remote:update')) ?? '';
    const script = update.replace(/^RUN( +--mount=\S+)+/, '');
    let folder: string;

    beforeEach(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'docs-remote-'));
      for (const name of ['bin', 'copies', 'website/site/remote']) {
        await mkdir(path.join(folder, name), { recursive: true });
      }
    });
    afterEach(() => rm(folder, { recursive: true }));

    /** Runs the instruction with this shell script in place of `npm`. */
    async function run(npm: string): Promise<number | null> {
      await writeFile(path.join(folder, 'bin/npm'), `#!/bin/sh\n${npm}\n`, { mode: 0o755 });
      const command = script.replaceAll('/copies', path.join(folder, 'copies'));
      const env = { PATH: `${folder}/bin:${process.env.PATH}` };
      return spawnSync('sh', ['-c', command], { cwd: folder, env }).status;
    }

    const lockIn = (place: string) => readFileSync(path.join(folder, place, 'lock.json'), 'utf8');

    it('comes before the build', () => {
      expect(instructions.indexOf(update)).toBeLessThan(instructions.indexOf('RUN npm run build'));
      expect(instructions.indexOf(update)).toBeGreaterThan(instructions.indexOf('COPY . .'));
    });

    it('keeps what it downloads as the last good copies', async () => {
      expect(await run('echo new > website/site/remote/lock.json')).toBe(0);
      expect(lockIn('copies')).toBe('new\n');
    });

    it('gives the last good copies to an update without a network', async () => {
      await writeFile(path.join(folder, 'copies/lock.json'), 'kept');
      expect(await run('test -e website/site/remote/lock.json')).toBe(0);
      expect(lockIn('website/site/remote')).toBe('kept');
    });

    it('prefers the copies in the repository', async () => {
      await writeFile(path.join(folder, 'copies/lock.json'), 'kept');
      await writeFile(path.join(folder, 'website/site/remote/lock.json'), 'own');
      expect(await run('true')).toBe(0);
      expect(lockIn('website/site/remote')).toBe('own');
    });

    it('fails if a document has no copy at all', async () => {
      expect(await run('exit 1')).toBe(1);
    });
  });

  it('uses what exists in the repository', () => {
    for (const line of instructions) {
      const [, sources] = /^COPY (?!--from)(.*) \S+$/.exec(line) ?? [];
      for (const source of sources?.split(' ') ?? []) {
        if (source !== '.') expect(read(source).length, source).toBeGreaterThan(0);
      }
    }
    expect(text).toContain(
      'COPY --from=build /site/website/deploy/nginx/nginx.conf /etc/nginx/nginx.conf',
    );
  });
});

it('deploy/README.md has every host take in documents from other repositories before it builds', () => {
  for (const line of read('website/deploy/README.md').split('\n')) {
    if (/[Bb]uild command|then `vercel/.test(line)) expect(line).toContain('npm run remote:update');
  }
});

it('nginx only writes to /tmp', () => {
  const text = read('website/deploy/nginx/nginx.conf');
  const places = [...text.matchAll(/^\s*(?:pid|\w+_temp_path|error_log|access_log) (\S+?)[; ]/gm)];
  expect(places.length).toBeGreaterThan(6);
  for (const [, place] of places) expect(place).toMatch(/^(?:\/tmp\/|stderr$|\/dev\/stdout$)/);
});
