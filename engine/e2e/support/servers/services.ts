/**
 * Local third-party services: the scripts in e2e/fixtures/services, and a server that collects what they report.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { listenLocally, stopServer } from './local-server.ts';

const SCRIPTS = fileURLToPath(new URL('../../fixtures/services', import.meta.url));

export interface Hit {
  service: string;
  id: string;
  name: string;
  details: Readonly<Record<string, string>>;
  /** All settings that analytics has received so far. */
  settings: Readonly<Record<string, string>>;
  /** The document's title when the event was reported. */
  title: string;
}

export interface Services {
  origin: string;
  /** What was reported since the last `forget`, in order. */
  hits: Hit[];
  /** Paths and queries of all other requests. */
  requests: string[];
  /** How many times a browser has connected, even if it sent no request. */
  connections(): number;
  forget(): void;
  stop(): Promise<void>;
}

/** Starts the services on a free port. */
export async function startServices(): Promise<Services> {
  const hits: Hit[] = [];
  const requests: string[] = [];
  let connections = 0;
  const server = createServer(async (request, response) => {
    const { url = '/' } = request;
    if (url === '/collect') {
      hits.push(JSON.parse(await text(request)));
      response.writeHead(204).end();
      return;
    }
    requests.push(url);
    const { pathname } = new URL(url, 'http://localhost');
    // Anything that isn't a script is a tracking pixel, which doesn't have to exist.
    const script = await readFile(SCRIPTS + pathname, 'utf8').catch(() => undefined);
    response.setHeader('Content-Type', 'text/javascript');
    response.writeHead(script === undefined ? 404 : 200).end(script);
  });
  server.on('connection', () => {
    connections += 1;
  });
  const port = await listenLocally(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    hits,
    requests,
    connections: () => connections,
    forget() {
      hits.length = 0;
      requests.length = 0;
      connections = 0;
    },
    stop: () => stopServer(server),
  };
}
