/**
 * Reads a configuration's value from its syntax tree, without running the site's code. It evaluates literals,
 * constants, paths, and imports of files in the repository. All other expressions become `Unread`.
 */
import path from 'node:path';
import { child, children, type SyntaxNode } from '../../../core/config/syntax-tree.ts';
import { EXPRESSIONS, evaluateAll, type Reader } from './expressions.ts';
import { parsedJson, resultOfCall } from './known-results.ts';
import { enterExpression, leaveExpression, type Reading } from './reading.ts';
import { findFile, readInside } from './repository.ts';
import {
  type Binding,
  type Bindings,
  bindingsOf,
  codeOf,
  folderOf,
  parseModule,
  placeIn,
  type SourceModule,
} from './source-module.ts';
import { type Dict, isDict, isList, Unread, type Value } from './values.ts';

/** Where names are looked up: a module, or a function in it. */
interface Scope {
  module: SourceModule;
  bindings: Bindings;
  /** The enclosing scope. Absent for a module. */
  outer?: Scope;
}

/** Reads the default export of a module, or the value of a JSON file. */
export async function readDefaultExport(file: string, reading: Reading): Promise<Value> {
  if (file.endsWith('.json')) return parsedJson(readInside(file, reading.repository) ?? '');
  const module = await loadModule(file, reading);
  if (module.main === undefined || reading.open.has(module)) return undefined;
  const scope = { module, bindings: module.bindings };
  reading.open.add(module);
  try {
    return isFunction(module.main)
      ? await resultOf(module.main, scope, reading)
      : await evaluate(module.main, scope, reading);
  } finally {
    reading.open.delete(module);
  }
}

async function loadModule(file: string, reading: Reading): Promise<SourceModule> {
  const known = reading.modules.get(file);
  if (known !== undefined) return known;
  const module = await parseModule(file);
  reading.modules.set(file, module);
  return module;
}

/**
 * Reads what a function that returns a configuration would return: the value of its last `return` statement, using
 * the constants before it.
 */
async function resultOf(node: SyntaxNode, outer: Scope, reading: Reading): Promise<Value> {
  const body = child(node, 'body');
  if (body?.type !== 'BlockStatement') return evaluate(body, outer, reading);
  const statements = children(body, 'body').filter((each) => each !== undefined);
  const scope = { module: outer.module, bindings: bindingsOf(statements), outer };
  const last = statements.findLast(({ type }) => type === 'ReturnStatement');
  return evaluate(child(last, 'argument'), scope, reading);
}

/** Reads the result of an unread function for an argument with these properties. */
export async function readResult(
  { node, place }: Unread,
  argument: Readonly<Record<string, string>>,
  reading: Reading,
): Promise<Value> {
  const module = reading.modules.get(place.file);
  if (module === undefined || !isFunction(node)) return undefined;
  const [parameter] = children(node, 'params');
  const bindings = new Map(module.bindings);
  for (const [name, value] of Object.entries(argument))
    bindings.set(name, { kind: 'value', value });
  const known = parameter?.type === 'ObjectPattern';
  return known ? resultOf(node, { module, bindings }, reading) : undefined;
}

function isFunction(node: SyntaxNode): boolean {
  return /^(?:Arrow)?Function(?:Declaration|Expression)$/.test(node.type);
}

async function evaluate(
  node: SyntaxNode | undefined,
  scope: Scope,
  reading: Reading,
): Promise<Value> {
  if (node === undefined) return undefined;
  const placeOf = () => placeIn(scope.module, node);
  enterExpression(reading, placeOf);
  const read = readerOf(scope, reading);
  const value = await (NAMES[node.type]?.(node, scope, reading) ??
    EXPRESSIONS[node.type]?.(node, read));
  leaveExpression(reading, value, placeOf);
  return value === undefined && !MAY_BE_UNDEFINED.has(node.type) ? unread(node, scope) : value;
}

/** Expressions whose value may be `undefined`. If it is, the setting counts as absent. */
const MAY_BE_UNDEFINED = new Set([
  ...['Identifier', 'MemberExpression', 'ConditionalExpression', 'LogicalExpression'],
  ...['ChainExpression', 'ParenthesizedExpression', 'TSAsExpression', 'TSSatisfiesExpression'],
]);

/** Evaluates expressions whose value depends on names, files, or paths. All others are in `expressions.ts`. */
const NAMES: Readonly<
  Record<string, (node: SyntaxNode, scope: Scope, reading: Reading) => Promise<Value>>
> = {
  Identifier: identifier,
  MemberExpression: member,
  CallExpression: call,
  NewExpression: fileUrl,
};

function readerOf(scope: Scope, reading: Reading): Reader {
  return {
    evaluate: (node) => evaluate(node, scope, reading),
    unread: (node) => unread(node, scope),
    placeOf: (node) => placeIn(scope.module, node),
    count(values) {
      reading.left -= values;
    },
  };
}

function unread(node: SyntaxNode, { module }: Scope): Unread {
  return new Unread(codeOf(module, node), placeIn(module, node), node);
}

async function identifier(node: SyntaxNode, scope: Scope, reading: Reading): Promise<Value> {
  if (node.name === 'undefined') return undefined;
  if (node.name === '__dirname') return folderOf(scope.module);
  if (node.name === '__filename') return scope.module.file;
  const found = lookUp(String(node.name), scope);
  if (found === undefined || reading.open.has(found.binding)) return unread(node, scope);
  reading.open.add(found.binding);
  try {
    return await bound(found.binding, found.scope, node, reading);
  } finally {
    reading.open.delete(found.binding);
  }
}

function lookUp(name: string, scope: Scope): { binding: Binding; scope: Scope } | undefined {
  const binding = scope.bindings.get(name);
  if (binding !== undefined) return { binding, scope };
  return scope.outer && lookUp(name, scope.outer);
}

async function bound(
  binding: Binding,
  scope: Scope,
  node: SyntaxNode,
  reading: Reading,
): Promise<Value> {
  if (binding.kind === 'value') return binding.value;
  if (binding.kind === 'expression') return evaluate(binding.node, scope, reading);
  if (binding.kind === 'property') {
    const whole = await evaluate(binding.of, scope, reading);
    return isDict(whole) ? whole[binding.name] : unread(node, scope);
  }
  const { from, name } = binding;
  const imported = await importedValue(from, name ?? 'default', scope, reading);
  // If an unread value comes from a package, its code includes the package's name.
  return (
    imported ??
    new Unread(`${String(node.name)} from '${from}'`, placeIn(scope.module, binding.node), node)
  );
}

async function importedValue(
  from: string,
  name: string,
  scope: Scope,
  reading: Reading,
): Promise<Value> {
  const file = /^[./]/.test(from)
    ? findFile(path.resolve(folderOf(scope.module), from), reading.repository)
    : undefined;
  if (file === undefined) return undefined;
  if (file.endsWith('.json')) return parsedJson(readInside(file, reading.repository) ?? '');
  if (!/\.[cm]?[jt]sx?$/.test(file)) return undefined;
  if (name === 'default') return readDefaultExport(file, reading);
  const module = await loadModule(file, reading);
  const own = { module, bindings: module.bindings };
  const binding = module.bindings.get(name);
  return binding?.kind === 'expression' ? evaluate(binding.node, own, reading) : undefined;
}

async function member(node: SyntaxNode, scope: Scope, reading: Reading): Promise<Value> {
  const code = codeOf(scope.module, node);
  // The production site is the one to migrate.
  if (code === 'process.env.NODE_ENV') return 'production';
  if (code.startsWith('process.env')) return undefined;
  if (code === 'import.meta.dirname') return folderOf(scope.module);
  if (code === 'import.meta.url' || code === 'import.meta.filename') return scope.module.file;
  const whole = await evaluate(child(node, 'object'), scope, reading);
  const property = child(node, 'property');
  const key = node.computed === true ? await evaluate(property, scope, reading) : property?.name;
  if (isList(whole) && typeof key === 'number') return whole[key];
  return isDict(whole) && typeof key === 'string' ? ownValue(whole, key) : unread(node, scope);
}

function ownValue(whole: Dict, key: string): Value {
  return Object.hasOwn(whole, key) ? whole[key] : undefined;
}

async function call(node: SyntaxNode, scope: Scope, reading: Reading): Promise<Value> {
  const callee = child(node, 'callee');
  const name = callee === undefined ? '' : codeOf(scope.module, callee);
  const args = await evaluateAll(children(node, 'arguments'), readerOf(scope, reading));
  const texts = args.filter((each) => typeof each === 'string');
  const [first] = texts;
  if (texts.length !== args.length || first === undefined) return undefined;
  if (name === 'require') return importedValue(first, 'default', scope, reading);
  return resultOfCall(name, texts, folderOf(scope.module), reading.repository);
}

/** Returns the path of `new URL('./file', import.meta.url)`. */
async function fileUrl(node: SyntaxNode, scope: Scope, reading: Reading): Promise<Value> {
  const [name, from] = children(node, 'arguments');
  if (child(node, 'callee')?.name !== 'URL' || from === undefined) return undefined;
  if (codeOf(scope.module, from) !== 'import.meta.url') return undefined;
  const relative = await evaluate(name, scope, reading);
  return typeof relative === 'string' ? path.resolve(folderOf(scope.module), relative) : undefined;
}
