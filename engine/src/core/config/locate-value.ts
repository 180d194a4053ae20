import type { SyntaxNode, SyntaxTree } from './syntax-tree.ts';
import { child, children } from './syntax-tree.ts';

/**
 * Returns the offset of a value in a configuration file's default export, or of its key if `atKey` is true.
 * Follows literals, `as`, `satisfies`, the first argument of a call, and constants in the same file. If the
 * path leads to anything else, returns the last offset that it reached.
 */
export function locate(tree: SyntaxTree, path: readonly PropertyKey[], atKey: boolean): number {
  const exported = tree.body.find((node) => node.type === 'ExportDefaultDeclaration');
  let value = literalOf(child(exported, 'declaration'), tree);
  let offset = value?.start ?? exported?.start ?? 0;
  path.forEach((part, index) => {
    const entry = value && entryOf(value, part);
    value = literalOf(entry?.value, tree);
    const isLast = index === path.length - 1;
    offset = (isLast && atKey ? entry?.start : (entry?.value ?? entry)?.start) ?? offset;
  });
  return offset;
}

/** Returns the literal inside type annotations, parentheses, calls, and constants. */
function literalOf(node: SyntaxNode | undefined, tree: SyntaxTree): SyntaxNode | undefined {
  switch (node?.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return literalOf(child(node, 'expression'), tree);
    case 'CallExpression':
      return literalOf(children(node, 'arguments')[0], tree);
    case 'Identifier':
      return literalOf(constant(String(node.name), tree), tree);
    default:
      return node;
  }
}

function constant(name: string, tree: SyntaxTree): SyntaxNode | undefined {
  return tree.body
    .map((node) => (node.type === 'ExportNamedDeclaration' ? child(node, 'declaration') : node))
    .filter((node) => node !== undefined && node.type === 'VariableDeclaration')
    .flatMap((node) => (node === undefined ? [] : children(node, 'declarations')))
    .map((declarator) =>
      child(declarator, 'id')?.name === name ? child(declarator, 'init') : undefined,
    )
    .find((initial) => initial !== undefined);
}

/** Returns the start and value of the property or list element with the name or index `part`. */
function entryOf(
  node: SyntaxNode,
  part: PropertyKey,
): { start: number; value?: SyntaxNode } | undefined {
  if (node.type === 'ArrayExpression' && typeof part === 'number') {
    const elements = children(node, 'elements');
    // After a spread, the indexes of later elements aren't known.
    if (elements.slice(0, part + 1).some((item) => item?.type === 'SpreadElement'))
      return undefined;
    const element = elements[part];
    return element && { start: element.start, value: element };
  }
  const property = children(node, 'properties').find((item) => {
    const key = child(item, 'key');
    return key !== undefined && (key.name ?? key.value) === part;
  });
  return property && { start: property.start, value: child(property, 'value') };
}
