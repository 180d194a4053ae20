import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { printed, writeSite } from '../../../../engine/src/core/test-api.ts';
import type { RemoteConfig } from '../settings.ts';
import { readLockedDocuments } from './locked-documents.ts';
import { type LockedDocument, lockText, sha256Of } from './remote-lock.ts';

const remote: RemoteConfig = {
  host: {
    web: 'https://git.example',
    api: 'https://git.example/api',
    files: 'https://raw.example',
  },
  ownOrigins: [],
  imageOrigins: [],
  documents: [{ route: '/client', repository: 'acme/client', ref: 'main', file: 'README.md' }],
};

const TEXT = '# Client\n\nDraws maps.\n';

function locked(changes: Partial<LockedDocument> = {}): LockedDocument {
  return {
    route: '/client',
    repository: 'acme/client',
    ref: 'main',
    file: 'README.md',
    commit: '1'.repeat(40),
    date: '2026-03-05T09:30:00Z',
    document: { name: 'client.md', sha256: sha256Of(TEXT) },
    images: {},
    ...changes,
  };
}

function site(lock: string): Promise<string> {
  return writeSite({ 'site/remote/lock.json': lock, 'site/remote/client.md': TEXT });
}

test('without a lock there is nothing', async () => {
  const root = await writeSite({ 'docs/a.md': '' });
  expect(await readLockedDocuments({ root }, remote)).toEqual({ documents: [], problems: [] });
});

test('a locked document is read as it was fetched', async () => {
  const root = await site(lockText([locked()]));
  const { documents, problems } = await readLockedDocuments({ root }, remote);
  expect(problems).toEqual([]);
  expect(documents).toMatchObject([
    { route: '/client', text: TEXT, commit: '1'.repeat(40), copy: 'site/remote/client.md' },
  ]);
});

test('a copy that was edited, or is gone, is an error', async () => {
  const root = await site(lockText([locked()]));
  await writeFile(join(root, 'site/remote/client.md'), `${TEXT}!`);
  expect(printed((await readLockedDocuments({ root }, remote)).problems)).toBe(
    "site/remote/client.md  doesn't match the lock file\n    Run npx pagewright remote:update, or remove the site/remote folder",
  );
  await rm(join(root, 'site/remote/client.md'));
  const { documents, problems } = await readLockedDocuments({ root }, remote);
  expect(documents).toEqual([]);
  expect(printed(problems)).toContain('is in the lock file, but the copy is missing');
});

test('a document that the configuration does not name any more is left out, with a warning', async () => {
  const root = await site(lockText([locked({ ref: 'v1' })]));
  const { documents, problems } = await readLockedDocuments({ root }, remote);
  expect(documents).toEqual([]);
  expect(problems).toMatchObject([{ severity: 'warning' }]);
});

test.each([
  ['no JSON', '{'],
  ['another version', '{ "version": 0, "documents": [] }'],
  [
    'a name that leads out of the folder',
    lockText([locked({ document: { name: '../a.md', sha256: sha256Of(TEXT) } })]),
  ],
  ['a commit that is none', lockText([locked({ commit: '../../x' })])],
])('a lock with %s is an error', async (_, lock) => {
  const { documents, problems } = await readLockedDocuments({ root: await site(lock) }, remote);
  expect(documents).toEqual([]);
  expect(problems).toMatchObject([{ severity: 'error', place: { file: 'site/remote/lock.json' } }]);
});

test('the same documents give the same lock', () => {
  const other = locked({ route: '/a' });
  expect(lockText([locked(), other])).toBe(lockText([other, locked()]));
});
