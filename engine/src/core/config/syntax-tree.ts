/**
 * Parses configuration files to find the locations of problems. The parser is loaded only when there's a
 * problem.
 */

/** A node. Positions are in UTF-16 code units. */
export type SyntaxNode = { type: string; start: number } & Record<string, unknown>;

export interface SyntaxTree {
  body: readonly SyntaxNode[];
  /** The parser's first error. */
  error?: { message: string; offset: number };
}

/** Returns a module's top-level statements, and the first syntax error if there is one. */
export async function parseTypeScript(file: string, text: string): Promise<SyntaxTree> {
  const { parseSync } = await import('rolldown/utils');
  const result = parseSync(file, text);
  const [error] = result.errors;
  const body: readonly unknown[] = result.program.body;
  return {
    body: body.filter(isNode),
    error: error && {
      message: error.message.replace(/\.$/, ''),
      // Other labels show where the unclosed bracket was opened.
      offset: Math.max(0, ...error.labels.map((label) => label.start)),
    },
  };
}

/** True for a node, as opposed to a list of nodes or a node's own data. */
export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** Returns the child node under `key`, or `undefined` if there's none. */
export function child(node: SyntaxNode | undefined, key: string): SyntaxNode | undefined {
  const value = node?.[key];
  return isNode(value) ? value : undefined;
}

/** Returns the child nodes of the list at `key`. Holes in the list are `undefined`. */
export function children(node: SyntaxNode, key: string): readonly (SyntaxNode | undefined)[] {
  const list = node[key];
  return Array.isArray(list) ? list.map((item) => (isNode(item) ? item : undefined)) : [];
}
