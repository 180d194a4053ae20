/**
 * The `mcp` command, which lets AI agents use a build as tools. It communicates over standard input and output or,
 * with `--port`, over HTTP.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import {
  type Command,
  type CommandContext,
  explainStartFailure,
  readPort,
  requirePackages,
  UsageError,
} from '../../../core/plugin-api.ts';

/**
 * A package that only this command needs, in the version it's tested with. Sites that use the command have to
 * install it.
 */
const PACKAGES = { '@modelcontextprotocol/sdk': '1.32.2' };

export const mcpCommand: Command = {
  name: 'mcp',
  about: 'let agents search and read a build: --out <folder>; --port <number> serves over HTTP',
  options: { out: 'string', port: 'string' },
  run: serve,
};

async function serve({ root, options }: CommandContext): Promise<void> {
  const port = typeof options.port === 'string' ? readPort(options.port) : undefined;
  requirePackages(PACKAGES, 'mcp');
  const { readBuild } = await import('./read-build.ts');
  const folder = typeof options.out === 'string' ? options.out : path.join(root, 'dist');
  const site = await readBuild(path.resolve(folder));
  if (port === undefined) {
    const { StdioServerTransport } = await import('@modelcontextprotocol/sdk/server/stdio.js');
    const { createDocsServer } = await import('./create-server.ts');
    await createDocsServer(site).connect(new StdioServerTransport());
    await once(process.stdin, 'end');
    return;
  }
  const { MCP_PATH, serveHttp } = await import('./serve-http.ts');
  const server = await serveHttp(site, port).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(explainStartFailure(error, { port }, 'mcp'));
  });
  console.error(`http://localhost:${(server.address() as AddressInfo).port}${MCP_PATH}`);
  await once(server, 'close');
}
