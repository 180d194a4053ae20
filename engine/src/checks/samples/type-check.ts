/**
 * Type-checks JavaScript and TypeScript samples against the real packages. In the cache, samples are written to the
 * files that a reader would create. Samples on the same page can import each other by their titles.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ENGINE_ROOT } from '../../core/engine-root.ts';
import { linkedPackages, packageFolders } from '../../core/files/packages.ts';
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

/**
 * Compiler options for all samples. The path is relative to the site's root. If the file doesn't exist, nothing is
 * type-checked.
 */
const SETTINGS = 'samples/tsconfig.json';

/** The engine's folder and its package folders. Links in a package folder can point there. */
const PACKAGES = [ENGINE_ROOT, ...packageFolders(ENGINE_ROOT)];

interface CompilerLimits {
  /** Time limit for a run of the compiler. Checking a type can take forever. */
  milliseconds: number;
  /** Size limit for the messages, which repeat the titles of samples. */
  bytes: number;
}

const LIMITS: CompilerLimits = { milliseconds: 300_000, bytes: 2 ** 26 };

const LONGEST_TITLE = 200;
const MOST_MESSAGES_PER_SAMPLE = 20;

const DIAGNOSTIC = /^(.+?)\((\d+),\d+\): error (TS\d+: .*)$/;

export function isTyped(language: string): boolean {
  return Object.hasOwn(EXTENSIONS, language);
}

/** Type-checks the samples on all pages, with one run of the compiler per language. */
export async function checkTypes(
  root: string,
  samples: readonly CodeSample[],
  limits = LIMITS,
): Promise<readonly Problem[]> {
  const settings = path.join(root, SETTINGS);
  if (samples.length === 0 || !existsSync(settings)) return [];
  const missing = await findMissingPackages(root);
  if (missing !== undefined) return [missing];
  const folder = path.join(root, '.cache/samples');
  await rm(folder, { recursive: true, force: true });
  const { files, problems } = await writeSamples(folder, samples);
  await linkPackages(root, folder);
  // JavaScript has no types, so checks that depend on them are off.
  const javascript = { allowJs: true, checkJs: true, strict: false, noImplicitAny: false };
  const folders = packageFolders(folder);
  const linked = linkedPackages(folders);
  const readable = [folder, path.dirname(settings), ...PACKAGES, ...folders, ...linked];
  const check = async (language: string, options: object): Promise<Problem[]> => {
    const project = await writeProject(path.join(folder, language), settings, options);
    if (project === undefined) return [];
    // Files are listed in a run of their own. In a combined run, messages could hide files from the list.
    const listed = await compile(project, '--listFilesOnly', limits);
    if (listed.stopped !== undefined) return [stopped(listed.stopped)];
    const forbidden = forbiddenFile(listed.lines, readable);
    if (forbidden !== undefined) return [readElsewhere(forbidden)];
    const compiled = await compile(project, '--noEmit', limits);
    if (compiled.stopped !== undefined) return [stopped(compiled.stopped)];
    return problemsOf(compiled.lines, path.dirname(project), folder, files);
  };
  const found = await Promise.all([check('typescript', {}), check('javascript', javascript)]);
  return [...problems, ...found.flat()];
}

/**
 * Returns a problem with the samples as a whole. If output is truncated, it says nothing about individual samples.
 */
function stopped(reason: string): Problem {
  return {
    severity: 'error',
    place: { file: SETTINGS },
    message: `The samples can't be type-checked: ${reason}`,
    remedy: 'Find the sample that was added or changed last, and shorten or simplify it',
  };
}

/** Returns a problem without the compiler's messages, because they could quote the file. */
function readElsewhere(file: string): Problem {
  return {
    severity: 'error',
    place: { file: SETTINGS },
    message: `The samples' types come from a file outside the samples and their packages: ${file}`,
    remedy: 'In samples, import only packages and other samples from the same page',
  };
}

/** Writes samples to the folder, except those with imports that aren't allowed. */
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

/** Returns `src/App.tsx` for `typescript/docs_quickstart/src/App.tsx`. */
function fileInPage(file: string): string {
  return file.split('/').slice(2).join('/');
}

/** Lets samples find packages as if they were in `samples/`. */
async function linkPackages(root: string, folder: string): Promise<void> {
  const packages = path.join(root, 'samples/node_modules');
  // The type matters only on Windows. Unlike symbolic links, junctions don't need privileges there.
  if (existsSync(packages)) await symlink(packages, path.join(folder, 'node_modules'), 'junction');
}

/**
 * Returns an unused path, such as `typescript/docs_quickstart/src/App.tsx`. If the page has another sample with
 * this title, the second one is in `…-2/`.
 */
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
    title !== undefined &&
    title.length <= LONGEST_TITLE &&
    /^[\w@.()[\]-]+(?:\/[\w@.()[\]-]+)*\.[cm]?[jt]sx?$/.test(title);
  return isPath && !title.includes('..') ? title : `line-${place.line ?? 0}${extension}`;
}

/**
 * Writes compiler options for the samples in a folder and returns their path. If there are no samples, returns
 * `undefined`.
 */
async function writeProject(
  folder: string,
  settings: string,
  options: object,
): Promise<string | undefined> {
  if (!existsSync(folder)) return undefined;
  const project = path.join(folder, 'tsconfig.json');
  const content = { extends: settings, compilerOptions: options, include: ['.'] };
  await writeFile(project, JSON.stringify(content));
  return project;
}

interface Compiled {
  /** Lines of output, which are file names or messages. */
  lines: readonly string[];
  /** The reason why the compiler was stopped. If there is one, the output is incomplete. */
  stopped?: string;
}

async function compile(project: string, option: string, limits: CompilerLimits): Promise<Compiled> {
  const compiler = createRequire(path.join(ENGINE_ROOT, 'package.json')).resolve(
    'typescript/package.json',
  );
  const tsc = path.join(path.dirname(compiler), 'bin/tsc');
  const command = [tsc, '-p', project, '--pretty', 'false', option];
  const { milliseconds: timeout, bytes: maxBuffer } = limits;
  const options = { cwd: path.dirname(project), maxBuffer, timeout };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, command, options, (error, output, errors) => {
      const lines = output.split('\n').filter((line) => line !== '');
      if (error?.code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') {
        resolve({ lines, stopped: `the messages have more than ${maxBuffer} bytes` });
      } else if (error?.killed) {
        resolve({ lines, stopped: `the type checker took longer than ${timeout / 1000} seconds` });
      } else if (error !== null && !lines.some((line) => line.includes('error TS'))) {
        reject(new Error(`The type checker failed: ${errors || error.message}`));
      } else resolve({ lines });
    });
  });
}

/** Returns the problems with each sample. Their number is limited to what people would read. */
function problemsOf(
  lines: readonly string[],
  project: string,
  folder: string,
  files: ReadonlyMap<string, CodeSample>,
): Problem[] {
  const counts = new Map<string, number>();
  return lines.flatMap((line) => {
    const problem = problemOf(path.join(project, line), folder, files);
    if (problem === undefined) return [];
    const { file } = problem;
    const count = (counts.get(file) ?? 0) + 1;
    counts.set(file, count);
    return count > MOST_MESSAGES_PER_SAMPLE ? [] : [problem.problem];
  });
}

/**
 * Parses a line of output. Messages that aren't about a sample, such as those about the options, return nothing.
 */
function problemOf(
  line: string,
  folder: string,
  files: ReadonlyMap<string, CodeSample>,
): { file: string; problem: Problem } | undefined {
  const [, named, number, message] = DIAGNOSTIC.exec(line) ?? [];
  const file = named === undefined ? '' : path.relative(folder, named);
  const sample = files.get(file);
  if (sample === undefined) return undefined;
  const fault = { message: `doesn't type-check: ${message}`, line: Number(number) };
  return { file, problem: sampleProblem(sample, fault) };
}
