/**
 * Reads which options a package declares. The names come from an interface in its type declarations. The defaults
 * come from an object pattern that destructures them in its JavaScript, such as `({ interval = 15 * 1000, … })`.
 */
import { child, isNode, type SyntaxNode } from '../../../engine/src/core/config/syntax-tree.ts';
import { evaluate, nameOf, nodesIn } from '../facts/evaluate.ts';

type Body = readonly SyntaxNode[];

/**
 * Returns the names of an interface's members, including those it inherits from interfaces in the same file.
 *
 * @throws Error if the file declares no such interface
 */
export function namesOfInterface(declarations: Body, name: string): readonly string[] {
  const interfaces = new Map<string, SyntaxNode>();
  for (const node of nodesOf(declarations)) {
    if (node.type === 'TSInterfaceDeclaration') interfaces.set(nameOf(child(node, 'id')), node);
  }
  const found = interfaces.get(name);
  const body = child(found, 'body');
  if (found === undefined || body === undefined) throw new Error(`There's no ${name} interface`);
  const parents = nodesIn(found, 'extends').map((parent) => nameOf(child(parent, 'expression')));
  const inherited = parents.filter((parent) => interfaces.has(parent));
  return [
    ...nodesIn(body, 'body').map((member) => nameOf(child(member, 'key'))),
    ...inherited.flatMap((parent) => namesOfInterface(declarations, parent)),
  ];
}

/**
 * Returns the defaults from the object pattern that has the most options. Of several, uses the one with the most
 * defaults. An option without a default is `null`, and one that isn't in the pattern is absent.
 */
export function defaultsIn(code: Body, options: readonly string[]): ReadonlyMap<string, unknown> {
  const known = new Set(options);
  let best = new Map<string, unknown>();
  for (const node of nodesOf(code)) {
    if (node.type !== 'ObjectPattern') continue;
    const taken = nodesIn(node, 'properties')
      .map((property) => [nameOf(child(property, 'key')), defaultOf(property)] as const)
      .filter(([name]) => known.has(name));
    if (weightOf(taken) > weightOf([...best])) best = new Map(taken);
  }
  return best;
}

/** Ranks a pattern. One that only passes options on has just as many options, but no defaults. */
function weightOf(taken: readonly (readonly [string, unknown])[]): number {
  const defaults = taken.filter(([, value]) => value !== null).length;
  return taken.length + defaults / (taken.length + 1);
}

function defaultOf(property: SyntaxNode): unknown {
  const value = child(property, 'value');
  return value?.type === 'AssignmentPattern' ? evaluate(child(value, 'right')) : null;
}

/** Yields all nodes of the code. */
function* nodesOf(code: Body): Generator<SyntaxNode> {
  const waiting: unknown[] = [...code];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value !== 'object' || value === null) continue;
    if (isNode(value)) yield value;
    waiting.push(...Object.values(value));
  }
}
