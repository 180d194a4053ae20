/** Explains why a configuration file couldn't be loaded. */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, relative, resolve, sep } from 'node:path';
import { ENGINE_MODULES } from '../engine-root.ts';
import { manifestOf, packageName } from '../files/packages.ts';
import { messageOf } from '../problems/errors.ts';
import type { Problem } from '../problems/problems.ts';
import { positionAt } from '../problems/problems.ts';
import { stackFrames } from '../problems/stack-frames.ts';
import type { SyntaxTree } from './syntax-tree.ts';
import { child, parseTypeScript } from './syntax-tree.ts';

/**
 * Returns the problem that caused the import of `file` (an absolute path) to fail. The file or one of its
 * imports doesn't parse, imports a missing file or package, or throws an error.
 */
export async function problemOfImport(
  error: unknown,
  file: string,
  root: string,
): Promise<Problem> {
  const found = await findStaticProblem(file, root, new Set());
  return found ?? thrownProblem(error, file, root);
}

/** Returns the path relative to the root, with forward slashes. */
function relativeFile(root: string, file: string): string {
  return relative(root, file).split(sep).join('/');
}

async function findStaticProblem(
  file: string,
  root: string,
  seen: Set<string>,
): Promise<Problem | undefined> {
  if (seen.has(file)) return undefined;
  seen.add(file);
  const text = await readFile(file, 'utf8');
  const tree = await parseTypeScript(file, text);
  const place = (offset: number) => ({
    file: relativeFile(root, file),
    ...positionAt(text, offset),
  });
  if (tree.error !== undefined) {
    return {
      severity: 'error',
      place: place(tree.error.offset),
      message: `TypeScript can't be parsed: ${tree.error.message}`,
      remedy: 'Fix the syntax here or just before this point',
    };
  }
  for (const { specifier, offset } of importsOf(tree)) {
    if (!specifier.startsWith('.')) {
      if (isInstalled(specifier, dirname(file))) continue;
      return {
        severity: 'error',
        place: place(offset),
        message: `imports '${specifier}', which isn't installed`,
        remedy: 'Install the package, or remove the import',
      };
    }
    const target = resolve(dirname(file), specifier);
    if (!existsSync(target)) {
      return {
        severity: 'error',
        place: place(offset),
        message: `imports '${specifier}', which doesn't exist`,
        remedy: `Create ${relativeFile(root, target)}, or correct the path, which must include the file extension (.ts)`,
      };
    }
    const nested = /\.m?[jt]s$/.test(target)
      ? await findStaticProblem(target, root, seen)
      : undefined;
    if (nested !== undefined) return nested;
  }
  return undefined;
}

function isInstalled(specifier: string, folder: string): boolean {
  const name = packageName(specifier);
  if (name === undefined || name in ENGINE_MODULES || isBuiltin(specifier)) return true;
  return manifestOf(specifier, folder) !== '';
}

function importsOf(tree: SyntaxTree): { specifier: string; offset: number }[] {
  return tree.body.flatMap((node) => {
    const source = child(node, 'source');
    const isTypeOnly = node.importKind === 'type' || node.exportKind === 'type';
    if (isTypeOnly || typeof source?.value !== 'string') return [];
    return [{ specifier: source.value, offset: source.start }];
  });
}

function thrownProblem(error: unknown, file: string, root: string): Problem {
  const text = messageOf(error);
  const [firstLine = ''] = text.split('\n');
  return {
    severity: 'error',
    place: placeInRoot(error, root) ?? { file: relativeFile(root, file) },
    message: `throws an error: "${firstLine.replace(/\.$/, '')}"`,
    remedy: "Fix the code here. The rest of the file wasn't read",
  };
}

/** Returns the location of the innermost call in the root's own files. */
function placeInRoot(error: unknown, root: string): Problem['place'] | undefined {
  return stackFrames(error, root)
    .map(({ place }) => place)
    .find(({ file }) => !/^\.\.|(?:^|\/)node_modules\//.test(file));
}
