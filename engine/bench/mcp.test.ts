/** Tests the agent tools for this repository's build, with the client from the official package. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltSite, readBuild } from '../src/plugins/search/mcp/read-build.ts';
import { MCP_PATH, serveHttp } from '../src/plugins/search/mcp/serve-http.ts';
import { builtWebsite } from './built-website.ts';
import { REPOSITORY } from './measure-command.ts';

const output = builtWebsite();
let site: BuiltSite;
let server: Server;
let address: URL;
let client: Client;

beforeAll(async () => {
  site = await readBuild(output);
  server = await serveHttp(site, 0);
  address = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}${MCP_PATH}`);
  client = await connected(new StreamableHTTPClientTransport(address) as never);
});

afterAll(async () => {
  await client.close();
  server.close();
});

/** Starts a separate server, as the command does, and returns a client that's connected to it. */
function overStandardInput(): Promise<Client> {
  const args = [path.join(REPOSITORY, 'engine/bin/docs.js'), 'mcp', '--out', output];
  const command = process.execPath;
  return connected(new StdioClientTransport({ command, args, cwd: REPOSITORY }) as never);
}

async function connected(transport: Parameters<Client['connect']>[0]): Promise<Client> {
  const made = new Client({ name: 'test', version: '1.0.0' });
  await made.connect(transport);
  return made;
}

async function call(name: string, args: Record<string, unknown>, by = client) {
  const { content, isError } = await by.callTool({ name, arguments: args });
  return { text: (content as { text: string }[])[0]?.text ?? '', isError: isError === true };
}

it('offers four tools that change nothing', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'search',
    'read_page',
    'list_operations',
    'get_operation',
  ]);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
});

describe('tools', () => {
  it('find a page and read it, by route or URL', async () => {
    expect((await call('search', { query: 'segments' })).text).toContain('/reference/segments');
    const { text } = await call('read_page', { address: '/reference/segments' });
    expect(text).toContain('\n# Segments\n');
    expect(
      (await call('read_page', { address: 'https://a.example/reference/segments.md#x' })).text,
    ).toBe(text);
  });

  it('read every operation', async () => {
    expect(site.operations.length).toBeGreaterThan(300);
    for (const { operationId, method, path: route } of site.operations) {
      const { text } = await call('get_operation', { operationId });
      expect(text, operationId).toContain(`\n${method} ${route}\n`);
    }
  });

  it("list all operations, or only a tag's", async () => {
    expect((await call('list_operations', {})).text).toContain('createFeature: POST /api/admin/');
    expect((await call('list_operations', { tag: 'Tags' })).text).not.toContain('createFeature:');
    const { text } = await call('get_operation', { operationId: 'createFeature' });
    expect(text).toContain('POST /api/admin/projects/{projectId}/features\n');
  });

  it('say what to do if nothing is found', async () => {
    for (const [name, args] of [
      ['read_page', { address: '/../../package' }],
      ['read_page', { address: '/no-such-page' }],
      ['get_operation', { operationId: 'noSuchOperation' }],
      ['list_operations', { tag: 'No such tag' }],
    ] as const) {
      expect(await call(name, args)).toMatchObject({ isError: true });
    }
  });

  it('also respond over standard input', async () => {
    const other = await overStandardInput();
    expect((await call('search', { query: 'segments' }, other)).text).toContain(
      '/reference/segments',
    );
    await other.close();
  });
});

it.each([
  ['https://evil.example', 403],
  ['http://localhost:3000', 406],
])('responds to web pages of %s with %s', async (origin, status) => {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(answer.status).toBe(status);
});
