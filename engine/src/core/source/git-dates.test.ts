import { execFileSync } from 'node:child_process';
import { chmod, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { writeSite } from '../files/test-site.ts';
import { lastUpdates } from './git-dates.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

function git(root: string, ...args: string[]): void {
  execFileSync('git', ['-C', root, ...args], { stdio: 'pipe' });
}

function commit(root: string, author: string, date: string): void {
  vi.stubEnv('GIT_COMMITTER_DATE', date);
  git(root, 'add', '.');
  git(
    root,
    ...['-c', `user.name=${author}`, '-c', 'user.email=a@example.com'],
    ...['-c', 'commit.gpgsign=false', 'commit', '--quiet', '--message', 'Write'],
  );
}

async function repository(): Promise<string> {
  const root = await writeSite({
    'web/docs/a.md': 'a',
    'web/docs/b é.md': 'b',
    'web/README.md': 'r',
  });
  git(root, 'init', '--quiet');
  commit(root, 'Ana', '2025-01-02T03:04:05+02:00');
  await writeFile(join(root, 'web/docs/a.md'), 'aa');
  commit(root, 'Kofi', '2025-03-04T05:06:07Z');
  await writeFile(join(root, 'web/docs/new.md'), 'n');
  return root;
}

test('finds the last commit of every file, relative to a root below the repository', async () => {
  const root = await repository();
  const files = ['docs/a.md', 'docs/b é.md', 'docs/new.md'];
  expect(await lastUpdates(join(root, 'web'), files)).toEqual(
    new Map([
      ['docs/a.md', { date: '2025-03-04T05:06:07.000Z' }],
      ['docs/b é.md', { date: '2025-01-02T01:04:05.000Z' }],
    ]),
  );
});

test('a move is no update, whether the site or a file moves; an edit in the same commit is one', async () => {
  const root = await repository();
  await rm(join(root, 'web/docs/new.md'));
  await rename(join(root, 'web'), join(root, 'site'));
  await rename(join(root, 'site/docs/b é.md'), join(root, 'site/docs/c.md'));
  await writeFile(join(root, 'site/docs/a.md'), 'aaa');
  commit(root, 'Mia', '2025-05-06T07:08:09Z');
  expect(await lastUpdates(join(root, 'site'), ['docs/a.md', 'docs/c.md'])).toEqual(
    new Map([
      ['docs/a.md', { date: '2025-05-06T07:08:09.000Z' }],
      ['docs/c.md', { date: '2025-01-02T01:04:05.000Z' }],
    ]),
  );
});

test('dates at the edge of a shallow clone are no dates', async () => {
  const origin = await repository();
  const root = await writeSite({});
  git(root, 'clone', '--quiet', '--depth', '1', `file://${origin}`, 'clone');
  expect(await lastUpdates(join(root, 'clone/web'), ['docs/a.md', 'docs/b é.md'])).toEqual(
    new Map(),
  );
});

test('a log that ends before the repository is known', async () => {
  const root = await writeSite({
    'bin/git': '#!/bin/sh\ncase "$*" in *rev-parse*) sleep 0.3 ;; esac\nexit 128\n',
  });
  await chmod(join(root, 'bin/git'), 0o755);
  vi.stubEnv('PATH', `${join(root, 'bin')}:${process.env.PATH}`);
  expect(await lastUpdates(root, ['docs/a.md'])).toEqual(new Map());
});

test('no history, no commit, no git, no files', async () => {
  const root = await writeSite({ 'docs/a.md': 'a' });
  vi.stubEnv('GIT_CEILING_DIRECTORIES', root);
  expect(await lastUpdates(root, ['docs/a.md'])).toEqual(new Map());
  git(root, 'init', '--quiet');
  expect(await lastUpdates(root, ['docs/a.md'])).toEqual(new Map());
  expect(await lastUpdates(root, [])).toEqual(new Map());
  vi.stubEnv('PATH', root);
  expect(await lastUpdates(root, ['docs/a.md'])).toEqual(new Map());
});

test('loses no line when git answers its first question late', async () => {
  const root = await repository();
  const real = execFileSync('which', ['git'], { encoding: 'utf8' }).trim();
  const slow = `#!/bin/sh\ncase "$*" in *rev-parse*) sleep 0.5;; esac\nexec ${real} "$@"\n`;
  await writeFile(join(root, 'git'), slow, { mode: 0o755 });
  vi.stubEnv('PATH', `${root}:${process.env.PATH}`);
  const updates = await lastUpdates(join(root, 'web'), ['docs/a.md']);
  expect(updates.get('docs/a.md')?.date).toBe('2025-03-04T05:06:07.000Z');
});

test('names with quotes have a date, and a branch about grafted trees hides none', async () => {
  const root = await repository();
  await writeFile(join(root, 'web/docs/say "hi" \\ bye.md'), 'q');
  commit(root, 'Ana', '2025-06-07T08:09:10Z');
  git(root, 'branch', 'docs/grafted-trees');
  const [file] = ['docs/say "hi" \\ bye.md'];
  const updates = await lastUpdates(join(root, 'web'), [file]);
  expect(updates.get(file)?.date).toBe('2025-06-07T08:09:10.000Z');
});

test.each(['@300000000000 +0000', '2024-01-01T00:00:00 +9959'])(
  'a commit from %s stops no build',
  async (date) => {
    const root = await repository();
    await writeFile(join(root, 'web/docs/a.md'), 'odd');
    commit(root, 'Ana', date);
    const files = ['docs/a.md', 'docs/b é.md'];
    const updates = await lastUpdates(join(root, 'web'), files);
    expect(updates.get('docs/b é.md')?.date).toBe('2025-01-02T01:04:05.000Z');
    for (const each of updates.values()) expect(Date.parse(each.date)).toBeLessThan(Date.now());
  },
);
