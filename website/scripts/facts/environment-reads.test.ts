import { expect, it } from 'vitest';
import { writeSite } from '../../../engine/src/core/files/test-site.ts';
import { readEnvironment } from './environment-reads.ts';
import { openSource } from './source.ts';

async function reads(text: string) {
  const found = readEnvironment(openSource(await writeSite({ 'src/lib/config.ts': text })));
  return found.map(({ variable, symbol, type, minimum, default: value }) => ({
    variable,
    symbol,
    type,
    minimum,
    default: value,
  }));
}

it("reads a variable's type, default, and minimum", async () => {
  const text = `
    const DAYS = 30;
    export const options = {
      limit: Math.max(1, parseEnvVarNumber(process.env.SHOP_LIMIT, passed?.limit ?? DAYS)),
      open: parseEnvVarBoolean(process.env.SHOP_OPEN, false),
      name: process.env.SHOP_NAME || 'bookshop',
      city: process.env.SHOP_CITY,
      port: parseEnvVarNumber(process.env.SHOP_PORT || process.env.PORT, 8080),
    };`;
  const common = { symbol: 'options', type: undefined, minimum: undefined, default: undefined };
  expect(await reads(text)).toEqual([
    { ...common, variable: 'SHOP_LIMIT', type: 'integer', minimum: 1, default: 30 },
    { ...common, variable: 'SHOP_OPEN', type: 'boolean', default: false },
    { ...common, variable: 'SHOP_NAME', default: 'bookshop' },
    { ...common, variable: 'SHOP_CITY' },
    { ...common, variable: 'SHOP_PORT', type: 'integer', default: 8080 },
    { ...common, variable: 'PORT', type: 'integer', default: 8080 },
  ]);
});

it('omits a computed default', async () => {
  const text = `function load(isLarge) { return parseEnvVarNumber(process.env.SHOP_SIZE, isLarge ? 9 : 1); }`;
  expect(await reads(text)).toMatchObject([
    { variable: 'SHOP_SIZE', symbol: 'load', type: 'integer', default: undefined },
  ]);
});
