/** Tests the search files in a build, and the pages and files that refer to them. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { copyAtlas, openOutput, runCommand, temporaryFolder } from '../../../cli/testing.ts';

const SENTENCE = 'the sea is everywhere and the sea is blue';

const root = temporaryFolder('inside');
const { read, files, documents } = openOutput(path.join(root, 'dist'));

beforeAll(async () => {
  copyAtlas(root);
  const { code, errors } = await runCommand('build', '--root', root);
  expect(code, errors).toBe(0);
});

it("creates one file with the pages' text, which no page loads initially", () => {
  const holders = files().filter(
    (file) => file.startsWith('assets/search-') && read(file).includes(SENTENCE),
  );
  expect(holders).toHaveLength(1);
  expect(holders[0]).toMatch(/^assets\/search-text\./);
  expect(documents().filter((file) => read(file).includes('search-text'))).toEqual([]);
});

it("adds a results page that isn't a document and that search engines skip", () => {
  expect(read('search.html')).toContain('<meta name="robots" content="noindex');
  expect(read('documents.json')).not.toContain('/guide/search');
});

it('says which port to use for agents if another server uses the port', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { code, errors } = await runCommand('mcp', '--root', root, `--port=${port}`);
  other.close();
  expect(code).toBe(1);
  expect(errors).toBe(
    `Port ${port} is already in use. Choose a different port with --port: npx pagewright mcp --port ${port + 1}\n`,
  );
});
