/** Evaluates code without running it: literals, lists, objects, constants, and unit conversions. */
import { child, children, type SyntaxNode } from '../../../engine/src/core/config/syntax-tree.ts';

/** Stands for a value that's known only when the code runs. */
export const COMPUTED = Symbol('computed');

/** Returns the value of the constant with this name. If there's no such constant, returns `COMPUTED`. */
export type FindConstant = (name: string) => unknown;

/** Milliseconds per unit, keyed by the date-fns function that converts the unit to milliseconds. */
const CONVERSIONS: ReadonlyMap<string, number> = new Map([
  ['secondsToMilliseconds', 1000],
  ['minutesToMilliseconds', 60_000],
  ['hoursToMilliseconds', 3_600_000],
]);

/** Types of nodes that have the same value as the expression in them. */
const TRANSPARENT = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'ParenthesizedExpression',
]);

/**
 * Returns the value of an expression. If a part of it is neither a literal nor a constant that `findConstant`
 * finds, returns `COMPUTED`.
 */
export function evaluate(
  expression: SyntaxNode | undefined,
  findConstant: FindConstant = () => COMPUTED,
): unknown {
  const node = unwrap(expression);
  if (node === undefined) return COMPUTED;
  const valueUnder = (key: string) => evaluate(child(node, key), findConstant);
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'Identifier':
      return node.name === 'undefined' ? undefined : findConstant(String(node.name));
    case 'TemplateLiteral':
      return evaluateTemplate(node, findConstant);
    case 'ArrayExpression':
      return evaluateList(node, findConstant);
    case 'ObjectExpression':
      return evaluateObject(node, findConstant);
    case 'UnaryExpression':
      return evaluateUnary(node.operator, valueUnder('argument'));
    case 'BinaryExpression':
      return evaluateBinary(node.operator, valueUnder('left'), valueUnder('right'));
    case 'MemberExpression':
      return memberOf(valueUnder('object'), nameOf(child(node, 'property')));
    case 'CallExpression':
      return evaluateConversion(node, findConstant);
    default:
      return COMPUTED;
  }
}

/** Removes types and parentheses from around an expression, because they don't affect its value. */
export function unwrap(node: SyntaxNode | undefined): SyntaxNode | undefined {
  return node !== undefined && TRANSPARENT.has(node.type)
    ? unwrap(child(node, 'expression'))
    : node;
}

/** Returns the name of an identifier, or the value of a literal as text. */
export function nameOf(node: SyntaxNode | undefined): string {
  return String(node?.name ?? node?.value ?? '');
}

/** Returns the child nodes in a list, skipping holes. */
export function nodesIn(node: SyntaxNode, key: string): readonly SyntaxNode[] {
  return children(node, key).filter((item) => item !== undefined);
}

function evaluateTemplate(node: SyntaxNode, findConstant: FindConstant): unknown {
  const values = nodesIn(node, 'expressions').map((part) => evaluate(part, findConstant));
  if (values.includes(COMPUTED)) return COMPUTED;
  const texts = nodesIn(node, 'quasis').map((part) => (part.value as { cooked: string }).cooked);
  return texts.map((text, index) => text + String(values[index] ?? '')).join('');
}

function evaluateList(node: SyntaxNode, findConstant: FindConstant): unknown {
  const values = nodesIn(node, 'elements').flatMap((item) => {
    if (item.type !== 'SpreadElement') return [evaluate(item, findConstant)];
    const spread = evaluate(child(item, 'argument'), findConstant);
    return Array.isArray(spread) ? (spread as unknown[]) : [COMPUTED];
  });
  return values.includes(COMPUTED) ? COMPUTED : values;
}

function evaluateObject(node: SyntaxNode, findConstant: FindConstant): unknown {
  const entries = nodesIn(node, 'properties').map(
    (property) =>
      [nameOf(child(property, 'key')), evaluate(child(property, 'value'), findConstant)] as const,
  );
  return entries.some(([, value]) => value === COMPUTED) ? COMPUTED : Object.fromEntries(entries);
}

function evaluateUnary(operator: unknown, value: unknown): unknown {
  if (operator === '!' && value !== COMPUTED) return !value;
  return operator === '-' && typeof value === 'number' ? -value : COMPUTED;
}

function evaluateBinary(operator: unknown, left: unknown, right: unknown): unknown {
  if (typeof left !== 'number' || typeof right !== 'number') return COMPUTED;
  return operator === '*' ? left * right : COMPUTED;
}

function memberOf(object: unknown, name: string): unknown {
  if (typeof object !== 'object' || object === null || !Object.hasOwn(object, name))
    return COMPUTED;
  return (object as Record<string, unknown>)[name];
}

function evaluateConversion(node: SyntaxNode, findConstant: FindConstant): unknown {
  const factor = CONVERSIONS.get(nameOf(child(node, 'callee')));
  const [first] = nodesIn(node, 'arguments');
  const value = evaluate(first, findConstant);
  return factor !== undefined && typeof value === 'number' ? value * factor : COMPUTED;
}
