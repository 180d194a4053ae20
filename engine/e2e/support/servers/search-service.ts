/** A local search service that uses DocSearch's protocol. */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenLocally, stopServer } from './local-server.ts';

export interface SearchRequest {
  query: string;
  facetFilters: unknown;
  hitsPerPage: number;
  page: number;
  contentType: string | undefined;
}

export interface SearchService {
  origin: string;
  requests: SearchRequest[];
  /** Returns how many times a browser has connected. */
  connections(): number;
  /**
   * Returns the response to a request. Tests can replace this. By default, there's one hit that repeats the query.
   */
  answer: (request: SearchRequest) => Promise<{ status: number; body: unknown }>;
  stop(): Promise<void>;
}

export function hitOf(name: string, fields: object = {}): object {
  return {
    objectID: name,
    url: `https://elsewhere.example/manual/${name}#part-one`,
    type: 'lvl2',
    kind: 'Guides',
    hierarchy: { lvl0: 'Manual', lvl1: name, lvl2: `Part of ${name}` },
    content: null,
    _snippetResult: { hierarchy: { lvl2: { value: `Part of <mark>${name}</mark>` } } },
    ...fields,
  };
}

export function found(hits: readonly unknown[], nbHits = hits.length) {
  return { status: 200, body: { results: [{ hits, nbHits }] } };
}

/** Starts the service on a free port. */
export async function startSearchService(): Promise<SearchService> {
  let connections = 0;
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    const body = await text(request);
    const [asked] = body === '' ? [] : JSON.parse(body).requests;
    const noted = { ...asked, contentType: request.headers['content-type'] };
    service.requests.push(noted);
    const { status, body: answer } = await service.answer(noted);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  server.on('connection', () => {
    connections += 1;
  });
  const port = await listenLocally(server);
  const service: SearchService = {
    origin: `http://127.0.0.1:${port}`,
    requests: [],
    connections: () => connections,
    answer: async ({ query }) => found([hitOf(query)]),
    stop: () => stopServer(server),
  };
  return service;
}
