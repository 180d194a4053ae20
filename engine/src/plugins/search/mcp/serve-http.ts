/** Serves the tools over HTTP (streamable HTTP without sessions). Nothing is kept between requests. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { createDocsServer } from './create-server.ts';
import type { BuiltSite } from './read-build.ts';

/** The path that clients use. */
export const MCP_PATH = '/mcp';

/**
 * Listens only on this machine. Rejects requests from web pages on other origins. Otherwise, any page could use the
 * server on a reader's machine (DNS rebinding).
 */
export function serveHttp(site: BuiltSite, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    // Without a listener, an error on one connection would end the process.
    response.on('error', () => response.destroy());
    answer(site, request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject).on('error', console.error);
      resolve(server);
    });
  });
}

async function answer(
  site: BuiltSite,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isOwnOrigin(request.headers.origin) || !isLocal(request.headers.host)) {
    response.writeHead(403).end();
    return;
  }
  if (request.url !== MCP_PATH) {
    response.writeHead(404).end();
    return;
  }
  const docs = createDocsServer(site);
  const transport = new StreamableHTTPServerTransport({});
  response.on('close', () => void docs.close().catch(console.error));
  await docs.connect(transport as never);
  await transport.handleRequest(request, response);
}

/** True if the request comes from this machine. Only browsers send an origin. */
function isOwnOrigin(origin: string | undefined): boolean {
  return origin === undefined || (URL.canParse(origin) && isLocal(new URL(origin).host));
}

function isLocal(host: string | undefined): boolean {
  return /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(host ?? '');
}
