/** A repository host for tests: a local server that responds like GitHub. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { RemoteHost } from '../settings.ts';

export interface TestFile {
  content: string | Uint8Array;
  /** By default, UTF-8 text. */
  contentType?: string;
}

/** Responds instead of the host. Returns false to leave the response to the host. */
export type Interception = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface TestHost {
  host: RemoteHost;
  /** Files, keyed by `owner/name/path`, at their newest commits. Tests can change them. */
  files: Map<string, TestFile>;
  /** Paths of all requests, in order. */
  requests: string[];
  intercept: Interception;
  /** Sends the host's own response. */
  answer(request: IncomingMessage, response: ServerResponse): void;
}

/** Starts a host that stops after the test. */
export async function startHost(
  files: Readonly<Record<string, TestFile | string>>,
): Promise<TestHost> {
  const entries = Object.entries(files).map(
    ([name, file]) => [name, typeof file === 'string' ? { content: file } : file] as const,
  );
  const host: TestHost = {
    host: { web: '', api: '', files: '' },
    files: new Map(entries),
    requests: [],
    intercept: () => false,
    answer: (request, response) => answer(host, request, response),
  };
  const server = createServer((request, response) => {
    host.requests.push(request.url ?? '');
    if (!host.intercept(request, response)) host.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  host.host = { web: `${origin}/web`, api: `${origin}/api`, files: `${origin}/files` };
  return host;
}

/** Returns the commit of a file on the host, which changes with the file's content. */
export function commitOf(content: string | Uint8Array): string {
  return createHash('sha1').update(content).digest('hex');
}

function answer({ files }: TestHost, request: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://host.invalid');
  const commits = /^\/api\/repos\/([^/]+\/[^/]+)\/commits$/.exec(pathname);
  if (commits !== null) {
    const file = files.get(`${commits[1]}/${searchParams.get('path')}`);
    const list = file === undefined ? [] : [commitEntry(file)];
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(list));
    return;
  }
  const [, repository, commit, path] =
    /^\/files\/([^/]+\/[^/]+)\/([^/]+)\/(.*)$/.exec(decodeURIComponent(pathname)) ?? [];
  const file = files.get(`${repository}/${path}`);
  if (file === undefined || commit === undefined) {
    response.writeHead(404).end('Not found');
    return;
  }
  const { content, contentType = 'text/plain; charset=utf-8' } = file;
  response.writeHead(200, { 'content-type': contentType }).end(content);
}

function commitEntry({ content }: TestFile) {
  return { sha: commitOf(content), commit: { committer: { date: '2026-03-05T09:30:00Z' } } };
}
