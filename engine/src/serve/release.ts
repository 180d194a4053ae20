/**
 * A build on disk: its settings, and the list of files that can be served. Responses use only files on this list,
 * so no path in a request can lead anywhere else.
 */
import { statSync } from 'node:fs';
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

export interface Release {
  /** The absolute path of the output folder. */
  root: string;
  /** Paths relative to the root, with forward slashes. */
  files: ReadonlySet<string>;
  settings: ServerSettings;
}

/** Files that are meant for static hosts. Neither they nor their compressed copies are served. */
const HOST_FILES = new Set(['_headers', '_redirects', 'vercel.json']);

const STRICTEST: ServerSettings = {
  base: '',
  headers: securityHeaders({ scripts: [] }),
  files: {},
  redirects: { prefixes: [], routes: {}, wildcards: {} },
};

interface WatchOptions {
  /** Base path that overrides the one in the build's settings. */
  base: string | undefined;
  /** Called if a new build's settings are damaged. In that case, the previous settings stay in effect. */
  onError: (error: unknown) => void;
}

/**
 * Returns a function that returns the build in an output folder. On every request, it checks the folder with a
 * single `stat` call, so that a rebuilt site is served immediately. While the folder is being replaced, it returns
 * the previous build.
 */
export function watchRelease(
  root: string,
  { base, onError }: WatchOptions,
): () => Promise<Release> {
  let latest: { identity: string | undefined; release: Promise<Release> } | undefined;

  async function readRelease(previous: Promise<Release> | undefined): Promise<Release> {
    const reading = readSettings(root).catch(async (error: unknown) => {
      if (previous === undefined) throw error;
      onError(error);
      return (await previous).settings;
    });
    const [files, settings] = await Promise.all([listFiles(root), reading]);
    return { root, files, settings: base === undefined ? settings : { ...settings, base } };
  }

  return () => {
    const identity = folderIdentity(root);
    if (latest !== undefined && (identity ?? latest.identity) === latest.identity) {
      return latest.release;
    }
    const previous = latest?.release;
    // If the folder is replaced while it's being read, the next request will notice.
    const release = readRelease(previous).catch((error: unknown) => {
      if (previous === undefined) throw error;
      return previous;
    });
    latest = { identity, release };
    return release;
  };
}

/** Returns a string that changes when the folder is replaced. If there's no folder, returns `undefined`. */
function folderIdentity(root: string): string | undefined {
  const stats = statSync(root, { bigint: true, throwIfNoEntry: false });
  // After two builds, a folder can get the same inode number again.
  return stats && `${stats.dev}:${stats.ino}:${stats.birthtimeNs}:${stats.mtimeNs}`;
}

async function listFiles(root: string): Promise<Set<string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  // Links are left out, because they may lead anywhere.
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
 * Reads the settings. If there are none, the engine didn't write the folder, and the strictest headers apply.
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
