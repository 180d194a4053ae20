/**
 * Reads the value of a configuration from its syntax tree. Nothing of the site runs: literals, constants, imports of
 * files in the repository, and paths are followed, and every other expression stays unread.
 */
import path from 'node:path';
import { child, children, type SyntaxNode } from '../../../core/config/syntax-tree.ts';
import type { SiteFolders } from '../../../core/files/locate-file.ts';
import type { Place } from '../../../core/problems/problems.ts';
import { ProblemsError } from '../../../core/problems/problems.ts';
import { binaryResult, parsedJson, resultOfCall, unaryResult } from './known-results.ts';
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
import { type Dict, isDict, isList, rememberPlaces, Unread, type Value } from './values.ts';

/** Where names are looked up. */
interface Scope {
  module: SourceModule;
  bindings: Bindings;
  /** Scope around a function. */
  outer?: Scope;
}

export interface Reading {
  /** Where imports and paths may lead. */
  repository: SiteFolders;
  modules: Map<string, SourceModule>;
  /** Modules and names whose value is being read: a cycle ends there. */
  open: Set<object>;
  /** Nodes that may still be read. Spreading a list into itself again and again would never end. */
  left: number;
  /** Characters that texts may still have. A text that is added to itself doubles each time. */
  characters: number;
  /** Expressions around the current one. */
  depth: number;
}

const LARGEST_VALUE = 200_000;
const MOST_CHARACTERS = 20_000_000;
/** Deeper values, and the functions that walk them, would exhaust the stack. */
const DEEPEST = 300;

export function startReading(repository: SiteFolders): Reading {
  const budget = { left: LARGEST_VALUE, characters: MOST_CHARACTERS, depth: 0 };
  return { repository, modules: new Map(), open: new Set(), ...budget };
}

/** Reads what a module or a JSON file exports by default. */
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

/** What a function returns that makes a configuration: its last `return`, with the constants before it. */
async function resultOf(node: SyntaxNode, outer: Scope, reading: Reading): Promise<Value> {
  const body = child(node, 'body');
  if (body?.type !== 'BlockStatement') return evaluate(body, outer, reading);
  const statements = children(body, 'body').filter((each) => each !== undefined);
  const scope = { module: outer.module, bindings: bindingsOf(statements), outer };
  const last = statements.findLast(({ type }) => type === 'ReturnStatement');
  return evaluate(child(last, 'argument'), scope, reading);
}

/** Reads what an unread function of a module returns if its only argument has these properties. */
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

export function isFunction(node: SyntaxNode): boolean {
  return /^(?:Arrow)?Function(?:Declaration|Expression)$/.test(node.type);
}

type Evaluate = (node: SyntaxNode, scope: Scope, reading: Reading) => Value | Promise<Value>;

async function evaluate(
  node: SyntaxNode | undefined,
  scope: Scope,
  reading: Reading,
): Promise<Value> {
  if (node === undefined) return undefined;
  reading.left -= 1;
  if (reading.left < 0) throw tooLarge(placeIn(scope.module, node));
  reading.depth += 1;
  if (reading.depth > DEEPEST) throw tooDeep(placeIn(scope.module, node));
  const value = await EXPRESSIONS[node.type]?.(node, scope, reading);
  reading.depth -= 1;
  if (typeof value === 'string') reading.characters -= value.length;
  if (reading.characters < 0) throw tooLong(placeIn(scope.module, node));
  return value === undefined && !MAY_BE_UNDEFINED.has(node.type) ? unread(node, scope) : value;
}

/** One after the other: a name that is being read counts as a cycle. */
async function evaluateAll(
  nodes: readonly (SyntaxNode | undefined)[],
  scope: Scope,
  reading: Reading,
): Promise<Value[]> {
  const values: Value[] = [];
  for (const node of nodes) values.push(await evaluate(node, scope, reading));
  return values;
}

/** Expressions whose value can be `undefined`, which means that a setting is absent. */
const MAY_BE_UNDEFINED = new Set([
  ...['Identifier', 'MemberExpression', 'ConditionalExpression', 'LogicalExpression'],
  ...['ChainExpression', 'ParenthesizedExpression', 'TSAsExpression', 'TSSatisfiesExpression'],
]);

const inner: Evaluate = (node, scope, reading) =>
  evaluate(child(node, 'expression') ?? child(node, 'argument'), scope, reading);

const EXPRESSIONS: Readonly<Record<string, Evaluate>> = {
  Literal: ({ value }) =>
    typeof value === 'object' && value !== null ? undefined : (value as Value),
  TemplateLiteral: template,
  ObjectExpression: object,
  ArrayExpression: list,
  Identifier: identifier,
  MemberExpression: member,
  ChainExpression: inner,
  ParenthesizedExpression: inner,
  TSAsExpression: inner,
  TSSatisfiesExpression: inner,
  TSNonNullExpression: inner,
  AwaitExpression: inner,
  ConditionalExpression: conditional,
  LogicalExpression: logical,
  UnaryExpression: unary,
  BinaryExpression: binary,
  CallExpression: call,
  NewExpression: fileUrl,
};

function unread(node: SyntaxNode, { module }: Scope): Unread {
  return new Unread(codeOf(module, node), placeIn(module, node), node);
}

async function template(node: SyntaxNode, scope: Scope, reading: Reading): Promise<Value> {
  const values = await evaluateAll(children(node, 'expressions'), scope, reading);
  if (!values.every((value) => typeof value === 'string' || typeof value === 'number')) {
    return undefined;
  }
  const texts = children(node, 'quasis').map((part) => cookedText(part));
  return texts.map((text, index) => text + String(values[index] ?? '')).join('');
}

function cookedText(part: SyntaxNode | undefined): string {
  const value: unknown = part?.value;
  const cooked = typeof value === 'object' && value !== null && 'cooked' in value && value.cooked;
  return typeof cooked === 'string' ? cooked : '';
}

async function object(node: SyntaxNode, scope: Scope, reading: Reading): Promise<Value> {
  const result: Record<string, Value> = {};
  const places = new Map<string, Place>();
  for (const property of children(node, 'properties')) {
    if (property?.type === 'SpreadElement') {
      const spread = await evaluate(child(property, 'argument'), scope, reading);
      if (isDict(spread)) Object.assign(result, spread);
      else if (spread instanceof Unread) result[`...${spread.code}`] = spread;
    } else if (property !== undefined) {
      const name = await propertyName(property, scope, reading);
      if (name === undefined || name === '__proto__') continue;
      result[name] = await evaluate(child(property, 'value'), scope, reading);
      places.set(name, placeIn(scope.module, property));
    }
  }
  return rememberPlaces(result, places);
}

async function propertyName(
  property: SyntaxNode,
  scope: Scope,
  reading: Reading,
): Promise<string | undefined> {
  const key = child(property, 'key');
  if (property.computed === true) {
    const value = await evaluate(key, scope, reading);
    return typeof value === 'string' ? value : undefined;
  }
  const name = key?.name ?? key?.value;
  return typeof name === 'string' || typeof name === 'number' ? String(name) : undefined;
}

async function list(node: SyntaxNode, scope: Scope, reading: Reading): Promise<Value> {
  const items: Value[] = [];
  const places = new Map<string, Place>();
  for (const element of children(node, 'elements')) {
    if (element === undefined) continue;
    const isSpread = element.type === 'SpreadElement';
    const value = await evaluate(isSpread ? child(element, 'argument') : element, scope, reading);
    places.set(String(items.length), placeIn(scope.module, element));
    if (isSpread && isList(value)) {
      reading.left -= value.length;
      items.push(...value);
    } else items.push(value);
  }
  return rememberPlaces(items, places);
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
  // The statement says which package an unread value comes from.
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
  // A migration describes the published site.
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

async function conditional(node: SyntaxNode, scope: Scope, reading: Reading): Promise<Value> {
  const test = await evaluate(child(node, 'test'), scope, reading);
  if (test instanceof Unread) return unread(node, scope);
  return evaluate(child(node, test ? 'consequent' : 'alternate'), scope, reading);
}

async function logical(node: SyntaxNode, scope: Scope, reading: Reading): Promise<Value> {
  const left = await evaluate(child(node, 'left'), scope, reading);
  if (left instanceof Unread) return unread(node, scope);
  const isLeft =
    node.operator === '??'
      ? left !== undefined && left !== null
      : node.operator === '||'
        ? left
        : !left;
  return isLeft ? left : evaluate(child(node, 'right'), scope, reading);
}

async function unary(node: SyntaxNode, scope: Scope, reading: Reading): Promise<Value> {
  return unaryResult(node.operator, await evaluate(child(node, 'argument'), scope, reading));
}

async function binary(node: SyntaxNode, scope: Scope, reading: Reading): Promise<Value> {
  const [left, right] = await evaluateAll(
    [child(node, 'left'), child(node, 'right')],
    scope,
    reading,
  );
  return binaryResult(node.operator, left, right);
}

async function call(node: SyntaxNode, scope: Scope, reading: Reading): Promise<Value> {
  const callee = child(node, 'callee');
  const name = callee === undefined ? '' : codeOf(scope.module, callee);
  const args = await evaluateAll(children(node, 'arguments'), scope, reading);
  const texts = args.filter((each) => typeof each === 'string');
  const [first] = texts;
  if (texts.length !== args.length || first === undefined) return undefined;
  if (name === 'require') return importedValue(first, 'default', scope, reading);
  return resultOfCall(name, texts, folderOf(scope.module), reading.repository);
}

/** Path of `new URL('./file', import.meta.url)`. */
async function fileUrl(node: SyntaxNode, scope: Scope, reading: Reading): Promise<Value> {
  const [name, from] = children(node, 'arguments');
  if (child(node, 'callee')?.name !== 'URL' || from === undefined) return undefined;
  if (codeOf(scope.module, from) !== 'import.meta.url') return undefined;
  const relative = await evaluate(name, scope, reading);
  return typeof relative === 'string' ? path.resolve(folderOf(scope.module), relative) : undefined;
}

function tooLarge(place: Place): ProblemsError {
  const message = `The configuration has more than ${LARGEST_VALUE} values`;
  return problemAt(place, message, 'Remove the list that repeats itself here');
}

function tooLong(place: Place): ProblemsError {
  const message = `The texts of the configuration have more than ${MOST_CHARACTERS} characters`;
  return problemAt(place, message, 'Shorten the text that repeats itself here');
}

function tooDeep(place: Place): ProblemsError {
  const message = `This expression is nested more than ${DEEPEST} levels deep`;
  return problemAt(place, message, 'Nest it less deeply');
}

function problemAt(place: Place, message: string, remedy: string): ProblemsError {
  return new ProblemsError([{ severity: 'error', place, message, remedy }]);
}
