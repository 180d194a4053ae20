/** Helpers for tests of the server: a small build on disk, and functions that send requests exactly as given. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { securityHeaders } from '../core/outputs/hosts/headers.ts';
import {
  formatServerSettings,
  SERVER_SETTINGS_FILE,
} from '../core/outputs/hosts/server-settings.ts';

export const PAGE = `<!doctype html><title>Quickstart</title>${'<p>Turn a lamp on.</p>'.repeat(100)}`;
export const HASHED = 'assets/main-abcd1234.js';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Writes files into a folder. */
export function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** Writes a build with a page, its compressed copies, a file with a hash, hidden files, and settings. */
export function writeSite(folder: string, base = ''): void {
  writeFiles(folder, {
    'index.html': '<title>Home</title>',
    '404.html': '<title>Page Not Found</title>',
    'quickstart.html': PAGE,
    'quickstart.html.br': brotliCompressSync(PAGE),
    'quickstart.html.gz': gzipSync(PAGE),
    'quickstart.md': '# Quickstart\n',
    _headers: '/*\n  X: y\n',
    'vercel.json': '{}',
    'vercel.json.br': brotliCompressSync('{}'),
    'vercel.json.gz': gzipSync('{}'),
    [HASHED]: 'export const lamps = [];\n',
    'empty.txt': '',
    'social/quickstart.png': 'PNG',
    '.env': 'SECRET=1',
    '.git/config': '[core]',
    '.well-known/api-catalog': '{}',
    '.well-known/security.txt': 'Contact: mailto:security@example.com\n',
    [SERVER_SETTINGS_FILE]: formatServerSettings({
      base,
      headers: securityHeaders({ scripts: ['theme()'] }),
      files: { '.well-known/api-catalog': { 'Content-Type': 'application/linkset+json' } },
      redirects: { prefixes: [], routes: { '/start': '/quickstart' }, wildcards: {} },
    }),
  });
}

/** Writes the build from `writeSite` to a new temporary folder, and returns the parent of its `dist`. */
export function makeSite(base = ''): string {
  const parent = mkdtempSync(join(tmpdir(), 'serve-'));
  writeSite(join(parent, 'dist'), base);
  return parent;
}

/** Sends a request and returns the response as it was sent, which may be compressed. */
export function ask(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, headers, method, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}

/** Writes text to a connection, and returns everything that the server sends until the connection closes. */
export function askRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    let received = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(received));
  });
}
