/** Reads a server's source code as syntax trees, and follows constants across files. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import { child, isNode, type SyntaxNode } from '../../../engine/src/core/config/syntax-tree.ts';
import { COMPUTED, evaluate, nameOf, nodesIn } from './evaluate.ts';

export interface Source {
  /** Returns a file by its path relative to the source root, or `undefined` if there's none. */
  file: (name: string) => SourceFile | undefined;
  /** Returns the paths of the TypeScript and JavaScript files in a folder, in order. Tests are left out. */
  list: (folder: string) => readonly string[];
  /**
   * Returns the declaration of a constant. It's in the expected file or, failing that, in any file in `src/lib`.
   */
  findConstant: (name: string, expectedFile: string) => Declaration | undefined;
  /** Returns the value of an expression in a file. If it's known only at runtime, returns `COMPUTED`. */
  evaluate: (node: SyntaxNode | undefined, file: SourceFile) => unknown;
}

export interface SourceFile {
  name: string;
  text: string;
  body: readonly SyntaxNode[];
  /** Returns the 1-based line of an offset. */
  lineOf: (offset: number) => number;
}

export interface Declaration {
  file: SourceFile;
  /** The declarator node, which has `id` and `init`. */
  node: SyntaxNode;
}

const CODE = /\.[jt]sx?$/;
const LEFT_OUT = /\.test\.tsx?$|\.d\.ts$|\/__snapshots__\/|\/test\/|(?:^|\/)fake-[^/]*$/;
const LIBRARY = 'src/lib';

/**
 * Opens the folder that contains `src/lib`.
 *
 * @throws Error if it doesn't contain it
 */
export function openSource(root: string): Source {
  if (!existsSync(path.join(root, LIBRARY))) {
    throw new Error(
      `${root} has no folder ${LIBRARY}. Set --source to the root of the server's source.`,
    );
  }
  const files = new Map<string, SourceFile | undefined>();
  const file = (name: string) => {
    if (!files.has(name)) files.set(name, readSourceFile(root, name));
    return files.get(name);
  };
  const lists = new Map<string, readonly string[]>();
  const list = (folder: string) => {
    const known = lists.get(folder) ?? listFiles(root, folder);
    lists.set(folder, known);
    return known;
  };
  const findConstant = (name: string, expectedFile: string) => {
    const places = [expectedFile, ...list(LIBRARY)];
    const declares = new RegExp(`\\b(?:const|enum|let)\\s+${name}\\b`);
    for (const place of places) {
      const candidate = file(place);
      if (candidate === undefined || !declares.test(candidate.text)) continue;
      const node = declaratorIn(candidate, name);
      if (node !== undefined) return { file: candidate, node };
    }
    return undefined;
  };
  const evaluateIn = (node: SyntaxNode | undefined, within: SourceFile) =>
    evaluate(node, (name) => constantIn(name, within, file, new Set()));
  return { file, list, findConstant, evaluate: evaluateIn };
}

/** Yields all nodes of a tree in the order of its text. Each one comes with its ancestors, the innermost first. */
export function* nodesOf(
  value: unknown,
  ancestors: readonly SyntaxNode[] = [],
): Generator<{ node: SyntaxNode; ancestors: readonly SyntaxNode[] }> {
  if (Array.isArray(value)) {
    for (const item of value) yield* nodesOf(item, ancestors);
  } else if (isNode(value)) {
    yield { node: value, ancestors };
    const within = [value, ...ancestors];
    for (const part of Object.values(value)) yield* nodesOf(part, within);
  }
}

export function nodesOfType(file: SourceFile, type: string): readonly SyntaxNode[] {
  return [...nodesOf(file.body)].flatMap(({ node }) => (node.type === type ? [node] : []));
}

function readSourceFile(root: string, name: string): SourceFile | undefined {
  const full = path.join(root, name);
  if (!existsSync(full) || !statSync(full).isFile()) return undefined;
  const text = readFileSync(full, 'utf8');
  const body: readonly unknown[] = parseSync(name, text).program.body;
  return {
    name,
    text,
    body: body.filter(isNode),
    lineOf: (offset) => text.slice(0, offset).split('\n').length,
  };
}

function listFiles(root: string, folder: string): readonly string[] {
  const full = path.join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && CODE.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !LEFT_OUT.test(name))
    .sort();
}

type ReadFile = (name: string) => SourceFile | undefined;

/** Returns the value of a name in a file. The name is a constant of the file, or one that it imports. */
function constantIn(name: string, file: SourceFile, read: ReadFile, open: Set<string>): unknown {
  const id = `${file.name}#${name}`;
  if (open.has(id)) return COMPUTED;
  open.add(id);
  const declarator = declaratorIn(file, name);
  if (declarator !== undefined) {
    const find = (other: string) => constantIn(other, file, read, open);
    const value = evaluate(child(declarator, 'init'), find);
    open.delete(id);
    return value;
  }
  for (const node of file.body) {
    const target = targetOf(node, name, file, read);
    if (target === undefined) continue;
    const value = constantIn(target.name, target.file, read, open);
    if (value !== COMPUTED) return value;
  }
  return COMPUTED;
}

/** Returns the file and name that an import or re-export refers to. */
function targetOf(
  node: SyntaxNode,
  name: string,
  file: SourceFile,
  read: ReadFile,
): { file: SourceFile; name: string } | undefined {
  const from = nameOf(child(node, 'source'));
  if (!from.startsWith('.')) return undefined;
  const specifiers = node.type === 'ExportAllDeclaration' ? [] : nodesIn(node, 'specifiers');
  const taken = specifiers.find(
    (each) =>
      nameOf(child(each, node.type === 'ImportDeclaration' ? 'local' : 'exported')) === name,
  );
  if (taken === undefined && node.type !== 'ExportAllDeclaration') return undefined;
  const original = child(taken, 'imported') ?? child(taken, 'local');
  const target = resolveModule(file.name, from, read);
  return target && { file: target, name: original === undefined ? name : nameOf(original) };
}

function resolveModule(importer: string, specifier: string, read: ReadFile) {
  const base = path.posix.join(path.posix.dirname(importer), specifier).replace(/\.js$/, '');
  const candidates = [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`];
  return candidates.map(read).find((file) => file !== undefined);
}

const declarators = new WeakMap<SourceFile, ReadonlyMap<string, SyntaxNode>>();

/** Returns the declaration of a constant. If there are several, prefers one at the top level of the file. */
function declaratorIn(file: SourceFile, name: string): SyntaxNode | undefined {
  const known = declarators.get(file) ?? declaratorsOf(file);
  declarators.set(file, known);
  return known.get(name);
}

function declaratorsOf(file: SourceFile): ReadonlyMap<string, SyntaxNode> {
  const found = [...nodesOf(file.body)].filter(({ node }) => node.type === 'VariableDeclarator');
  const deepestFirst = found.sort((one, other) => other.ancestors.length - one.ancestors.length);
  return new Map(deepestFirst.map(({ node }) => [nameOf(child(node, 'id')), node]));
}
