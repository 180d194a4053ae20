/**
 * One build as it lies on disk: the list of files that may be served, and the settings. Requests are
 * answered from this list only, so no path in a request ever reaches the file system.
 */
import { existsSync, type Stats, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { securityHeaders } from '../core/outputs/hosts/headers.ts';
import {
  parseServerSettings,
  SERVER_SETTINGS_FILE,
  type ServerSettings,
} from '../core/outputs/hosts/server-settings.ts';
import { messageOf } from '../core/problems/errors.ts';
import { positionAt } from '../core/problems/problems.ts';
import type { Validators } from './http/conditional.ts';

export interface Release {
  /** Absolute path of the output folder. */
  root: string;
  /** Paths below the root, with forward slashes. */
  files: ReadonlySet<string>;
  settings: ServerSettings;
  /** Files that were asked for so far, by path. */
  known: Map<string, KnownFile>;
  /** Files that are being read for `known`, by path and stamp. */
  reading: Map<string, Promise<KnownFile>>;
  /** True if the settings file is damaged. The settings of the previous release are used. */
  isDamaged: boolean;
}

/** File as it was read: true as long as it looks as it did. */
export interface KnownFile extends Validators {
  /** Look of the file then: size, time of the last change, number. */
  stamp: string;
  /** Of small files, while there is room. */
  bytes?: Buffer;
  /** When the file was last looked at, as `performance.now()` counts. */
  seen: number;
}

export interface ReleaseWatch {
  /** The build that lies on disk now; the last one seen while the folder is being replaced. */
  current(): Promise<Release>;
  /** Headers of every answer in the build that was read last, for answers that cannot wait. */
  headers(): ServerSettings['headers'];
  /** False for a moment while a build replaces the folder. */
  isPresent(): boolean;
}

/** Read by static hosts, not by readers; neither are their compressed forms. */
const HOST_FILES = new Set(['_headers', '_redirects', 'vercel.json']);

const STRICTEST: ServerSettings = {
  base: '',
  headers: securityHeaders({ scripts: [] }),
  files: {},
  redirects: { prefixes: [], routes: {}, wildcards: {} },
};

interface WatchOptions {
  /** Overrides the base path in the build's settings. */
  base: string | undefined;
  /** Called once if a settings file is damaged while the previous release is served. */
  onError: (error: unknown) => void;
}

/**
 * Watches an output folder by looking at it on every request (one `stat`), so a rebuilt site is
 * served at once.
 */
export function watchRelease(root: string, options: WatchOptions): ReleaseWatch {
  let known: { identity: string; stamp: string; release: Promise<Release> } | undefined;
  let last: Release | undefined;

  function isNew(identity: string): boolean {
    if (known?.identity !== identity) return true;
    return last?.isDamaged === true && known.stamp !== settingsStamp(root);
  }

  function load(identity: string): Promise<Release> {
    const before = known;
    // Before it is read: what changes meanwhile is read again.
    const stamp = settingsStamp(root);
    const loading = { identity, stamp, release: loadRelease(root, options, last) };
    known = loading;
    loading.release.then(
      (release) => {
        last = release;
      },
      // A folder that was moved away while it was read is looked at again by the next request.
      () => {
        if (known === loading) known = before;
      },
    );
    return loading.release;
  }

  return {
    async current() {
      const identity = folderIdentity(root);
      if (identity === undefined && known !== undefined) return known.release;
      if (known !== undefined && !isNew(identity ?? '')) return known.release;
      return load(identity ?? '');
    },
    headers: () => last?.settings.headers ?? {},
    isPresent: () => existsSync(root),
  };
}

/** Synchronous, because passing the call to a different thread takes longer than the call itself. */
function folderIdentity(root: string): string | undefined {
  try {
    const { dev, ino, birthtimeNs, mtimeNs } = statSync(root, { bigint: true });
    // The inode alone can come back after two builds.
    return `${dev}:${ino}:${birthtimeNs}:${mtimeNs}`;
  } catch {
    return undefined;
  }
}

/** Returns the look of a file: size, time of the last change, number. */
export function stampOf({ size, mtimeMs, ino }: Stats): string {
  return `${size}:${mtimeMs}:${ino}`;
}

async function loadRelease(
  root: string,
  { base, onError }: WatchOptions,
  last: Release | undefined,
): Promise<Release> {
  const [files, read] = await Promise.all([
    listFiles(root),
    readSettings(root).catch((error: unknown) => {
      if (last === undefined) throw error;
      onError(error);
      return undefined;
    }),
  ]);
  const settings = read ?? last?.settings ?? STRICTEST;
  return {
    root,
    files,
    settings: base === undefined ? settings : { ...settings, base },
    known: new Map(),
    reading: new Map(),
    isDamaged: read === undefined,
  };
}

/** Look of the settings file, also when there is none. */
function settingsStamp(root: string): string {
  try {
    return stampOf(statSync(join(root, SERVER_SETTINGS_FILE)));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? '';
  }
}

async function listFiles(root: string): Promise<Set<string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  // Links are left out: they can point anywhere.
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
  return new Set(paths.filter(isServed));
}

function isServed(path: string): boolean {
  if (HOST_FILES.has(path.replace(/\.(?:br|gz)$/, ''))) return false;
  const visible = path.startsWith('.well-known/') ? path.slice('.well-known/'.length) : path;
  return !visible.split('/').some((segment) => segment.startsWith('.'));
}

/**
 * Reads the settings. A folder that our build did not write has none: then the strictest headers apply.
 *
 * @throws Error with the place and what to do when the file is damaged
 */
async function readSettings(root: string): Promise<ServerSettings> {
  const file = join(root, SERVER_SETTINGS_FILE);
  let text = '';
  try {
    text = await readFile(file, 'utf8');
    return parseServerSettings(text);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return STRICTEST;
    const offset = Number(/position (\d+)/.exec(messageOf(error))?.[1] ?? 0);
    const { line, column } = positionAt(text, offset);
    throw new Error(
      `${file}:${line}:${column}  is damaged (${messageOf(error)}) → rebuild the site`,
      { cause: error },
    );
  }
}
