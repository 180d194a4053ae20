/** Serves a build with nginx and the configuration from `website/deploy/nginx`. */
import { spawn } from 'node:child_process';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findNginx } from '../../../scripts/find-nginx.ts';

const CONFIGURATION = fileURLToPath(
  new URL('../../../../website/deploy/nginx/nginx.conf', import.meta.url),
);

export interface NginxServer {
  /** The site's URL, without a trailing slash. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts nginx on a free port.
 *
 * @param output folder of a build
 * @param folder folder for nginx's own files
 * @param base `''` or `/docs`
 * @param workers number of worker processes
 */
export async function startNginx(
  output: string,
  folder: string,
  base: string,
  workers: number | 'auto' = 'auto',
): Promise<NginxServer> {
  const port = await freePort();
  const root = path.join(folder, 'root');
  await mkdir(path.dirname(root + base), { recursive: true });
  await symlink(output, root + base);
  await cp(path.join(output, '.server/nginx'), path.join(folder, 'docs'), { recursive: true });
  const text = (await readFile(CONFIGURATION, 'utf8'))
    .replaceAll('/tmp/', `${folder}/`)
    .replace('/dev/stdout', 'off')
    .replace('worker_processes auto;', `worker_processes ${workers};`)
    .replace('root /srv/docs;', `root ${root};`)
    .replace('listen 8080;', `listen 127.0.0.1:${port};`);
  // If root starts nginx, its workers run as another user, who can't read the tests' folders.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, user + text);
  const child = spawn(findNginx(), ['-p', folder, '-c', file, '-g', 'daemon off;']);
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    errors += chunk;
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`nginx does not start:\n${errors}`);
    await delay(20);
  }
  return {
    url: url + base,
    async stop() {
      // SIGQUIT would wait for open connections, and a browser that's offline never closes its own.
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function answers(url: string): Promise<boolean> {
  return fetch(url, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
      server.close(() => resolve(port));
    });
  });
}
