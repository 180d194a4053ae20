/** Files that every new site has, and rules for its folder and its name. */

import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ENGINE_ROOT } from '../core/engine-root.ts';
import { reasonOf } from '../core/files/file-reason.ts';
import { ProblemsError } from '../core/problems/problems.ts';

/** Commands that become scripts in a new site's package.json. */
const SCRIPTS = ['start', 'dev', 'build', 'serve', 'check', 'new'];

/** Throws a `ProblemsError` unless a site can be written to this folder. The folder must be empty or not exist. */
export function checkTargetFolder(folder: string, command: string): void {
  const character = /[#?]/.exec(folder)?.[0];
  if (character !== undefined) {
    throw problem(
      folder,
      `The path contains "${character}", which would end it in a URL`,
      'Use a different name',
    );
  }
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) {
    throw problem(folder, "There's a file with this name", 'Use a different name');
  }
  const [first, ...others] = readdirSync(folder);
  if (first === undefined) return;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  throw problem(
    folder,
    `The folder isn't empty: it contains ${first}${more}`,
    `Use the name of a new folder, because ${command} never overwrites files`,
  );
}

/** Returns a package name for a site in this folder. Throws a `ProblemsError` if npm wouldn't accept the name. */
export function packageNameFor(folder: string): string {
  const name = path.basename(folder);
  const isTaken = ['node_modules', 'pagewright'].includes(name);
  if (/^[a-z0-9][a-z0-9._-]*$/.test(name) && !isTaken && name.length <= 214) return name;
  const corrected = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[._-]+|[._-]+$/g, '');
  const remedy =
    corrected === '' || corrected === name ? 'For example, use acme-docs' : `Use ${corrected}`;
  throw problem(folder, `"${name}" can't be the name of an npm package`, remedy);
}

/**
 * Compiler options for the code of a site, so that editors know its types. Imports include extensions, because
 * Node.js requires them in files that it loads itself.
 */
const COMPILER_OPTIONS = {
  target: 'ES2023',
  module: 'ESNext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  verbatimModuleSyntax: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['node'],
};

/** Returns `package.json`, `tsconfig.json`, and `.gitignore` for a site in `folder`. */
export function projectFiles(
  folder: string,
  name: string,
  dependencies: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const manifest = {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: Object.fromEntries(SCRIPTS.map((name) => [name, `pagewright ${name}`])),
    dependencies: { ...dependencies, pagewright: engineSpecifier(folder, ENGINE_ROOT) },
  };
  return {
    'package.json': json(manifest),
    'tsconfig.json': json({ compilerOptions: COMPILER_OPTIONS, include: ['site', 'docs'] }),
    '.gitignore': 'node_modules/\n.cache/\ndist/\n',
  };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Writes files into a folder. */
export function writeProject(folder: string, files: Readonly<Record<string, string>>): void {
  try {
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text, { flag: 'wx' });
    }
  } catch (error) {
    throw problem(folder, `Files can't be written: ${reasonOf(error)}`, 'Use a different folder');
  }
}

/** Returns the two commands that the user should run next. */
export function nextCommands(folder: string): string {
  const below = path.relative(process.cwd(), folder);
  return `Next:\n  cd ${below === '' ? '.' : quoted(below)} && npm install\n  npx pagewright dev\n`;
}

function quoted(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

export function problem(file: string, message: string, remedy: string): ProblemsError {
  return new ProblemsError([{ severity: 'error', place: { file }, message, remedy }]);
}

/** Specifiers of local files: `file:vendor/a.tgz`, `./vendor/a.tgz`, `/srv/a.tgz`. */
const FILE = /^(?:file:(?:\/\/)?|(?=\.{0,2}\/))(.+)$/;
/** Matches specifiers that only make sense in the project that contains them. */
const PROJECT = /^(?:link|portal|workspace|catalog):/;

/**
 * Returns how a site in `folder` specifies its dependency on the engine. If the engine is installed in a project,
 * this is the project's own specifier. Otherwise, it's the path of the engine's folder. The engine isn't in the
 * registry, so a name and version could install someone else's package.
 *
 * @param engine absolute path of the engine's package
 */
export function engineSpecifier(folder: string, engine: string): string {
  const [project = '', ...inside] = engine.split(`${path.sep}node_modules${path.sep}`);
  const installed = inside.length === 0 ? undefined : dependencyOf(project);
  if (installed === undefined || PROJECT.test(installed)) return fileSpecifier(folder, engine);
  const file = FILE.exec(installed)?.[1];
  return file === undefined ? installed : fileSpecifier(folder, path.resolve(project, file));
}

function dependencyOf(project: string): string | undefined {
  const file = path.join(project, 'package.json');
  if (!existsSync(file)) return undefined;
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8')) as {
    dependencies?: Readonly<Record<string, string>>;
    devDependencies?: Readonly<Record<string, string>>;
  };
  return dependencies?.pagewright ?? devDependencies?.pagewright;
}

function fileSpecifier(folder: string, target: string): string {
  return `file:${path.relative(folder, target).split(path.sep).join('/')}`;
}
