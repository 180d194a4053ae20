/**
 * The syntax tree of a configuration file, for the places of problems. The parser is loaded on the
 * first problem only.
 */

/** A node. Positions count UTF-16 units. */
export type SyntaxNode = { type: string; start: number } & Record<string, unknown>;

export interface SyntaxTree {
  body: readonly SyntaxNode[];
  /** First error of the parser. */
  error?: { message: string; offset: number };
}

export async function parseTypeScript(file: string, text: string): Promise<SyntaxTree> {
  const { parseSync } = await import('rolldown/utils');
  const result = parseSync(file, text);
  const [error] = result.errors;
  const body: readonly unknown[] = result.program.body;
  return {
    body: body.filter(isNode),
    error: error && {
      message: error.message.replace(/\.$/, ''),
      // Other labels say where the unclosed bracket was opened.
      offset: Math.max(0, ...error.labels.map((label) => label.start)),
    },
  };
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** The child node under `key`, when there is one. */
export function child(node: SyntaxNode | undefined, key: string): SyntaxNode | undefined {
  const value = node?.[key];
  return isNode(value) ? value : undefined;
}

/** Returns the child nodes of the list at `key`. Holes in the list are `undefined`. */
export function children(node: SyntaxNode, key: string): readonly (SyntaxNode | undefined)[] {
  const list = node[key];
  return Array.isArray(list) ? list.map((item) => (isNode(item) ? item : undefined)) : [];
}
