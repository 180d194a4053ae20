/** Tests the MCP server over HTTP with clients that disconnect or send invalid requests. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runProcess, temporaryFolder } from '../../../cli/testing.ts';
import type { CommandContext } from '../../../core/plugin-api.ts';
import { mcpCommand } from '../mcp/mcp-command.ts';
import { MCP_PATH, serveHttp } from '../mcp/serve-http.ts';
import type { LocalSearch } from '../query/local-search.ts';

const HEADERS = `Accept: application/json, text/event-stream\r\nContent-Type: application/json\r\n`;
const LIST = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });

let server: Server;
let port: number;

beforeAll(async () => {
  // None of the requests is a search.
  const search = { answer: () => ({ hits: [] }) } as unknown as LocalSearch;
  server = await serveHttp({ search, operations: [], readPage: async () => undefined }, 0);
  port = (server.address() as AddressInfo).port;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

it.each([
  ['a body that is no JSON', `Content-Length: 3\r\n\r\n{"a`],
  ['a body that never ends', `Content-Length: 3000\r\n\r\n{`],
  ['a broken body', 'Transfer-Encoding: chunked\r\n\r\nZZZ\r\n'],
  ['a request', `Content-Length: ${LIST.length}\r\n\r\n${LIST}`],
])('serves other clients after one that disconnects after %s', async (_what, rest) => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(`POST ${MCP_PATH} HTTP/1.1\r\nHost: localhost:${port}\r\n${HEADERS}${rest}`);
  await once(socket, 'ready');
  socket.resetAndDestroy();
  await once(socket, 'close');

  const answer = await fetch(`http://127.0.0.1:${port}${MCP_PATH}`, {
    method: 'POST',
    headers: { accept: 'application/json, text/event-stream', 'content-type': 'application/json' },
    body: LIST,
  });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('read_page');
});

it.each(['abc', '', '-1', '70000', '1e3', '0x10'])(
  'explains what --port %s should be',
  async (text) => {
    const context = { options: { port: text } } as unknown as CommandContext;
    await expect(mcpCommand.run(context)).rejects.toThrow(
      `--port must be a number from 0 to 65535, not "${text}"`,
    );
  },
);

it('reports a missing build', async () => {
  const root = temporaryFolder();
  const { code, errors } = await runProcess('mcp', '--root', root);
  expect(code).toBe(1);
  expect(errors).toBe(
    `${path.join(root, 'dist')} contains no build with a search index → Run npx pagewright build first\n`,
  );
});
