/** Builds a site with a generator from the registry, and says what that used. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeFiles } from '../folders.ts';
import { REPOSITORY, type Usage } from '../measure-command.ts';
import { neutralPages } from '../neutral-site.ts';
import type { Peer } from './peers.ts';

/** Milliseconds between two looks at the memory. */
const LOOK_EVERY = 250;

/** Folder in which the packages of a peer stay between runs. */
export function folderOf({ name }: Peer): string {
  return path.join(REPOSITORY, '.cache/peers', name.toLowerCase().replace(/[^a-z0-9]+/g, '-'));
}

/** Installs the pinned packages, when others are there. Returns false when the program cannot be had. */
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

/** Writes so many neutral pages into the folder of a peer, in place of those that are there. */
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
 * Builds without anything that an earlier build has kept.
 *
 * @throws Error with what the program wrote when it fails
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

/** Runs a program to its end; CPU time is that of all its processes, memory that of all at one time. */
async function measureProgram(command: readonly string[], folder: string): Promise<Usage> {
  const script = 'TIMEFORMAT="%R %U %S"; time "$@" 2>&1';
  // A Node.js among the packages goes before the one that runs this.
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

/** Megabytes of a process and all that it has started. */
function memoryOf({ pid }: ChildProcess): number {
  const table = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  const rows = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([pid]);
  let sum = 0;
  // Numbers of processes grow, so that parents mostly come first; two rounds find the others.
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

/** Megabytes of all files of a folder. */
export async function sizeOfFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(async (entry) => (await stat(path.join(entry.parentPath, entry.name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1e6;
}
