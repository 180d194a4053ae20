/** Reads the imports of an MDX file with a JavaScript parser. */
import { parseAst } from 'rolldown/parseAst';
import { type Edit, removal } from './source-text.ts';

export interface ImportedName {
  /** The name that the page uses. Absent for imports without a name, such as `import './styles.css'`. */
  local: string | undefined;
  /** `default`, a named export, or `*`. */
  imported: string;
  from: string;
  line: number;
  column: number;
}

type Statement = ReturnType<typeof parseAst>['body'][number];
type Import = Extract<Statement, { type: 'ImportDeclaration' }>;

/** Matches what can follow the first word of a statement. Any other text is prose. */
const STATEMENT =
  /^(?:import\s*(?:['"{*]|(?:type\s+)?[\w$]+\s*(?:,|\s(?:from|=))|type\s*[{*])|export\s*(?:[{*]|(?:default|const|let|var|function|async|class|type|interface|enum)\b))/;

/**
 * Reads a block that begins with `import` or `export`. Returns its imports, and the edits that remove them. If
 * a paragraph of prose begins with one of these words, the edit replaces its first letter with a character
 * reference.
 *
 * @param start offset of the block in the file
 * @param line the block's first line
 */
export function moduleEdits(
  block: string,
  start: number,
  line: number,
): { edits: Edit[]; imports: ImportedName[] } {
  const statements = importsOf(block);
  if (statements === undefined) {
    const isProse = !STATEMENT.test(block);
    const first = `&#${block.charCodeAt(0)};`;
    return { edits: isProse ? [{ start, end: start + 1, text: first }] : [], imports: [] };
  }
  const edits = statements.map((statement) => {
    const { text } = removal(block, statement.start, endOf(statement, block));
    return { start: start + statement.start, end: start + endOf(statement, block), text };
  });
  const imports = statements.flatMap((statement) => {
    const before = block.slice(0, statement.start).split('\n');
    const column = (before.at(-1)?.length ?? 0) + 1;
    return namesOf(statement).map((name) => ({ ...name, line: line + before.length - 1, column }));
  });
  return { edits, imports };
}

/** Returns the end of a statement, including its semicolon and the spaces around it. */
function endOf({ end }: Import, block: string): number {
  return end + (/^[ \t]*;?[ \t]*/.exec(block.slice(end))?.[0].length ?? 0);
}

/**
 * Returns a block's import statements. If the code is followed by text on the next line, returns the imports
 * before the text. Returns `undefined` if the block doesn't begin with valid code.
 */
function importsOf(block: string): readonly Import[] | undefined {
  const lines = block.split('\n');
  for (let count = lines.length; count > 0; count -= 1) {
    const body = bodyOf(lines.slice(0, count).join('\n'));
    if (body === undefined) continue;
    return body.filter((statement) => statement.type === 'ImportDeclaration');
  }
  return undefined;
}

/** True if a module or an expression contains an `import()`. */
export function hasDynamicImport(code: string): boolean {
  return /\bimport\s*\(/.test(code) && containsImport(bodyOf(code));
}

function containsImport(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const isImport = 'type' in node && node.type === 'ImportExpression';
  return isImport || Object.values(node).some(containsImport);
}

function bodyOf(code: string): readonly Statement[] | undefined {
  try {
    return parseAst(code, { lang: 'tsx' }).body;
  } catch {
    return undefined;
  }
}

function namesOf(statement: Import): Pick<ImportedName, 'local' | 'imported' | 'from'>[] {
  const from = statement.source.value;
  if (statement.importKind === 'type') return [];
  if (statement.specifiers.length === 0) return [{ local: undefined, imported: '*', from }];
  return statement.specifiers.flatMap((specifier) => {
    const local = specifier.local.name;
    if (specifier.type === 'ImportDefaultSpecifier') return { local, imported: 'default', from };
    if (specifier.type === 'ImportNamespaceSpecifier') return { local, imported: '*', from };
    if (specifier.importKind === 'type') return [];
    const { imported } = specifier;
    return {
      local,
      imported: imported.type === 'Identifier' ? imported.name : imported.value,
      from,
    };
  });
}
