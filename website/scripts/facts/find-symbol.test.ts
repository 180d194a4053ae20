import { expect, it } from 'vitest';
import { writeSite } from '../../../engine/src/core/files/test-site.ts';
import { findSymbol } from './find-symbol.ts';
import { openSource } from './source.ts';

const TEXT = `export const LENGTH = 50;
const page = { limit: 20, ofFlags: { limit: LENGTH } };
const name = text().min(1).max(100).required();
const most = isNumber(payload) ? Number(payload) : 15000;
const now = clock();`;

async function find(symbol: string) {
  const source = openSource(await writeSite({ 'src/lib/limits.ts': TEXT }));
  return findSymbol(source, symbol);
}

it("finds constants, properties, method arguments, and a condition's last alternative", async () => {
  expect(await find('src/lib/limits.ts#LENGTH')).toEqual({ value: 50, line: 1 });
  expect(await find('src/lib/limits.ts#page.ofFlags.limit')).toEqual({ value: 50, line: 2 });
  expect(await find('src/lib/limits.ts#name.max')).toEqual({ value: 100, line: 3 });
  expect(await find('src/lib/limits.ts#most')).toEqual({ value: 15000, line: 4 });
});

it("reports what's missing", async () => {
  expect(await find('src/lib/gone.ts#LENGTH')).toEqual({ miss: "There's no such file" });
  expect(await find('src/lib/limits.ts#page.size')).toEqual({
    miss: "There's no size with a value in page.size",
  });
});
