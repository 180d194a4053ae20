import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { rememberMade, rememberValue } from './remember-made.ts';

function setUp() {
  const root = mkdtempSync(path.join(tmpdir(), 'remember-'));
  const input = path.join(root, 'input.css');
  writeFileSync(input, 'a');
  const folder = path.join(root, 'cache');
  const make = vi.fn(async () => ({ value: { made: make.mock.calls.length }, inputs: [input] }));
  return { folder, input, make, root };
}

it('makes a value once while its key and its inputs stay the same', async () => {
  const { folder, root, make } = setUp();
  expect(await rememberMade(folder, ['a', { b: 1 }], make)).toEqual({ made: 1 });
  writeFileSync(path.join(root, 'other.css'), 'changed, but no input');
  expect(await rememberMade(folder, ['a', { b: 1 }], make)).toEqual({ made: 1 });
  expect(await rememberMade(folder, ['a', { b: 2 }], make)).toEqual({ made: 2 });
});

it('makes it anew when an input has changed or is gone', async () => {
  const { folder, input, make } = setUp();
  await rememberMade(folder, 'key', make);
  writeFileSync(input, 'changed');
  expect(await rememberMade(folder, 'key', make)).toEqual({ made: 2 });
  rmSync(input);
  expect(await rememberMade(folder, 'key', make)).toEqual({ made: 3 });
});

it('looks at the inputs beside a copied cache', async () => {
  const { folder, root, make } = setUp();
  await rememberMade(folder, 'key', make);
  const copy = mkdtempSync(path.join(tmpdir(), 'remember-'));
  cpSync(root, copy, { recursive: true });
  expect(await rememberMade(path.join(copy, 'cache'), 'key', make)).toEqual({ made: 1 });
  writeFileSync(path.join(copy, 'input.css'), 'changed in the copy');
  expect(await rememberMade(path.join(copy, 'cache'), 'key', make)).toEqual({ made: 2 });
});

it('keeps nothing of what failed, and survives a damaged entry', async () => {
  const { folder, make } = setUp();
  const failing = () => Promise.reject(new Error('does not compile'));
  await expect(rememberMade(folder, 'key', failing)).rejects.toThrow('does not compile');
  expect(await rememberMade(folder, 'key', make)).toEqual({ made: 1 });
  for (const name of readdirSync(folder)) writeFileSync(path.join(folder, name), '{"value":');
  expect(await rememberMade(folder, 'key', make)).toEqual({ made: 2 });
});

it('makes a value again for another key, and when its entry is damaged', () => {
  const { folder } = setUp();
  const make = vi.fn(() => ({ value: { made: make.mock.calls.length }, inputs: [] }));
  expect(rememberValue(folder, 'one', make)).toEqual({ made: 1 });
  expect(rememberValue(folder, 'one', make)).toEqual({ made: 1 });
  expect(rememberValue(folder, 'other', make)).toEqual({ made: 2 });
  for (const name of readdirSync(folder)) writeFileSync(path.join(folder, name), '{"value":');
  expect(rememberValue(folder, 'one', make)).toEqual({ made: 3 });
});
