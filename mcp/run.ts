/** Command: the documentation as tools for agents, over standard input or, with `--port`, over HTTP. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createDocsServer } from './create-server.ts';
import { readBuild } from './read-build.ts';
import { MCP_PATH, serveHttp } from './serve-http.ts';

const { values } = parseArgs({
  options: { out: { type: 'string', default: 'dist' }, port: { type: 'string' } },
});

try {
  const site = await readBuild(path.resolve(values.out));
  if (values.port === undefined) {
    await createDocsServer(site).connect(new StdioServerTransport());
  } else {
    await serveHttp(site, Number(values.port));
    console.error(`http://localhost:${values.port}${MCP_PATH}`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
