import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkOptions } from './check-options.ts';

const TYPES = `
interface Base { appName: string }
export interface Config extends Base { interval?: number; headers?: object; folder?: string }`;
const CODE =
  'class A { constructor({ appName, interval = 15 * 1e3, headers = {}, folder = T() }) {} }';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'options-'));
  await write('samples/node_modules/shop/package.json', JSON.stringify({ version: '2.0.0' }));
  await write('samples/node_modules/shop/types.d.ts', TYPES);
  await write('samples/node_modules/shop/code.js', CODE);
  await write('samples/node_modules/shop/variables.js', 'const u = process.env.SHOP_URL;');
});

afterEach(() => rm(root, { recursive: true }));

it("accepts the package's names and defaults", async () => {
  expect(await check([['appName', null], ['interval', 15_000], ['headers', {}], FOLDER])).toEqual(
    [],
  );
});

it('reports unknown names with the most similar one, and missing names', async () => {
  const messages = await check([['appName', null], ['intervall', 15_000], ['headers', {}], FOLDER]);
  expect(messages).toEqual([
    'shop has no option "intervall" → Did you mean "interval"?',
    'The option "interval" of shop is missing → Describe it.',
  ]);
});

it("reports different defaults, missing ones, and ones that don't exist", async () => {
  const messages = await check([
    ['appName', 'shop'],
    ['interval', 15],
    ['headers', null],
    ['folder', '/tmp'],
  ]);
  expect(messages.map((message) => message.split(' → ')[0])).toEqual([
    'The default of "appName" in shop is null',
    'The default of "interval" in shop is 15000',
    'The default of "headers" in shop is {}',
    'The default of "folder" in shop is computed',
  ]);
});

it('reports a list for a different version', async () => {
  const [message] = await check(
    [['appName', null], ['interval', 15_000], ['headers', {}], FOLDER],
    { version: '1.9.0' },
  );
  expect(message).toContain('Version 2.0.0 of shop is installed, but the list describes 1.9.0');
});

it('compares environment variables with those that the package reads', async () => {
  await write('list.json', JSON.stringify(data([['SHOP_URI', null]])));
  const list = { file: 'list.json', package: 'shop', variables: ['variables.js'] };
  const problems = await checkOptions(root, [list]);
  expect(problems[0]?.message).toBe('shop has no option "SHOP_URI"');
});

it("requires a version and sources for lists whose package can't be installed here", async () => {
  await write('list.json', JSON.stringify({ ...data([['name', null]]), sources: [] }));
  const [problem] = await checkOptions(root, [{ file: 'list.json' }]);
  expect(problem?.message).toContain('sources');
});

type Said = readonly [name: string, value: unknown];

const FOLDER: Said = ['folder', { code: 'temporary directory' }];

function data(options: readonly Said[]) {
  return {
    version: '2.0.0',
    sources: ['code.js'],
    capabilities: {},
    options: options.map(([name, value]) => ({ name, type: 'any', default: value, note: 'Note.' })),
  };
}

async function check(options: readonly Said[], other: object = {}): Promise<readonly string[]> {
  await write('list.json', JSON.stringify({ ...data(options), ...other }));
  const list = {
    file: 'list.json',
    package: 'shop',
    declared: { interface: 'Config', file: 'types.d.ts' },
    defaults: 'code.js',
  };
  const problems = await checkOptions(root, [list]);
  return problems.map(({ message, remedy }) => `${message} → ${remedy}`);
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.join(root, path.dirname(file)), { recursive: true });
  await writeFile(path.join(root, file), text);
}
