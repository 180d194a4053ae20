import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readEntry, writeEntry } from './cache-folder.ts';

it("doesn't return an entry in which any byte has changed, or that's cut off", () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cache-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'entry');
  const value = { html: '<main>Hello</main>', levels: [1, 2] };
  writeEntry(file, value);
  expect(readEntry(file)).toEqual(value);
  const stored = readFileSync(file);
  for (let index = 0; index < stored.length; index += 1) {
    const damaged = Buffer.from(stored);
    damaged.writeUInt8(damaged.readUInt8(index) ^ 1, index);
    writeFileSync(file, damaged);
    expect(readEntry(file), `byte ${index}`).toBeUndefined();
    writeFileSync(file, stored.subarray(0, index));
    expect(readEntry(file), `${index} bytes`).toBeUndefined();
  }
});
