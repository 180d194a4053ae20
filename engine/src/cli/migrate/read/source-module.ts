/** Parses the modules of a configuration, and finds the names that they declare. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  child,
  children,
  parseTypeScript,
  type SyntaxNode,
} from '../../../core/config/syntax-tree.ts';
import { type Place, ProblemsError, positionAt } from '../../../core/problems/problems.ts';

/** What a module's name refers to. */
export type Binding =
  | { kind: 'expression'; node: SyntaxNode }
  | { kind: 'value'; value: string }
  /** A property of a destructured object: `const { a } = b`. */
  | { kind: 'property'; of: SyntaxNode; name: string }
  /** An import. `name` is absent for `import * as a`. */
  | { kind: 'import'; from: string; name?: string; node: SyntaxNode };

export type Bindings = ReadonlyMap<string, Binding>;

export interface SourceModule {
  /** Absolute path. */
  file: string;
  text: string;
  bindings: Bindings;
  /** The default export, or the value of `module.exports`. */
  main?: SyntaxNode;
  /** Statements that may change a value after its declaration. */
  otherStatements: readonly SyntaxNode[];
}

/** Parses a module. Throws a `ProblemsError` if it has a syntax error. */
export async function parseModule(file: string): Promise<SourceModule> {
  const text = readFileSync(file, 'utf8');
  const deep = deepPlace(text);
  if (deep !== undefined) {
    const message = `The code is nested more than ${DEEPEST_CODE} levels deep`;
    const place = { file, ...positionAt(text, deep) };
    throw new ProblemsError([{ severity: 'error', place, message, remedy: 'Nest it less deeply' }]);
  }
  const { body, error } = await parseTypeScript(file, text);
  if (error !== undefined) {
    throw new ProblemsError([
      {
        severity: 'error',
        place: { file, ...positionAt(text, error.offset) },
        message: `The file can't be parsed: ${error.message}`,
        remedy: 'Correct it, so that Docusaurus can build the site, and run the command again',
      },
    ]);
  }
  const mains = body.flatMap((statement) => mainOf(statement) ?? []);
  const otherStatements = body.filter((each) => changesValues(each) && mainOf(each) === undefined);
  return { file, text, bindings: bindingsOf(body), main: mains.at(-1), otherStatements };
}

const DEEPEST_CODE = 1000;
const OPERATORS = /(?:[!~+-]\s*){1000}/;

/**
 * Returns the offset at which untrusted code is nested so deeply that it would crash the native parser, and with it
 * the process. Brackets in strings count, too, because only a parser can tell what a string is. No real
 * configuration has that many.
 */
export function deepPlace(text: string): number | undefined {
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/[()[\]{}]/g)) {
    depth = '([{'.includes(bracket) ? depth + 1 : Math.max(0, depth - 1);
    if (depth > DEEPEST_CODE) return index;
  }
  return OPERATORS.exec(text)?.index;
}

/** Returns the names that statements declare. */
export function bindingsOf(statements: readonly SyntaxNode[]): Bindings {
  return new Map(statements.flatMap((statement) => [...declared(statement)]));
}

export function placeIn({ file, text }: SourceModule, node: SyntaxNode): Place {
  return { file, ...positionAt(text, node.start) };
}

export function codeOf({ text }: SourceModule, node: SyntaxNode): string {
  return text.slice(node.start, typeof node.end === 'number' ? node.end : undefined);
}

/** Returns the expression that a statement exports as the value of the module. */
function mainOf(statement: SyntaxNode): SyntaxNode | undefined {
  if (statement.type === 'ExportDefaultDeclaration') return child(statement, 'declaration');
  const assigned = child(statement, 'expression');
  if (statement.type !== 'ExpressionStatement' || assigned?.type !== 'AssignmentExpression') {
    return undefined;
  }
  const target = child(assigned, 'left');
  const isExports =
    child(target, 'object')?.name === 'module' && child(target, 'property')?.name === 'exports';
  return isExports ? child(assigned, 'right') : undefined;
}

const CHANGING = new Set(['ExpressionStatement', 'IfStatement', 'ForOfStatement', 'ForStatement']);

function changesValues(statement: SyntaxNode): boolean {
  return CHANGING.has(statement.type) && typeof statement.directive !== 'string';
}

function* declared(statement: SyntaxNode): Iterable<[string, Binding]> {
  if (statement.type === 'ExportNamedDeclaration') {
    const declaration = child(statement, 'declaration');
    if (declaration !== undefined) yield* declared(declaration);
  } else if (statement.type === 'VariableDeclaration') {
    for (const each of children(statement, 'declarations')) {
      if (each !== undefined) yield* declaredBy(child(each, 'id'), child(each, 'init'));
    }
  } else if (/^(?:Function|Class)Declaration$/.test(statement.type)) {
    const name = child(statement, 'id')?.name;
    if (typeof name === 'string') yield [name, { kind: 'expression', node: statement }];
  } else if (statement.type === 'ImportDeclaration') yield* imported(statement);
}

function* declaredBy(
  id: SyntaxNode | undefined,
  init: SyntaxNode | undefined,
): Iterable<[string, Binding]> {
  if (id === undefined || init === undefined) return;
  if (typeof id.name === 'string') yield [id.name, { kind: 'expression', node: init }];
  if (id.type !== 'ObjectPattern') return;
  for (const property of children(id, 'properties')) {
    const [key, local] = [child(property, 'key')?.name, child(property, 'value')?.name];
    if (typeof key === 'string' && typeof local === 'string') {
      yield [local, { kind: 'property', of: init, name: key }];
    }
  }
}

function* imported(statement: SyntaxNode): Iterable<[string, Binding]> {
  const from = child(statement, 'source')?.value;
  if (typeof from !== 'string' || statement.importKind === 'type') return;
  for (const specifier of children(statement, 'specifiers')) {
    const local = child(specifier, 'local')?.name;
    if (specifier === undefined || typeof local !== 'string') continue;
    const given = child(specifier, 'imported');
    const name = specifier.type === 'ImportDefaultSpecifier' ? 'default' : given?.name;
    yield [
      local,
      { kind: 'import', from, name: typeof name === 'string' ? name : undefined, node: specifier },
    ];
  }
}

/** Returns the folder that relative paths in a module start from. */
export function folderOf({ file }: SourceModule): string {
  return path.dirname(file);
}
