/** Finds values by a location such as `src/lib/routes/util.ts#nameType.max`. */

import { child, type SyntaxNode } from '../../../engine/src/core/config/syntax-tree.ts';
import { COMPUTED, nameOf, nodesIn } from './evaluate.ts';
import { nodesOf, type Source, type SourceFile } from './source.ts';

export type FoundSymbol = { value: unknown; line: number } | { miss: string };

/**
 * Returns the value at a location. A location is a file and a list of names, each of which is inside the previous
 * one. A name is that of a constant, of a property, or of a method that's called with the value, as in `.max(100)`.
 */
export function findSymbol(source: Source, place: string): FoundSymbol {
  const [name = '', symbol = ''] = place.split('#');
  const file = source.file(name);
  if (file === undefined) return { miss: "There's no such file" };
  let within: readonly SyntaxNode[] = file.body;
  let found: SyntaxNode | undefined;
  for (const part of symbol.split('.')) {
    found = valuesNamed(part, within, file, source)[0];
    if (found === undefined) return { miss: `There's no ${part} with a value in ${symbol}` };
    within = [found];
  }
  return { value: lastValueOf(found, file, source), line: file.lineOf(found?.start ?? 0) };
}

/** Returns the nodes with a name. Those with a known value come first. */
function valuesNamed(
  name: string,
  within: readonly SyntaxNode[],
  file: SourceFile,
  source: Source,
): readonly SyntaxNode[] {
  const nodes = [...nodesOf(within)].flatMap(({ node }) => valueNamed(name, node));
  const isKnown = (node: SyntaxNode) => lastValueOf(node, file, source) !== COMPUTED;
  return [...nodes.filter(isKnown), ...nodes.filter((node) => !isKnown(node))];
}

function valueNamed(name: string, node: SyntaxNode): readonly SyntaxNode[] {
  const value = () => {
    if (node.type === 'VariableDeclarator' && nameOf(child(node, 'id')) === name)
      return child(node, 'init');
    if (node.type === 'Property' && nameOf(child(node, 'key')) === name)
      return child(node, 'value');
    const method =
      node.type === 'CallExpression' ? child(child(node, 'callee'), 'property') : undefined;
    return method !== undefined && nameOf(method) === name
      ? nodesIn(node, 'arguments')[0]
      : undefined;
  };
  return [value()].filter((found) => found !== undefined);
}

/**
 * Returns the value of a node. For a conditional expression, it's that of the last alternative, which applies if no
 * condition does.
 */
function lastValueOf(node: SyntaxNode | undefined, file: SourceFile, source: Source): unknown {
  const last = node?.type === 'ConditionalExpression' ? child(node, 'alternate') : node;
  return source.evaluate(last, file);
}
