/**
 * JavaScript and TypeScript samples have to type-check against the real packages. They are written
 * into the cache as the files that a reader would make: samples of one page find each other by title.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ENGINE_ROOT } from '../../core/engine-root.ts';
import { packageFolders } from '../../core/files/packages.ts';
import type { Problem } from '../../core/problems/problems.ts';
import type { CodeSample } from '../page-text.ts';
import { forbiddenFile, foreignImport } from './sample-imports.ts';
import { findMissingPackages } from './sample-packages.ts';
import { sampleProblem } from './sample-problem.ts';

const EXTENSIONS: Readonly<Record<string, string>> = {
  js: '.js',
  javascript: '.js',
  mjs: '.mjs',
  cjs: '.cjs',
  jsx: '.jsx',
  ts: '.ts',
  typescript: '.ts',
  tsx: '.tsx',
};

/** Settings for all samples, below the root of a site; without the file nothing is type-checked. */
const SETTINGS = 'samples/tsconfig.json';

/** Folders of the compiler's declarations and of the engine, to which a package folder may link. */
const PACKAGES = [ENGINE_ROOT, ...packageFolders(ENGINE_ROOT)];

/** For one run of the compiler, whose types can be made to take any time. */
const MILLISECONDS = 300_000;

const DIAGNOSTIC = /^(.+?)\((\d+),\d+\): error (TS\d+: .*)$/;

export function isTyped(language: string): boolean {
  return Object.hasOwn(EXTENSIONS, language);
}

/** Type-checks samples of all pages in one run. */
export async function checkTypes(
  root: string,
  samples: readonly CodeSample[],
): Promise<readonly Problem[]> {
  const settings = path.join(root, SETTINGS);
  if (samples.length === 0 || !existsSync(settings)) return [];
  const missing = await findMissingPackages(root);
  if (missing !== undefined) return [missing];
  const folder = path.join(root, '.cache/samples');
  await rm(folder, { recursive: true, force: true });
  const { files, problems } = await writeSamples(folder, samples);
  await linkPackages(root, folder);
  // Samples in JavaScript have no types to be strict about.
  const javascript = { allowJs: true, checkJs: true, strict: false, noImplicitAny: false };
  const outputs = await Promise.all([
    compile(path.join(folder, 'typescript'), settings, {}),
    compile(path.join(folder, 'javascript'), settings, javascript),
  ]);
  const readable = [folder, path.dirname(settings), ...PACKAGES, ...packageFolders(folder)];
  const found = outputs.flatMap(({ lines, read }) => {
    const forbidden = forbiddenFile(read, readable);
    return forbidden === undefined
      ? lines.flatMap((line) => problemOf(line, folder, files))
      : [readElsewhere(forbidden)];
  });
  return [...problems, ...found];
}

/** Messages of the compiler could quote the file, so none of them are shown. */
function readElsewhere(file: string): Problem {
  return {
    severity: 'error',
    place: { file: SETTINGS },
    message: `The samples' types come from a file outside the samples and their packages: ${file}`,
    remedy: 'In samples, import only packages and other samples from the same page',
  };
}

/** Samples that import something else aren't written. */
async function writeSamples(
  folder: string,
  samples: readonly CodeSample[],
): Promise<{ files: Map<string, CodeSample>; problems: Problem[] }> {
  const files = new Map<string, CodeSample>();
  const problems: Problem[] = [];
  for (const sample of samples) {
    const file = freeFile(sample, files);
    const foreign = foreignImport(sample.code, fileInPage(file));
    if (foreign !== undefined) {
      const message = `imports "${foreign.name}", which isn't a package or a sample on this page`;
      problems.push(sampleProblem(sample, { message, line: foreign.line }));
      continue;
    }
    files.set(file, sample);
    const absolute = path.join(folder, file);
    await mkdir(path.dirname(absolute), { recursive: true });
    await writeFile(absolute, sample.code);
  }
  return { files, problems };
}

/** `src/App.tsx` for `typescript/docs_quickstart/src/App.tsx`. */
function fileInPage(file: string): string {
  return file.split('/').slice(2).join('/');
}

/** Lets samples find packages as if they were written in `samples/`. */
async function linkPackages(root: string, folder: string): Promise<void> {
  const packages = path.join(root, 'samples/node_modules');
  // Only Windows reads the type: a junction, unlike a link, needs no privileges there.
  if (existsSync(packages)) await symlink(packages, path.join(folder, 'node_modules'), 'junction');
}

/** `typescript/docs_quickstart/src/App.tsx`; a second sample of the same title stands in `…-2/`. */
function freeFile(sample: CodeSample, taken: ReadonlyMap<string, CodeSample>): string {
  const extension = EXTENSIONS[sample.language] ?? '.ts';
  const kind = extension.includes('t') ? 'typescript' : 'javascript';
  const page = sample.place.file.replace(/\W+/g, '_');
  const name = fileName(sample, extension);
  for (let copy = 1; ; copy += 1) {
    const file = path.posix.join(kind, copy === 1 ? page : `${page}-${copy}`, name);
    if (!taken.has(file)) return file;
  }
}

function fileName({ title, place }: CodeSample, extension: string): string {
  const isPath =
    title !== undefined && /^[\w@.()[\]-]+(?:\/[\w@.()[\]-]+)*\.[cm]?[jt]sx?$/.test(title);
  return isPath && !title.includes('..') ? title : `line-${place.line ?? 0}${extension}`;
}

interface Compiled {
  /** Messages, with absolute paths. */
  lines: readonly string[];
  /** Files that the compiler read. */
  read: readonly string[];
}

async function compile(folder: string, settings: string, options: object): Promise<Compiled> {
  if (!existsSync(folder)) return { lines: [], read: [] };
  const project = path.join(folder, 'tsconfig.json');
  const content = { extends: settings, compilerOptions: options, include: ['.'] };
  await writeFile(project, JSON.stringify(content));
  const compiler = createRequire(path.join(ENGINE_ROOT, 'package.json')).resolve(
    'typescript/package.json',
  );
  const command = [
    path.join(path.dirname(compiler), 'bin/tsc'),
    '-p',
    project,
    '--pretty',
    'false',
    '--listFiles',
  ];
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      command,
      { cwd: folder, maxBuffer: 2 ** 26, timeout: MILLISECONDS },
      (error, output, errors) => {
        const [read, lines] = divided(output);
        if (error !== null && !lines.some((line) => line.includes('error TS'))) {
          reject(new Error(`The type checker failed: ${errors || error.message}`));
        } else resolve({ lines: lines.map((line) => path.join(folder, line)), read });
      },
    );
  });
}

/** The compiler lists files after its messages, which name theirs relative to the folder. */
function divided(output: string): [read: string[], lines: string[]] {
  const all = output.split('\n').filter((line) => line !== '');
  const isFile = (line: string) => path.isAbsolute(line) && !line.includes(': error TS');
  return [all.filter(isFile), all.filter((line) => !isFile(line))];
}

/** Diagnostics without a file are about the settings and concern everybody. */
function problemOf(
  line: string,
  folder: string,
  files: ReadonlyMap<string, CodeSample>,
): Problem | readonly Problem[] {
  const match = DIAGNOSTIC.exec(line);
  const sample = match?.[1] === undefined ? undefined : files.get(path.relative(folder, match[1]));
  if (match === null || sample === undefined) return [];
  return sampleProblem(sample, {
    message: `doesn't type-check: ${match[3]}`,
    line: Number(match[2]),
  });
}
