/**
 * Keeps files from outside the site out of its bundles. Every import in a module or stylesheet has to lead to code of
 * the site, the engine, the theme, or a package.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Alias, Logger, Plugin, Rolldown } from 'vite';
import { cacheFolder } from '../cache/cache-folder.ts';
import { ENGINE_MODULES, ENGINE_ROOT } from '../engine-root.ts';
import { type FileFault, locateFile, type SiteFolders } from '../files/locate-file.ts';
import { packageFolders } from '../files/packages.ts';
import { type Place, ProblemsError, positionAt } from '../problems/problems.ts';
import type { BundleOptions } from './bundle-options.ts';

/** Returns the site's folders, and the folders with code of the engine, its packages, and plugins' packages. */
export function bundleFolders(options: BundleOptions): SiteFolders {
  const { root, allowRead = [], themeFolder, packages } = options;
  const engine = [path.join(ENGINE_ROOT, 'src'), ...packageFolders(ENGINE_ROOT).filter(existsSync)];
  const others = [...packages, themeFolder, cacheFolder(root, 'vite')];
  return { root, allowRead: [...allowRead, ...engine, ...others] };
}

/** Matches import names that lead to files instead of packages. */
const LEADS_TO_FILE = /^(?!\/@vite\/)(?:[./\\]|file:|[a-z]:[\\/])|[\\/]\.\.?(?:[\\/]|$)/i;

/**
 * Returns aliases that check where a name leads, but don't change it. Only aliases can see names in
 * stylesheets, because Vite resolves `@import`, `composes`, and `url()` without plugins. `customResolver` is
 * deprecated in favor of plugins, but a plugin would have to parse all of these
 * (https://vite.dev/config/shared-options#resolve-alias).
 */
export function guardedAliases(options: BundleOptions): Alias[] {
  const customResolver = guard(options.root, bundleFolders(options));
  return [
    ...Object.entries(ENGINE_MODULES).map(([find, replacement]) => ({ find, replacement })),
    { find: '@site', replacement: path.join(options.root, 'site'), customResolver },
    { find: LEADS_TO_FILE, replacement: '$&', customResolver },
  ];
}

function guard(root: string, folders: SiteFolders): CustomResolver {
  const resolve: AsyncResolver = async function (id, importer, options) {
    const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
    // The development server also resolves the URL of each request, and most of those are pages, not files.
    if (resolved === null && isRequest(importer)) return resolved;
    if (importer !== undefined && isTrusted(withoutQuery(importer))) return resolved;
    const file = fileOf(resolved?.id ?? id);
    const fault = file === undefined ? undefined : faultIn(file, folders);
    if (fault === undefined) return resolved;
    const name = withoutQuery(id);
    const place = placeOfImport(name, importer, root);
    const message = `imports ${relativeName(name, root)}, which ${fault.message}`;
    throw new ProblemsError([{ severity: 'error', place, message, remedy: `${fault.remedy}.` }]);
  };
  // Vite awaits the result, although its type doesn't allow a promise.
  return resolve as unknown as CustomResolver;
}

type CustomResolver = Exclude<Alias['customResolver'], undefined>;

type AsyncResolver = (
  this: Rolldown.PluginContext,
  id: string,
  importer: string | undefined,
  options: object,
) => Promise<Rolldown.ResolvedId | null>;

/**
 * Returns the Vite plugin that checks all files of a finished bundle. Vite reads some files without resolving
 * their names, such as in `new URL('./image.png', import.meta.url)`.
 */
export function checkBundledFiles(options: BundleOptions): Plugin {
  const folders = bundleFolders(options);
  return {
    name: 'docs:check-bundled-files',
    generateBundle(_, bundle) {
      const assets = Object.values(bundle).flatMap((file) =>
        file.type === 'asset' ? file.originalFileNames : [],
      );
      for (const name of assets) {
        const fault = faultIn(path.resolve(ENGINE_ROOT, name), folders);
        if (fault === undefined || isTrusted(name)) continue;
        const file = path.relative(options.root, path.resolve(ENGINE_ROOT, name));
        const message = `A module includes ${file}, which ${fault.message}`;
        throw new ProblemsError([
          { severity: 'error', place: { file: 'site' }, message, remedy: `${fault.remedy}.` },
        ]);
      }
    },
  };
}

/** Returns the logger without Vite's warning about `customResolver`, which a site's authors can't fix. */
export function withoutAliasWarning(logger: Logger): Logger {
  return {
    ...logger,
    warn(message, options) {
      if (!message.includes('`customResolver`')) logger.warn(message, options);
    },
  };
}

/** Returns why a file can't be imported. The bundler itself reports files that don't exist. */
function faultIn(file: string, folders: SiteFolders): FileFault | undefined {
  const located = locateFile(file, folders);
  return 'fault' in located && located.fault.kind === 'forbidden' ? located.fault : undefined;
}

/**
 * True for the development server's requests. Vite uses `index.html`, which doesn't exist, as their importer.
 */
function isRequest(importer: string | undefined): boolean {
  return importer === undefined || !existsSync(withoutQuery(importer));
}

function isTrusted(file: string): boolean {
  return /[\\/]node_modules[\\/]/.test(file);
}

function fileOf(id: string): string | undefined {
  const name = withoutQuery(id);
  if (name.startsWith('file:')) return fileURLToPath(name);
  return path.isAbsolute(name) ? name : undefined;
}

/** Returns a module's path without query and hash. Module ids can contain a query, such as `a.svg?raw`. */
export function withoutQuery(id: string): string {
  return id.split(/[?#]/)[0] ?? id;
}

function relativeName(name: string, root: string): string {
  const inside = path.relative(root, name);
  return path.isAbsolute(name) && !inside.startsWith('..') ? inside : name;
}

function placeOfImport(name: string, importer: string | undefined, root: string): Place {
  const importing = importer === undefined ? undefined : withoutQuery(importer);
  if (importing === undefined || isRequest(importing)) {
    return { file: path.isAbsolute(name) ? relativeName(name, root) : 'site' };
  }
  const file = path.relative(root, importing).split(path.sep).join('/');
  const text = readFileSync(importing, 'utf8');
  // An alias has already replaced the beginning of an absolute name.
  const offset = text.indexOf(path.isAbsolute(name) ? path.basename(name) : name);
  return offset === -1 ? { file } : { file, ...positionAt(text, offset) };
}
