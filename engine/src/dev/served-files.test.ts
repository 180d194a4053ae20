import { createServer as createHttpServer } from 'node:http';
import { createServer as createViteServer } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { writeSite } from '../core/files/test-site.ts';
import { filesOfRequest, refuseEditor } from './served-files.ts';

/** Starts Vite's server with the plugin, and returns its URL. */
async function serve(base: string): Promise<string> {
  const root = await writeSite({ 'a.md': 'A' });
  const vite = await createViteServer({
    configFile: false,
    root,
    base: `${base}/`,
    appType: 'custom',
    logLevel: 'silent',
    plugins: [refuseEditor(base)],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const http = createHttpServer(vite.middlewares);
  onTestFinished(async () => {
    await vite.close();
    await new Promise((done) => http.close(done));
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const address = http.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

// If `?file=` is missing, Vite would return 500 and not open an editor.
it.each(['', '/guide'])('files aren\'t opened in an editor below "%s"', async (base) => {
  const address = await serve(base);
  for (const path of ['/__open-in-editor', '/__OPEN-in-editor?line=1', '/__open-in-editor/a']) {
    for (const url of new Set([address + path, address + base + path])) {
      const { status } = await fetch(url, { headers: { connection: 'close' } });
      expect(status, url).toBe(404);
    }
  }
});

it.each(['x%3Ay.txt', 'x%2525.txt', '100%.txt', 'a b.txt', 'a+b%26.txt'])(
  'a file called %s is found however Vite decodes its URL',
  async (name) => {
    const root = await writeSite({ [name]: 'A' });
    const file = `${root}/${name}`;
    for (const url of [
      `/@fs${file}`,
      `/@fs${encodeURI(file)}`,
      `/@fs${file.replace('%', '%25')}`,
    ]) {
      expect(filesOfRequest(url, '')).toContain(file);
    }
    expect(filesOfRequest(`/guide/@fs${file}?raw`, '/guide')).toContain(file);
  },
);
