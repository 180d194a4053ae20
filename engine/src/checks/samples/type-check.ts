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
import type { Problem } from '../../core/problems/problems.ts';
import type { CodeSample } from '../page-text.ts';
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
  const files = await writeSamples(folder, samples);
  await linkPackages(root, folder);
  // Samples in JavaScript have no types to be strict about.
  const javascript = { allowJs: true, checkJs: true, strict: false, noImplicitAny: false };
  const lines = await Promise.all([
    compile(path.join(folder, 'typescript'), settings, {}),
    compile(path.join(folder, 'javascript'), settings, javascript),
  ]);
  return lines.flat().flatMap((line) => problemOf(line, folder, files));
}

async function writeSamples(
  folder: string,
  samples: readonly CodeSample[],
): Promise<Map<string, CodeSample>> {
  const files = new Map<string, CodeSample>();
  for (const sample of samples) {
    const file = freeFile(sample, files);
    files.set(file, sample);
    const absolute = path.join(folder, file);
    await mkdir(path.dirname(absolute), { recursive: true });
    await writeFile(absolute, sample.code);
  }
  return files;
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

async function compile(folder: string, settings: string, options: object): Promise<string[]> {
  if (!existsSync(folder)) return [];
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
  ];
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      command,
      { cwd: folder, maxBuffer: 2 ** 26 },
      (error, output, errors) => {
        const lines = output.split('\n').filter((line) => line !== '');
        if (error !== null && !lines.some((line) => line.includes('error TS'))) {
          reject(new Error(`The type checker failed: ${errors || error.message}`));
        } else resolve(lines.map((line) => path.join(folder, line)));
      },
    );
  });
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
