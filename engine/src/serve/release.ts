/**
 * One build on disk: the list of files that can be served, and the settings. Responses use only this list, so a
 * path in a request never reaches the file system.
 */
import { existsSync, type Stats, statSync } from 'node:fs';
import { readdir, readFile, realpath } from 'node:fs/promises';
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
  /** The same path with all links followed, as of when the release was read. */
  realRoot: string;
  /** Paths relative to the root, with forward slashes. */
  files: ReadonlySet<string>;
  settings: ServerSettings;
  /** Files that have been requested, by path. */
  known: Map<string, KnownFile>;
  /** Files that are being read into `known`, by path and stamp. */
  reading: Map<string, Promise<KnownFile>>;
  /** True if the settings file is damaged. The settings of the previous release are used. */
  isDamaged: boolean;
}

/** A file's properties. They are valid as long as its stamp stays the same. */
export interface KnownFile extends Validators {
  /** The file's stamp when it was read. See `stampOf`. */
  stamp: string;
  /** The content of a small file, if there was room for it in memory. */
  bytes?: Buffer;
  /** When the file was last checked, in the time of `performance.now()`. */
  seen: number;
}

export interface ReleaseWatch {
  /** Returns the current build. While the folder is being replaced, returns the last one. */
  current(): Promise<Release>;
  /**
   * Returns the headers for every response, from the last build that was read. For responses that can't wait.
   */
  headers(): ServerSettings['headers'];
  /** False for a moment while a build is replacing the folder. */
  isPresent(): boolean;
}

/** Files for static hosts. They and their compressed copies aren't served. */
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
  /** Called once if a settings file is damaged. The previous release is served in this case. */
  onError: (error: unknown) => void;
}

/**
 * Watches an output folder. It checks the folder on every request with one `stat` call, so a rebuilt site is
 * served immediately.
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
    // The stamp is taken before the settings are read, so if they change in the meantime, they're read again.
    const stamp = settingsStamp(root);
    const loading = { identity, stamp, release: loadRelease(root, options, last) };
    known = loading;
    loading.release.then(
      (release) => {
        last = release;
      },
      // If the folder was moved away while it was being read, the next request tries again.
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

/**
 * Returns a string that changes when the folder is replaced. The call is synchronous, because passing it to a
 * different thread takes longer than the call itself.
 */
function folderIdentity(root: string): string | undefined {
  try {
    const { dev, ino, birthtimeNs, mtimeNs } = statSync(root, { bigint: true });
    // After two builds, a folder can have the same inode number again.
    return `${dev}:${ino}:${birthtimeNs}:${mtimeNs}`;
  } catch {
    return undefined;
  }
}

/**
 * Returns a string that changes whenever the file does. It contains the size, modification time, and inode
 * number.
 */
export function stampOf({ size, mtimeMs, ino }: Stats): string {
  return `${size}:${mtimeMs}:${ino}`;
}

async function loadRelease(
  root: string,
  { base, onError }: WatchOptions,
  last: Release | undefined,
): Promise<Release> {
  const [realRoot, files, read] = await Promise.all([
    realpath(root),
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
    realRoot,
    files,
    settings: base === undefined ? settings : { ...settings, base },
    known: new Map(),
    reading: new Map(),
    isDamaged: read === undefined,
  };
}

/** Returns the stamp of the settings file, or an error code if it can't be read. */
function settingsStamp(root: string): string {
  try {
    return stampOf(statSync(join(root, SERVER_SETTINGS_FILE)));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? '';
  }
}

async function listFiles(root: string): Promise<Set<string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  // Links are omitted, because they can lead anywhere.
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
 * Reads the settings. If the folder has none because the engine didn't write it, the strictest headers apply.
 *
 * @throws Error with the location and a remedy if the file is damaged
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
