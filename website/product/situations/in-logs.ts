/** Records situations that show up in the log lines of an SDK. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { Unleash } from 'unleash-client';
import { tokens } from '../example/tokens.ts';
import { administer, createFlag, get, type Server } from './server.ts';
import type { Situation } from './situation.ts';

const PACKAGES = new URL('../../samples/node_modules/', import.meta.url);
const NODE_SDK = `Node.js SDK ${versionOf('unleash-client')}`;
const BROWSER_SDK = `JavaScript SDK ${versionOf('unleash-proxy-client')}`;

export function logSituations(server: Server, browser: Browser): readonly Situation[] {
  const recordedWith = `Unleash ${server.version} and ${NODE_SDK}`;
  return [
    {
      id: 'sdk-not-ready',
      recordedWith,
      how: 'The first check comes right after the SDK is created.',
      async record() {
        await createFlag(server, 'faster-search', ['production']);
        await get(server, '/api/client/features', tokens.backend, '"faster-search"');
        const log = await nodeLog(`${server.url}/api`, tokens.backend, 'faster-search', 'ready');
        return { pasted: log, flag: 'faster-search' };
      },
    },
    {
      id: 'wrong-token-type',
      recordedWith,
      how: 'The Node.js SDK has a frontend token. The second part is the response to its request.',
      async record() {
        const log = await nodeLog(`${server.url}/api`, tokens.frontend, 'faster-search', 'error');
        const response = await get(server, '/api/client/features', tokens.frontend, 'HTTP');
        return { pasted: `${log}\n\n${response}`, flag: 'faster-search' };
      },
    },
    {
      id: 'api-twice',
      recordedWith,
      how: "The URL in the Node.js SDK's settings ends in /api/api.",
      async record() {
        const url = `${server.url}/api/api`;
        const log = await nodeLog(url, tokens.backend, 'faster-search', 'warn');
        return { pasted: log, flag: 'faster-search' };
      },
    },
    {
      id: 'cors',
      recordedWith: `Unleash ${server.version}, ${BROWSER_SDK}, and Chromium ${browser.version()}`,
      how: "The page's origin isn't in the list under Admin → CORS origins. The lines come from the browser's console.",
      async record() {
        const origins = { frontendApiOrigins: ['https://bookshop.example'] };
        await administer(server, 'POST', '/api/admin/ui-config', { frontendSettings: origins });
        await untilOriginsApply(`${server.url}/api/frontend`);
        const pasted = await browserLog(browser, `${server.url}/api/frontend`);
        return { pasted, flag: 'wish-lists' };
      },
    },
  ];
}

function versionOf(name: string): string {
  const file = new URL(`${name}/package.json`, PACKAGES);
  return JSON.parse(readFileSync(file, 'utf8')).version;
}

/**
 * Runs the Node.js SDK with the code on the pages, until it emits an event. Returns the lines that it has logged.
 */
async function nodeLog(
  url: string,
  token: string,
  flag: string,
  end: 'ready' | 'error' | 'warn',
): Promise<string> {
  const lines: string[] = [];
  const unleash = new Unleash({
    url,
    appName: 'bookshop-api',
    customHeaders: { Authorization: token },
    disableMetrics: true,
    // Storage is off, because it would contain flags from an earlier run.
    storageProvider: { get: async () => undefined, set: async () => {} },
  });
  const check = () => lines.push(`${flag}: ${unleash.isEnabled(flag)}`);
  unleash.on('error', (error) => lines.push(`Unleash: ${error.message}`));
  unleash.on('warn', (warning) => lines.push(`Unleash: ${warning}`));
  const isOver = new Promise<void>((resolve) => {
    const text = end === 'ready' ? '' : ' responded ';
    unleash.on(end, (message) => {
      if (text === '' || String(message?.message ?? message).includes(text)) resolve();
    });
  });
  check();
  await isOver;
  check();
  unleash.destroy();
  return lines.join('\n');
}

/** Waits until the server uses the new list of origins. It keeps a copy in memory and updates it with a delay. */
async function untilOriginsApply(url: string): Promise<void> {
  for (let attempt = 0; attempt < 240; attempt++) {
    const { headers } = await fetch(url, { method: 'OPTIONS', headers: { Origin: 'http://x' } });
    if (headers.get('Access-Control-Allow-Origin') !== '*') return;
    await wait(500);
  }
  throw new Error('The server still allows all origins.');
}

/** Opens a page on another origin that starts the JavaScript SDK. Returns the lines in the browser's console. */
async function browserLog(browser: Browser, url: string): Promise<string> {
  const script = readFileSync(
    fileURLToPath(new URL('unleash-proxy-client/build/main.min.js', PACKAGES)),
  );
  const settings = JSON.stringify({ url, clientKey: tokens.frontend, appName: 'bookshop-web' });
  const start = `new unleash.UnleashClient(${settings}).start()`;
  const web = createServer((request, response) => {
    const isScript = request.url === '/sdk.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : `<script src="/sdk.js"></script><script>${start}</script>`);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => web.once('listening', resolve));
  const { port } = web.address() as AddressInfo;
  const page = await browser.newPage();
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  try {
    await page.goto(`http://127.0.0.1:${port}/`);
    const isComplete = () =>
      lines.some((line) => line.includes('blocked by CORS')) &&
      lines.some((line) => line.includes('Unleash'));
    for (let attempt = 0; attempt < 60 && !isComplete(); attempt++) await wait(250);
    if (!isComplete()) throw new Error(`The console only contains:\n${lines.join('\n')}`);
  } finally {
    await page.close();
    web.close();
  }
  return lines.filter((line) => !line.includes('favicon')).join('\n');
}
