/**
 * One build as it lies on disk: the list of files that may be served, and the settings. Requests are
 * answered from this list only, so no path in a request ever reaches the file system.
 */
import { existsSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { securityHeaders } from '../outputs/hosts/headers.ts';
import {
  parseServerSettings,
  SERVER_SETTINGS_FILE,
  type ServerSettings,
} from '../outputs/hosts/server-settings.ts';
import type { Validators } from './http/conditional.ts';

export interface Release {
  /** Absolute path of the output folder. */
  root: string;
  /** Paths below the root, with forward slashes. */
  files: ReadonlySet<string>;
  settings: ServerSettings;
  /** Files that were asked for so far, by path. */
  known: Map<string, KnownFile>;
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
  /** False for a moment while a build replaces the folder. */
  isPresent(): boolean;
}

/** Read by static hosts, not by readers. */
const HOST_FILES = new Set(['_headers', '_redirects', 'vercel.json']);

const NONE = { prefixes: [], routes: {}, wildcards: {} };

/**
 * Watches an output folder by looking at it on every request (one `stat`), so a rebuilt site is
 * served at once.
 *
 * @param base overrides the base path in the build's settings
 */
export function watchRelease(root: string, base?: string): ReleaseWatch {
  let known: { identity: string; release: Promise<Release> } | undefined;
  return {
    async current() {
      const identity = folderIdentity(root);
      if (identity === undefined && known !== undefined) return known.release;
      if (known === undefined || known.identity !== identity) {
        const last = known;
        const loading = { identity: identity ?? '', release: loadRelease(root, base) };
        known = loading;
        // A folder that was moved away while it was read is looked at again by the next request.
        loading.release.catch(() => {
          if (known === loading) known = last;
        });
      }
      return known.release;
    },
    isPresent: () => existsSync(root),
  };
}

/** Not asynchronous: passing the question to another thread takes longer than the answer. */
function folderIdentity(root: string): string | undefined {
  try {
    const { dev, ino, birthtimeNs, mtimeNs } = statSync(root, { bigint: true });
    // The inode alone can come back after two builds.
    return `${dev}:${ino}:${birthtimeNs}:${mtimeNs}`;
  } catch {
    return undefined;
  }
}

async function loadRelease(root: string, base: string | undefined): Promise<Release> {
  const [files, settings] = await Promise.all([listFiles(root), readSettings(root)]);
  return {
    root,
    files,
    settings: base === undefined ? settings : { ...settings, base },
    known: new Map(),
  };
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
  if (HOST_FILES.has(path)) return false;
  const visible = path.startsWith('.well-known/') ? path.slice('.well-known/'.length) : path;
  return !visible.split('/').some((segment) => segment.startsWith('.'));
}

/** Without a settings file (a folder that our build did not write) the strictest headers apply. */
async function readSettings(root: string): Promise<ServerSettings> {
  const text = await readFile(join(root, SERVER_SETTINGS_FILE), 'utf8').catch(() => undefined);
  if (text === undefined)
    return { base: '', headers: securityHeaders([]), files: {}, redirects: NONE };
  return parseServerSettings(text);
}
