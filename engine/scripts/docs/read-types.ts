/** Reads interfaces and their comments from TypeScript files, for the configuration reference. */
import { readFileSync } from 'node:fs';
import { parseSync } from 'rolldown/utils';
import { child, children, isNode, type SyntaxNode } from '../../src/core/config/syntax-tree.ts';

export interface Key {
  name: string;
  isOptional: boolean;
  /** The text of the comment as one line. Empty if the key has no comment. */
  description: string;
  type: TypeNode;
}

/** A type, together with the source text that contains it. */
export interface TypeNode {
  node: SyntaxNode;
  source: string;
}

/** Type declarations, keyed by name. An interface can have several, because plugins add their keys to it. */
export type Declarations = ReadonlyMap<string, readonly TypeNode[]>;

/** Comments, keyed by the offset of the code that follows them. */
const comments = new Map<string, ReadonlyMap<number, string>>();

/** Reads the types that files declare or extend. */
export function readDeclarations(files: readonly string[]): Declarations {
  const declarations = new Map<string, readonly TypeNode[]>();
  for (const file of files) {
    const source = readFileSync(file, 'utf8');
    const { program, comments: found } = parseSync(file, source);
    comments.set(source, commentsByTarget(source, found));
    const body: readonly unknown[] = program.body;
    for (const node of body.filter(isNode).flatMap(declaredTypes)) {
      const name = String(child(node, 'id')?.name);
      declarations.set(name, [...(declarations.get(name) ?? []), { node, source }]);
    }
  }
  return declarations;
}

function declaredTypes(statement: SyntaxNode): readonly SyntaxNode[] {
  const node = child(statement, 'declaration') ?? statement;
  switch (node.type) {
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return [node];
    case 'TSModuleDeclaration':
      return children(child(node, 'body') ?? node, 'body').flatMap((inner) =>
        inner === undefined ? [] : declaredTypes(inner),
      );
    default:
      return [];
  }
}

/** Returns the keys of an object type. If members of a union share a key, the first one is used. */
export function keysOf(type: TypeNode, declarations: Declarations): readonly Key[] {
  const found = new Map<string, Key>();
  for (const key of allKeys(type, declarations)) {
    const other = found.get(key.name);
    if (other === undefined || other.description === '') found.set(key.name, key);
  }
  return [...found.values()];
}

function allKeys({ node, source }: TypeNode, declarations: Declarations): readonly Key[] {
  const inside = (name: string) =>
    children(node, name).flatMap((part) =>
      part === undefined ? [] : allKeys({ node: part, source }, declarations),
    );
  const below = (part: SyntaxNode | undefined) =>
    part === undefined ? [] : allKeys({ node: part, source }, declarations);
  switch (node.type) {
    case 'TSInterfaceDeclaration':
      return [...below(child(node, 'body')), ...inside('extends')];
    case 'TSInterfaceHeritage':
      return referenced(child(node, 'expression'), declarations);
    case 'TSInterfaceBody':
      return children(node, 'body').flatMap((member) =>
        member?.type === 'TSPropertySignature' ? [readKey(member, source)] : [],
      );
    case 'TSTypeLiteral':
      return children(node, 'members').flatMap((member) =>
        member?.type === 'TSPropertySignature' ? [readKey(member, source)] : [],
      );
    case 'TSTypeAliasDeclaration':
    case 'TSParenthesizedType':
    case 'TSTypeOperator':
      return below(child(node, 'typeAnnotation'));
    case 'TSArrayType':
      return below(child(node, 'elementType'));
    case 'TSUnionType':
    case 'TSIntersectionType':
      return inside('types');
    case 'TSTypeReference':
      return referencedKeys({ node, source }, declarations);
    default:
      return [];
  }
}

/**
 * Returns the keys of a referenced type. For `Partial<Host>` and `Readonly<Record<string, Host>>`, these are the
 * keys of `Host`.
 */
function referencedKeys({ node, source }: TypeNode, declarations: Declarations): readonly Key[] {
  const name = child(node, 'typeName');
  const parameters = children(child(node, 'typeArguments') ?? node, 'params');
  const last = parameters.at(-1);
  if (last === undefined) return referenced(name, declarations);
  const keys = allKeys({ node: last, source }, declarations);
  return name?.name === 'Partial' ? keys.map((key) => ({ ...key, isOptional: true })) : keys;
}

function referenced(name: SyntaxNode | undefined, declarations: Declarations): readonly Key[] {
  const found = declarations.get(String(name?.name)) ?? [];
  return found.flatMap((declaration) => allKeys(declaration, declarations));
}

function readKey(member: SyntaxNode, source: string): Key {
  const key = child(member, 'key');
  const type = child(child(member, 'typeAnnotation'), 'typeAnnotation');
  if (type === undefined) throw new Error(`A key has no type: ${textOf({ node: member, source })}`);
  return {
    name: String(key?.name ?? key?.value),
    isOptional: member.optional === true,
    description: comments.get(source)?.get(member.start) ?? '',
    type: { node: type, source },
  };
}

export function textOf({ node, source }: TypeNode): string {
  return source.slice(node.start, Number(node.end));
}

function commentsByTarget(
  source: string,
  found: readonly { type: string; value: string; end: number }[],
): ReadonlyMap<number, string> {
  return new Map(
    found
      .filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
      .map(({ value, end }) => {
        const space = /^\s*/.exec(source.slice(end))?.[0].length ?? 0;
        return [
          end + space,
          value
            .replace(/^\*|\n\s*\*/g, ' ')
            .replace(/\s+/g, ' ')
            .trim(),
        ];
      }),
  );
}
