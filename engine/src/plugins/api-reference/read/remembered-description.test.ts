import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import * as loading from './load-description.ts';
import { rememberedDescription } from './remembered-description.ts';

vi.mock('./load-description.ts', { spy: true });
const load = vi.mocked(loading.loadApiDescription);

const INPUT = { id: 'shop', file: 'api.yaml', overlays: 'words' };

function writeSite(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'description-'));
  mkdirSync(path.join(root, 'words'));
  writeFileSync(
    path.join(root, 'api.yaml'),
    'openapi: 3.1.0\ninfo:\n  title: Shop\n  version: "1"\nx-number: 12345678901234567890\npaths:\n  /books:\n    get:\n      responses: {}\n',
  );
  return root;
}

function writeWords(root: string, name: string, title: string) {
  const action = `- target: $.info\n  update:\n    title: ${title}\n`;
  const info = `info:\n  title: Words\n  version: "1"\n`;
  writeFileSync(
    path.join(root, 'words', name),
    `overlay: 1.0.0\n${info}actions:\n${action.replace(/^/gm, '  ').trimEnd()}\n`,
  );
}

async function titleOf(root: string) {
  const { description } = await rememberedDescription({ root }, INPUT);
  return description?.document.info.title;
}

it('reads files once until one of them changes or is added', async () => {
  const root = writeSite();
  writeWords(root, 'a.yaml', 'Books');
  load.mockClear();
  expect([await titleOf(root), await titleOf(root)]).toEqual(['Books', 'Books']);
  expect(load).toHaveBeenCalledTimes(1);
  writeWords(root, 'a.yaml', 'Bakery');
  expect(await titleOf(root)).toBe('Bakery');
  writeWords(root, 'b.yaml', 'Corner shop');
  expect(await titleOf(root)).toBe('Corner shop');
  expect(load).toHaveBeenCalledTimes(3);
});

it('returns the same as reading, and can locate problems', async () => {
  const root = writeSite();
  const { description: read } = loading.loadApiDescription({ root }, INPUT);
  await rememberedDescription({ root }, INPUT);
  const { description, files, problems } = await rememberedDescription({ root }, INPUT);
  expect(description).toEqual({ ...read, placeOf: expect.any(Function) });
  expect(files).toEqual(['api.yaml']);
  expect(problems).toEqual([]);
  expect(description?.placeOf('/paths/~1books/get')).toEqual(read?.placeOf('/paths/~1books/get'));
});

it('caches that header parameters of Swagger 2.0 can have any name', async () => {
  const root = writeSite();
  writeFileSync(
    path.join(root, 'api.yaml'),
    'swagger: "2.0"\ninfo: { title: Shop, version: "1" }\npaths: { /a: { get: { parameters: [{ name: Accept, in: header, type: string }], responses: {} } } }\n',
  );
  const { description } = await rememberedDescription({ root }, INPUT);
  expect(description?.operations[0]?.parameters.map(({ name }) => name)).toEqual(['Accept']);
});
