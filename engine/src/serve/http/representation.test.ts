import { rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchRelease } from '../release.ts';
import { makeSite, writeFiles } from '../testing.ts';
import { openRepresentation } from './representation.ts';

/** Larger than files that are kept in memory. */
const BIG = Buffer.alloc(1_000_000, 'a');

let parent: string;

beforeEach(() => {
  parent = makeSite();
  writeFiles(join(parent, 'dist'), { 'big.zip': BIG });
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(parent, { recursive: true });
});

/** Counts the bytes that are read through all file handles from now on. */
async function countReadBytes(): Promise<() => number> {
  const handle = await open(join(parent, 'dist/big.zip'));
  const prototype = Object.getPrototypeOf(handle) as Pick<FileHandle, 'read'>;
  await handle.close();
  const read = vi.spyOn(prototype, 'read');
  return () => read.mock.calls.length * 65_536;
}

it('hashes a file once, even if many clients request it at the same time', async () => {
  const watch = watchRelease(join(parent, 'dist'), { base: undefined, onError: () => {} });
  const release = await watch.current();
  const readBytes = await countReadBytes();
  const all = await Promise.all(
    Array.from({ length: 20 }, () => openRepresentation(release, 'big.zip', undefined)),
  );
  for (const { source } of all) if (!Buffer.isBuffer(source)) await source.close();
  expect(new Set(all.map(({ etag }) => etag)).size).toBe(1);
  expect(readBytes()).toBeLessThan(2 * BIG.length);
});
