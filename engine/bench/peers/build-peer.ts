/** Builds a site with another generator from the registry and measures its resources. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeFiles } from '../folders.ts';
import { REPOSITORY, type Usage } from '../measure-command.ts';
import { neutralPages } from '../neutral-site.ts';
import type { Peer } from './peers.ts';

/** Milliseconds between measurements of memory. */
const LOOK_EVERY = 250;

/** Returns the folder that keeps a generator's packages between runs. */
export function folderOf({ name }: Peer): string {
  return path.join(REPOSITORY, '.cache/peers', name.toLowerCase().replace(/[^a-z0-9]+/g, '-'));
}

/** Installs the pinned packages, unless they already are. Returns false if the program isn't available. */
export async function installPeer(peer: Peer): Promise<boolean> {
  const [program] = peer.command;
  if (Object.keys(peer.packages).length === 0) return isInstalled(program);
  const folder = folderOf(peer);
  const manifest = `${JSON.stringify({ private: true, dependencies: peer.packages }, null, 2)}\n`;
  const file = path.join(folder, 'package.json');
  const isThere = existsSync(path.join(folder, 'node_modules/.bin', program));
  if (isThere && (await readFile(file, 'utf8')) === manifest) return true;
  await mkdir(folder, { recursive: true });
  await writeFile(file, manifest);
  const options = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', options, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return true;
}

/** Replaces the pages in a generator's folder with this many neutral pages. */
export async function writePeerSite(peer: Peer, pages: number): Promise<void> {
  const folder = folderOf(peer);
  await rm(path.join(folder, peer.content), { recursive: true, force: true });
  const texts = Object.entries(neutralPages(pages)).map(([file, text]) => {
    const name = file === 'index.md' ? indexOf(peer) : file;
    return [path.join(peer.content, name), peer.adapt(text)] as const;
  });
  await writeFiles(folder, { ...peer.files, ...Object.fromEntries(texts) });
}

function indexOf({ content }: Peer): string {
  return content === 'content' ? '_index.md' : 'index.md';
}

/**
 * Builds the site from scratch, without caches.
 *
 * @throws Error with the program's output if it fails
 */
export async function buildPeer(peer: Peer): Promise<Usage> {
  const folder = folderOf(peer);
  for (const name of [...peer.caches, peer.output]) {
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
  const [program, ...options] = peer.command;
  const local = path.join(folder, 'node_modules/.bin', program);
  return measureProgram([existsSync(local) ? local : program, ...options], folder);
}

/**
 * Runs a program until it ends. CPU time is added up over all of its processes. Memory is added up as well, at the
 * moment when it's highest.
 */
async function measureProgram(command: readonly string[], folder: string): Promise<Usage> {
  const script = 'TIMEFORMAT="%R %U %S"; time "$@" 2>&1';
  // If the packages include a version of Node.js, it's used in place of the current one.
  const programs = path.join(folder, 'node_modules/.bin');
  const child = spawn('bash', ['-c', script, 'bash', ...command], {
    cwd: folder,
    env: {
      ...process.env,
      PATH: `${programs}:${process.env.PATH}`,
      NODE_ENV: 'production',
      CI: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let times = '';
  child.stdout.on('data', (data: Buffer) => {
    output += data;
  });
  child.stderr.on('data', (data: Buffer) => {
    times += data;
  });
  let memory = 0;
  const timer = setInterval(() => {
    memory = Math.max(memory, memoryOf(child));
  }, LOOK_EVERY);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  clearInterval(timer);
  if (code !== 0) throw new Error(`${command.join(' ')} ended with code ${code}\n${output}`);
  const [wall = 0, user = 0, system = 0] = times.trim().split(/\s+/).slice(-3).map(Number);
  return { wall, cpu: user + system, system, memory };
}

/** Returns how many megabytes a process and its descendants use. */
function memoryOf({ pid }: ChildProcess): number {
  const table = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  const rows = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([pid]);
  let sum = 0;
  // A parent usually has a lower process id than its children and comes first. The second round finds the
  // exceptions.
  for (let round = 0; round < 2; round += 1) {
    sum = 0;
    for (const [own, parent, kilobytes = 0] of rows) {
      if (own === undefined || !(family.has(own) || family.has(parent))) continue;
      family.add(own);
      sum += kilobytes;
    }
  }
  return sum / 1000;
}

function isInstalled(program: string): boolean {
  try {
    execFileSync(program, ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Returns the size of all files in a folder in megabytes. */
export async function sizeOfFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(async (entry) => (await stat(path.join(entry.parentPath, entry.name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1e6;
}
