/** Finds the environment variables that code reads, along with their types and defaults. */

import { child, type SyntaxNode } from '../../../engine/src/core/config/syntax-tree.ts';
import { COMPUTED, nameOf, nodesIn } from './evaluate.ts';
import { nodesOf, type Source, type SourceFile } from './source.ts';

export interface EnvironmentRead {
  variable: string;
  file: SourceFile;
  offset: number;
  /** Name of the top-level constant or function that reads the variable. */
  symbol: string;
  /** `integer`, `boolean`, `list`, or `JSON`. Absent if the type is unknown. */
  type?: string;
  /** The default, or `undefined` if the source code doesn't show it. */
  default?: unknown;
  /** The minimum value, if the code has one. */
  minimum?: number;
}

/** Functions with which the server parses text, and the types that they return. */
const PARSERS: ReadonlyMap<string, string> = new Map([
  ['parseEnvVarNumber', 'integer'],
  ['parseEnvVarBoolean', 'boolean'],
  ['parseEnvVarStrings', 'list'],
  ['parseEnvVarJSON', 'JSON'],
]);

/** Returns all reads of `process.env.…` in the server, in the order of the files and their text. */
export function readEnvironment(source: Source): readonly EnvironmentRead[] {
  return source.list('src/lib').flatMap((name) => {
    const file = source.file(name);
    return file?.text.includes('process.env') ? readsIn(file, source) : [];
  });
}

function readsIn(file: SourceFile, source: Source): readonly EnvironmentRead[] {
  return [...nodesOf(file.body)]
    .filter(({ node }) => isVariable(node))
    .map(({ node, ancestors }) => ({
      variable: nameOf(child(node, 'property')),
      file,
      offset: node.start,
      symbol: symbolOf(ancestors),
      ...usageOf(node, ancestors, file, source),
    }));
}

function isVariable(node: SyntaxNode): boolean {
  const object = child(node, 'object');
  return (
    node.type === 'MemberExpression' &&
    nameOf(child(object, 'object')) === 'process' &&
    nameOf(child(object, 'property')) === 'env' &&
    child(node, 'property')?.type === 'Identifier' &&
    node.computed !== true
  );
}

/** Returns the outermost declaration that contains a node. */
function symbolOf(ancestors: readonly SyntaxNode[]): string {
  const declaration = ancestors.findLast(({ type }) =>
    ['VariableDeclarator', 'FunctionDeclaration', 'ClassDeclaration'].includes(type),
  );
  return nameOf(child(declaration, 'id'));
}

type Usage = Pick<EnvironmentRead, 'type' | 'default' | 'minimum'>;

function usageOf(
  node: SyntaxNode,
  ancestors: readonly SyntaxNode[],
  file: SourceFile,
  source: Source,
): Usage {
  const [parent] = ancestors;
  if (parent?.type === 'LogicalExpression' && child(parent, 'left') === node) {
    const other = child(parent, 'right');
    // `process.env.A || process.env.B` is one setting with two names.
    if (other !== undefined && isVariable(other))
      return usageOf(parent, ancestors.slice(1), file, source);
    return { default: known(source.evaluate(other, file)) };
  }
  if (parent?.type === 'LogicalExpression')
    return usageOf(parent, ancestors.slice(1), file, source);
  const type = PARSERS.get(nameOf(child(parent, 'callee')));
  if (parent?.type !== 'CallExpression' || type === undefined) return {};
  const fallback = nodesIn(parent, 'arguments')[1];
  // Values from a program that embeds the server come first, so the default is the last one.
  const last = fallback?.type === 'LogicalExpression' ? child(fallback, 'right') : fallback;
  return {
    type,
    default: known(source.evaluate(last, file)),
    minimum: minimumOf(ancestors[1], file, source),
  };
}

/** Returns the number in `Math.max(1, …)`. */
function minimumOf(
  call: SyntaxNode | undefined,
  file: SourceFile,
  source: Source,
): number | undefined {
  if (call?.type !== 'CallExpression') return undefined;
  if (nameOf(child(child(call, 'callee'), 'property')) !== 'max') return undefined;
  const numbers = nodesIn(call, 'arguments').map((each) => source.evaluate(each, file));
  return numbers.find((value): value is number => typeof value === 'number');
}

function known(value: unknown): unknown {
  return value === COMPUTED ? undefined : value;
}
