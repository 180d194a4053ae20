/** Finds all imports in a module, whatever their syntax. */
import { type ESTree, parseSync } from 'vite';

export interface ImportFound {
  specifier: string;
  /** 1-based. */
  line: number;
  /** 1-based. */
  column: number;
  /** True for `import type`, which doesn't exist at runtime. */
  typeOnly: boolean;
}

const MODULE = /\.[cm]?[jt]sx?$/;

/**
 * Returns the imports of a TypeScript or JavaScript module in the order of its text: `import` and `export … from`,
 * `import()`, `require()`, types (`import('…')`), `import.meta.glob()`, and `new URL('….ts', import.meta.url)`.
 * Specifiers that are computed aren't known, so they're omitted.
 *
 * @throws SyntaxError if the text isn't a module
 */
export function findImports(file: string, text: string): ImportFound[] {
  const { program, errors } = parseSync(file, text);
  const [error] = errors;
  if (error !== undefined) throw new SyntaxError(error.message);
  const found: { specifier: string; offset: number; typeOnly: boolean }[] = [];
  visit(program, (node) => {
    const typeOnly = isTypeOnly(node);
    for (const address of addressesIn(node)) {
      const specifier = literalText(address);
      if (specifier !== undefined) found.push({ specifier, offset: address.start, typeOnly });
    }
  });
  return found
    .sort((a, b) => a.offset - b.offset)
    .map(({ offset, ...rest }) => ({ ...rest, ...positionOf(text, offset) }));
}

/** Returns the nodes with the specifiers that `node` imports. */
function addressesIn(node: ESTree.Node): readonly ESTree.Node[] {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return node.source === null ? [] : [node.source];
    case 'TSExternalModuleReference':
      return [node.expression];
    case 'CallExpression': {
      const [first] = node.arguments;
      if (isImportMeta(node.callee, 'glob')) return elementsOf(first);
      return first !== undefined && isNamed(node.callee, 'require') ? [first] : [];
    }
    case 'NewExpression': {
      const [first, second] = node.arguments;
      if (!isNamed(node.callee, 'URL') || !isImportMeta(second, 'url')) return [];
      // This is how workers are imported. URLs of folders and data files aren't imports.
      return first !== undefined && MODULE.test(literalText(first) ?? '') ? [first] : [];
    }
    default:
      return [];
  }
}

function isTypeOnly(node: ESTree.Node): boolean {
  switch (node.type) {
    case 'ImportDeclaration':
      return node.importKind === 'type';
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return node.exportKind === 'type';
    default:
      return node.type === 'TSImportType';
  }
}

/** Calls `enter` with every node in the tree below a value. */
function visit(value: unknown, enter: (node: ESTree.Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, enter);
  else if (typeof value === 'object' && value !== null) {
    if ('type' in value && typeof value.type === 'string') enter(value as ESTree.Node);
    for (const child of Object.values(value)) visit(child, enter);
  }
}

function literalText(node: ESTree.Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}

function isNamed(node: ESTree.Node, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}

/** True for `import.meta.<property>`. */
function isImportMeta(node: ESTree.Node | undefined, property: string): boolean {
  return (
    node?.type === 'MemberExpression' &&
    node.object.type === 'MetaProperty' &&
    isNamed(node.property, property)
  );
}

function elementsOf(node: ESTree.Node | undefined): readonly ESTree.Node[] {
  const elements = node?.type === 'ArrayExpression' ? node.elements : [node];
  return elements.filter((element) => element !== null && element !== undefined);
}

function positionOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
