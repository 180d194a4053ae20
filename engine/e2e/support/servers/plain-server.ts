/** A host without clean URLs. It always responds with a file and never redirects. */

import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { REVALIDATED_CACHE } from '../../../src/core/outputs/hosts/headers.ts';
import { contentTypeOf } from '../../../src/serve/content-types.ts';
import { splitAddress } from '../../../src/shared/routes.ts';
import { listenLocally, stopServer } from './local-server.ts';

export interface PlainServer {
  /** The server's URL, without a trailing slash. */
  url: string;
  /** Pathnames of the requests so far, in order. */
  requests: string[];
  stop(): Promise<void>;
}

export interface PlainServerOptions {
  /** Folder of a build. */
  folder: string;
  /** Base path of the served folder: `''` or `/docs`. */
  base: string;
}

/** Serves the folder on a free port. It responds with `a.html` to requests for `/a`, `/a/`, and `/a/index.html`. */
export async function startPlainServer(options: PlainServerOptions): Promise<PlainServer> {
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const { path: pathname } = splitAddress(request.url ?? '/');
    requests.push(pathname);
    const file = await findFile(options, pathname);
    response.setHeader('Content-Type', contentTypeOf(file?.name ?? '404.html'));
    response.setHeader('Cache-Control', REVALIDATED_CACHE);
    // Browsers don't store a response that can't be revalidated.
    if (file !== undefined) response.setHeader('Last-Modified', file.changed.toUTCString());
    response.writeHead(file === undefined ? 404 : 200).end(file?.content);
  });
  const port = await listenLocally(server);
  return {
    url: `http://localhost:${port}${options.base}`,
    requests,
    stop: () => stopServer(server),
  };
}

async function findFile({ folder, base }: PlainServerOptions, pathname: string) {
  const inside = pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
  const page = inside.replace(/\/index\.html$/, '').replace(/\/+$/, '');
  for (const name of [inside, `${page}.html`, `${page}/index.html`]) {
    // If a name doesn't exist or is a folder, the next name is tried.
    const file = path.join(folder, name);
    const content = await readFile(file).catch(() => undefined);
    if (content !== undefined) return { name, content, changed: (await stat(file)).mtime };
  }
  return undefined;
}
