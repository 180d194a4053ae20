import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type CommandResult, runCommand } from '../../../cli/testing.ts';
import { writeSite } from '../../../core/test-api.ts';

const FILE = 'openapi/shop.json';
const CONFIG = `export default {
  title: 'Shop', tagline: 'A shop', url: 'https://shop.example',
  apis: [{ id: 'shop', file: '${FILE}', route: '/api' }],
};`;

const BEFORE = {
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1' },
  paths: {
    '/orders': { get: { operationId: 'orders', responses: { 404: { description: 'None' } } } },
    '/old': { get: { operationId: 'old', responses: { 200: { description: 'Old' } } } },
  },
};

/** A description as a server may write it, with paths and keys in any order. */
const FRESH = {
  paths: {
    '/tags': { get: { responses: { 200: { description: 'Tags' } }, operationId: 'tags' } },
    '/orders': { get: { responses: { 200: { description: 'All' } }, operationId: 'orders' } },
  },
  info: { version: '2', title: 'Shop' },
  openapi: '3.1.0',
};

let root: string;

beforeEach(async () => {
  root = await writeSite({
    'site/site.config.ts': CONFIG,
    [FILE]: `${JSON.stringify(BEFORE, null, 2)}\n`,
  });
});

const description = () => readFile(join(root, FILE), 'utf8');

function update(...args: readonly string[]): Promise<CommandResult> {
  return runCommand('openapi:update', '--root', root, ...args);
}

async function freshFile(text: string): Promise<string> {
  const file = join(root, 'fresh.json');
  await writeFile(file, text);
  return file;
}

/** Returns the URL of a server that responds with the text. */
async function serve(text: string, status = 200): Promise<string> {
  const server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/docs/openapi.json`;
}

test('imports a file: lists removed and added operations, and writes in canonical order', async () => {
  const { code, output, errors } = await update('--file', await freshFile(JSON.stringify(FRESH)));
  expect(errors).toBe('');
  expect(code).toBe(0);
  expect(output.split('\n').slice(0, -2)).toEqual(['Removed  GET /old', 'Added  GET /tags']);
  expect(output.trimEnd()).toMatch(/openapi\/shop\.json: 2 operations$/);
  const text = await description();
  const written = JSON.parse(text);
  expect(text.endsWith('}\n')).toBe(true);
  expect(Object.keys(written)).toEqual(['openapi', 'info', 'servers', 'paths']);
  expect(Object.keys(written.info)).toEqual(['title', 'version']);
  expect(Object.keys(written.paths)).toEqual(['/orders', '/tags']);
  expect(Object.keys(written.paths['/tags'].get)).toEqual(['operationId', 'responses']);
  expect(written).toMatchObject(FRESH);
});

test("imports a server's response, and changes nothing the second time", async () => {
  const url = await serve(JSON.stringify(FRESH));
  expect((await update('--url', url)).output).toContain('Removed  GET /old');
  const text = await description();
  const { code, output } = await update('--url', url, '--api', 'shop');
  expect(code).toBe(0);
  expect(output).not.toMatch(/Removed|Added/);
  expect(await description()).toBe(text);
});

test.each([
  ['text that is no JSON', '{ "openapi": "3.1.0", ', 'fresh.json'],
  ['no description', '{ "name": "x" }', 'openapi'],
  [
    'a reference to nothing',
    JSON.stringify({
      ...FRESH,
      paths: { '/a': { get: { responses: { 200: { $ref: '#/components/responses/Gone' } } } } },
    }),
    'Gone',
  ],
])('rejects %s, and keeps the existing file', async (_, text, said) => {
  const before = await description();
  const { code, output, errors } = await update('--file', await freshFile(text));
  expect(code).toBe(1);
  expect(errors).toContain(said);
  expect(errors).toContain('→');
  expect(output).not.toContain('operations');
  expect(await description()).toBe(before);
});

test("explains why there's nothing to import", async () => {
  const before = await description();
  const missing = await update('--file', join(root, 'nowhere.json'));
  expect(missing).toMatchObject({ code: 1, errors: expect.stringContaining("doesn't exist") });
  const failing = await update('--url', await serve('down', 503));
  expect(failing).toMatchObject({ code: 1, errors: expect.stringContaining('503') });
  const neither = await update();
  expect(neither).toMatchObject({ code: 1, errors: expect.stringContaining('--url <URL>') });
  const unknown = await update('--url', 'http://127.0.0.1:1/', '--api', 'market');
  expect(unknown.errors).toContain('--api must be one of shop, not "market"');
  expect(await description()).toBe(before);
});

test('keeps names in the description from controlling the terminal', async () => {
  const path = '/a\u001b]0;PWNED\u0007\u001b[2J\n::error::b';
  const paths = { ...FRESH.paths, [path]: { get: { responses: { 200: { description: 'A' } } } } };
  const { output, errors } = await update(
    '--file',
    await freshFile(JSON.stringify({ ...FRESH, paths })),
  );
  expect(output).toContain('PWNED');
  expect((output + errors).replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  expect(output).not.toMatch(/^::error::/m);
});
