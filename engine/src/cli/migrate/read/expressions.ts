/**
 * Evaluates expressions whose value depends only on their parts. Names, imports, and calls are evaluated in
 * `evaluate.ts`.
 */
import { child, children, type SyntaxNode } from '../../../core/config/syntax-tree.ts';
import type { Place } from '../../../core/problems/problems.ts';
import { binaryResult, unaryResult } from './known-results.ts';
import { isDict, isList, rememberPlaces, Unread, type Value } from './values.ts';

/** Reads the parts of an expression. */
export interface Reader {
  evaluate(node: SyntaxNode | undefined): Promise<Value>;
  unread(node: SyntaxNode): Unread;
  placeOf(node: SyntaxNode): Place;
  /** Counts values that are copied, because a configuration's size is limited. */
  count(values: number): void;
}

type Evaluate = (node: SyntaxNode, read: Reader) => Promise<Value>;

const inner: Evaluate = (node, read) =>
  read.evaluate(child(node, 'expression') ?? child(node, 'argument'));

/**
 * Functions that evaluate expressions, keyed by the expression's type. `undefined` means that the value couldn't be
 * read.
 */
export const EXPRESSIONS: Readonly<Record<string, Evaluate>> = {
  Literal: async ({ value }) =>
    typeof value === 'object' && value !== null ? undefined : (value as Value),
  TemplateLiteral: template,
  ObjectExpression: object,
  ArrayExpression: list,
  ChainExpression: inner,
  ParenthesizedExpression: inner,
  TSAsExpression: inner,
  TSSatisfiesExpression: inner,
  TSNonNullExpression: inner,
  AwaitExpression: inner,
  ConditionalExpression: conditional,
  LogicalExpression: logical,
  UnaryExpression: async (node, read) =>
    unaryResult(node.operator, await read.evaluate(child(node, 'argument'))),
  BinaryExpression: binary,
};

/** Evaluates nodes one at a time. In parallel, a name that's still being read would look like a cycle. */
export async function evaluateAll(
  nodes: readonly (SyntaxNode | undefined)[],
  read: Reader,
): Promise<Value[]> {
  const values: Value[] = [];
  for (const node of nodes) values.push(await read.evaluate(node));
  return values;
}

async function template(node: SyntaxNode, read: Reader): Promise<Value> {
  const values = await evaluateAll(children(node, 'expressions'), read);
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

async function object(node: SyntaxNode, read: Reader): Promise<Value> {
  const result: Record<string, Value> = {};
  const places = new Map<string, Place>();
  for (const property of children(node, 'properties')) {
    if (property?.type === 'SpreadElement') {
      const spread = await read.evaluate(child(property, 'argument'));
      if (isDict(spread)) Object.assign(result, spread);
      else if (spread instanceof Unread) result[`...${spread.code}`] = spread;
    } else if (property !== undefined) {
      const name = await propertyName(property, read);
      if (name === undefined || name === '__proto__') continue;
      result[name] = await read.evaluate(child(property, 'value'));
      places.set(name, read.placeOf(property));
    }
  }
  return rememberPlaces(result, places);
}

async function propertyName(property: SyntaxNode, read: Reader): Promise<string | undefined> {
  const key = child(property, 'key');
  if (property.computed === true) {
    const value = await read.evaluate(key);
    return typeof value === 'string' ? value : undefined;
  }
  const name = key?.name ?? key?.value;
  return typeof name === 'string' || typeof name === 'number' ? String(name) : undefined;
}

async function list(node: SyntaxNode, read: Reader): Promise<Value> {
  const items: Value[] = [];
  const places = new Map<string, Place>();
  for (const element of children(node, 'elements')) {
    if (element === undefined) continue;
    const isSpread = element.type === 'SpreadElement';
    const value = await read.evaluate(isSpread ? child(element, 'argument') : element);
    places.set(String(items.length), read.placeOf(element));
    if (isSpread && isList(value)) {
      read.count(value.length);
      items.push(...value);
    } else items.push(value);
  }
  return rememberPlaces(items, places);
}

async function conditional(node: SyntaxNode, read: Reader): Promise<Value> {
  const test = await read.evaluate(child(node, 'test'));
  if (test instanceof Unread) return read.unread(node);
  return read.evaluate(child(node, test ? 'consequent' : 'alternate'));
}

async function logical(node: SyntaxNode, read: Reader): Promise<Value> {
  const left = await read.evaluate(child(node, 'left'));
  if (left instanceof Unread) return read.unread(node);
  const isLeft =
    node.operator === '??'
      ? left !== undefined && left !== null
      : node.operator === '||'
        ? left
        : !left;
  return isLeft ? left : read.evaluate(child(node, 'right'));
}

async function binary(node: SyntaxNode, read: Reader): Promise<Value> {
  const [left, right] = await evaluateAll([child(node, 'left'), child(node, 'right')], read);
  return binaryResult(node.operator, left, right);
}
