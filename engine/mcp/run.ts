/** Command: the documentation as tools for agents, over standard input or, with `--port`, over HTTP. */
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createDocsServer } from './create-server.ts';
import { readBuild } from './read-build.ts';
import { MCP_PATH, serveHttp } from './serve-http.ts';

const EXAMPLE = 'npm run mcp -- --port 3333';

try {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: 'dist' }, port: { type: 'string' } },
  });
  const port = values.port === undefined ? undefined : readPort(values.port);
  const site = await readBuild(path.resolve(values.out));
  if (port === undefined) {
    await createDocsServer(site).connect(new StdioServerTransport());
  } else {
    const server = await serveHttp(site, port);
    console.error(`http://localhost:${(server.address() as AddressInfo).port}${MCP_PATH}`);
  }
} catch (error) {
  console.error(explain(error as NodeJS.ErrnoException));
  process.exitCode = 1;
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new Error(`--port must be a number from 0 to 65535, not "${text}" → ${EXAMPLE}`);
}

function explain({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'EADDRINUSE') return `The port is already in use → choose another one: ${EXAMPLE}`;
  if (code === 'EACCES')
    return `You don't have permission to use this port → choose one above 1023: ${EXAMPLE}`;
  return message;
}
