/** Writes placeholders for components that can't run outside Docusaurus. */
import { hasDocusaurusModule } from '../../../core/bundle/docusaurus-imports.ts';
import {
  child,
  children,
  parseTypeScript,
  type SyntaxNode,
} from '../../../core/config/syntax-tree.ts';
import { packageName } from '../../../core/files/packages.ts';
import { deepPlace } from '../read/source-module.ts';

/**
 * Returns the reason why the engine can't bundle a module with these imports, if there is one.
 *
 * @param packages names of the packages that the site has installed
 */
export function bundleFault(
  imports: readonly string[],
  packages: ReadonlySet<string>,
): string | undefined {
  for (const name of imports) {
    if (/\.mdx?$/.test(name)) return `imports ${name}, and only pages can import Markdown`;
    if (/^@(?:docusaurus|theme(?:-\w+)?)\//.test(name)) {
      if (!hasDocusaurusModule(name)) return `imports ${name}, which exists only in Docusaurus`;
    } else if (/^(?:!!|node:|raw-loader)/.test(name)) {
      return `imports ${name}, which needs a different bundler`;
    } else if (isMissingPackage(name, packages)) {
      return `imports ${name}, which package.json doesn't list`;
    }
  }
  return undefined;
}

function isMissingPackage(name: string, packages: ReadonlySet<string>): boolean {
  const wanted = name.startsWith('@site/') ? undefined : packageName(name);
  return wanted !== undefined && !/^react(?:-dom)?$/.test(wanted) && !packages.has(wanted);
}

/** Returns a module with the same exports, each of which renders only its children. */
export async function placeholderFor(file: string, text: string, reason: string): Promise<string> {
  const isDeep = deepPlace(text) !== undefined;
  const { body } = await parseTypeScript(
    file.replace(/\.([cm]?)js$/, '.$1jsx'),
    isDeep ? '' : text,
  );
  const names = body.flatMap(exportedNames);
  const lines = [
    `/** A placeholder. The original ${reason}. */`,
    `const Placeholder = ({ children = null } = {}) => children;`,
    '',
    ...new Set(
      names.map((name) =>
        name === 'default' ? 'export default Placeholder;' : `export const ${name} = Placeholder;`,
      ),
    ),
  ];
  return `${lines.join('\n')}\n`;
}

function exportedNames(statement: SyntaxNode): string[] {
  if (statement.type === 'ExportDefaultDeclaration') return ['default'];
  if (statement.type !== 'ExportNamedDeclaration' || statement.exportKind === 'type') return [];
  const declaration = child(statement, 'declaration');
  const listed = children(statement, 'specifiers').map((each) => child(each, 'exported'));
  const declared = declaration === undefined ? [] : children(declaration, 'declarations');
  const ids = [child(declaration, 'id'), ...declared.map((each) => child(each, 'id')), ...listed];
  return ids.flatMap((id) => (typeof id?.name === 'string' ? [id.name] : []));
}
