/**
 * Decides which files a build can read. Content refers to files with imports, images, `$ref`, and snippets, and a
 * site's symbolic links can lead anywhere. That's why a file must be inside the site or a folder that the configuration
 * lists, after all symbolic links are resolved.
 */
import { realpathSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { rememberPer } from '../../shared/remember.ts';
import { reasonOf } from './file-reason.ts';

/** Folders that can contain a site's files. Without a root, no file can be read. */
export interface SiteFolders {
  /** The absolute path of the site's root. */
  root: string;
  /**
   * Absolute paths of additional folders and files that content can use, from the configuration's `allowRead`.
   */
  allowRead?: readonly string[];
  /** Collects the absolute paths of missing files that content refers to. */
  missing?: Set<string>;
  /** The name of the root in messages. The default is `the site`. */
  name?: string;
}

/** Why a file isn't read. `message` continues a sentence that begins with the file's name. */
export interface FileFault {
  kind: 'missing' | 'forbidden' | 'unreadable';
  message: string;
  remedy: string;
}

export type LocatedFile = { path: string } | { fault: FileFault };

export interface LocateOptions {
  /** The default is `file`. A new file or folder doesn't have to exist. */
  kind?: 'file' | 'folder' | 'new';
  /**
   * True for names from the listing of a folder in the site. Hidden files are allowed in this case, because an
   * author put them there. Links to hidden files aren't allowed.
   */
  isListed?: boolean;
}

/**
 * Returns the real path of a file or folder, or the reason why it can't be read: it's missing, outside the site, hidden
 * (`.env`, `.git/config`), or neither a file nor a folder. Paths outside the site aren't accessed unless a symbolic
 * link in the site leads there.
 */
export function locateFile(
  file: string,
  folders: SiteFolders,
  { kind = 'file', isListed = false }: LocateOptions = {},
): LocatedFile {
  if (kind === 'new') return locateNew(file, folders);
  const { written, real } = placesOf(folders);
  const { root, name = 'the site' } = folders;
  const absolute = path.resolve(root, file);
  try {
    const named = judge(absolute, [...written, ...real]);
    if (named === 'outside') return forbidden(`is outside ${name}`, LIST_IT);
    if (named === 'hidden' && !isListed) return forbidden(HIDDEN, LIST_HIDDEN);
    const found = realpathSync.native(absolute);
    const judged = judge(found, real);
    if (judged === 'outside') return forbidden(`is a link that leads outside ${name}`, LIST_IT);
    if (judged === 'hidden' && !(isListed && isWithoutLinks(absolute, found, folders))) {
      return forbidden('is a link to a hidden file', LIST_HIDDEN);
    }
    return faultOfKind(statSync(found), kind) ?? { path: found };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

/** Returns the path of a file or folder to write, which may not exist yet. */
function locateNew(file: string, folders: SiteFolders): LocatedFile {
  const place = realPath(path.resolve(folders.root, file));
  if (judge(place, placesOf(folders).real) !== 'outside') return { path: place };
  return forbidden(`is outside ${folders.name ?? 'the site'}, or a link that leads there`, LIST_IT);
}

const LIST_IT =
  'Move the file into the site, or list its folder under allowRead in site/site.config.ts';
const HIDDEN = 'is hidden, because its name begins with a dot';
const LIST_HIDDEN =
  "Copy the file under a name that doesn't begin with a dot, or list it under allowRead in site/site.config.ts";

function forbidden(message: string, remedy: string): { fault: FileFault } {
  return { fault: { kind: 'forbidden', message, remedy } };
}

function faultOfKind(stats: Stats, kind: 'file' | 'folder'): { fault: FileFault } | undefined {
  if (kind === 'file' ? stats.isFile() : stats.isDirectory()) return undefined;
  const what = stats.isFile()
    ? "it's a file"
    : stats.isDirectory()
      ? "it's a folder"
      : "it's a pipe, a socket, or a device";
  return {
    fault: {
      kind: 'unreadable',
      message: `can't be read: ${what}`,
      remedy: `Use the path of a ${kind}, or put a ${kind} at this path`,
    },
  };
}

function faultOf(error: unknown): FileFault {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') {
    return { kind: 'missing', message: "doesn't exist", remedy: 'Correct the path' };
  }
  return {
    kind: 'unreadable',
    message: `can't be read: ${reasonOf(error)}`,
    remedy: 'Make the file readable, or use a different one',
  };
}

interface Places {
  /** The paths as written on the command line and in the configuration. */
  written: readonly string[];
  /** The paths with all symbolic links resolved. */
  real: readonly string[];
}

/** Cached, because these paths are needed thousands of times per site. */
const placesOf = rememberPer(({ root, allowRead = [] }: SiteFolders): Places => {
  const written = [root, ...allowRead];
  return { written, real: written.map(realPath) };
});

/** Returns the path with all symbolic links resolved, even if the end of the path doesn't exist. */
export function realPath(place: string): string {
  try {
    return realpathSync.native(place);
  } catch {
    const parent = path.dirname(place);
    return parent === place ? place : path.join(realPath(parent), path.basename(place));
  }
}

function judge(file: string, places: readonly string[]): 'inside' | 'hidden' | 'outside' {
  const below = places
    .filter((place) => isInside(file, place))
    .map((place) => path.relative(place, file));
  if (below.length === 0) return 'outside';
  return below.every(isHidden) ? 'hidden' : 'inside';
}

/** True for a folder itself and everything in it. Only compares the paths, and doesn't resolve symbolic links. */
export function isInside(file: string, folder: string): boolean {
  const relative = path.relative(folder, file);
  return relative.split(path.sep)[0] !== '..' && !path.isAbsolute(relative);
}

function isHidden(relative: string): boolean {
  return relative.split(path.sep).some((name) => name.startsWith('.'));
}

/** True if no part of the path inside the site's folder is a symbolic link. */
function isWithoutLinks(named: string, found: string, folders: SiteFolders): boolean {
  const { written, real } = placesOf(folders);
  return written.some(
    (place, at) => path.relative(place, named) === path.relative(real[at] ?? '', found),
  );
}
