/** Checks that samples in programming languages parse, using the same grammars as editors. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { Language, type Node, Parser } from 'web-tree-sitter';
import type { SampleFault } from '../../core/assemble/content-checks.ts';
import { ENGINE_ROOT } from '../../core/engine-root.ts';

/** Grammar files, keyed by language. */
const GRAMMARS: Readonly<Record<string, string>> = {
  bash: 'tree-sitter-wasms/out/tree-sitter-bash.wasm',
  sh: 'tree-sitter-wasms/out/tree-sitter-bash.wasm',
  shell: 'tree-sitter-wasms/out/tree-sitter-bash.wasm',
  c_sharp: 'tree-sitter-wasms/out/tree-sitter-c_sharp.wasm',
  cs: 'tree-sitter-wasms/out/tree-sitter-c_sharp.wasm',
  csharp: 'tree-sitter-wasms/out/tree-sitter-c_sharp.wasm',
  dart: 'tree-sitter-wasms/out/tree-sitter-dart.wasm',
  go: 'tree-sitter-wasms/out/tree-sitter-go.wasm',
  hcl: '@tree-sitter-grammars/tree-sitter-hcl/tree-sitter-terraform.wasm',
  terraform: '@tree-sitter-grammars/tree-sitter-hcl/tree-sitter-terraform.wasm',
  java: 'tree-sitter-wasms/out/tree-sitter-java.wasm',
  kotlin: 'tree-sitter-wasms/out/tree-sitter-kotlin.wasm',
  php: 'tree-sitter-wasms/out/tree-sitter-php.wasm',
  python: 'tree-sitter-wasms/out/tree-sitter-python.wasm',
  ruby: 'tree-sitter-wasms/out/tree-sitter-ruby.wasm',
  rust: 'tree-sitter-wasms/out/tree-sitter-rust.wasm',
  // To the HTML grammar, Svelte's syntax is just text or attribute names.
  svelte: 'tree-sitter-wasms/out/tree-sitter-html.wasm',
  swift: 'tree-sitter-wasms/out/tree-sitter-swift.wasm',
  vue: 'tree-sitter-wasms/out/tree-sitter-vue.wasm',
};

const require = createRequire(path.join(ENGINE_ROOT, 'package.json'));
const languages = new Map<string, Promise<Language>>();
let started: Promise<void> | undefined;

/** True if there's a grammar for the language. */
export function hasGrammar(language: string): boolean {
  return Object.hasOwn(GRAMMARS, language);
}

/** Parses code and calls `read` with its tree, which is released afterwards. */
export async function withSyntaxTree<Result>(
  language: string,
  code: string,
  read: (root: Node) => Result,
): Promise<Result> {
  started ??= Parser.init();
  await started;
  const grammar = await loadGrammar(language);
  const parser = new Parser();
  parser.setLanguage(grammar);
  const tree = parser.parse(withPlaceholders(code));
  if (tree === null) throw new Error(`The parser for ${language} returned no tree`);
  try {
    return read(tree.rootNode);
  } finally {
    tree.delete();
    parser.delete();
  }
}

/** Returns the first syntax error. Any further ones may be caused by the same mistake. */
export async function checkSyntax(language: string, code: string): Promise<readonly SampleFault[]> {
  return withSyntaxTree(language, code, (root) => {
    const fault = root.hasError ? firstError(root) : undefined;
    if (fault === undefined) return [];
    const near = fault.text.split('\n')[0]?.slice(0, 40) ?? '';
    const what = fault.isMissing ? `is missing ${fault.type}` : `can't be parsed near "${near}"`;
    return [{ message: what, line: fault.startPosition.row + 1 }];
  });
}

/** Replaces placeholders such as `<your-token>`, which a shell would read as redirections. */
function withPlaceholders(code: string): string {
  return code.replace(/<([a-z][a-z0-9]*(?:-[a-z0-9]+)+)>/g, (whole) => 'x'.repeat(whole.length));
}

function loadGrammar(language: string): Promise<Language> {
  const file = GRAMMARS[language];
  if (file === undefined) throw new Error(`There's no grammar for ${language}`);
  const known = languages.get(file) ?? Language.load(grammarFile(file));
  languages.set(file, known);
  return known;
}

/**
 * Returns the path of a grammar file. The packages don't export these files, so the path is relative to
 * `package.json`.
 */
function grammarFile(file: string): string {
  const parts = file.split('/');
  const name = parts.slice(0, file.startsWith('@') ? 2 : 1).join('/');
  return path.join(
    path.dirname(require.resolve(`${name}/package.json`)),
    path.relative(name, file),
  );
}

function firstError(node: Node): Node | undefined {
  if (node.isError || node.isMissing) return node;
  for (const child of node.children) {
    const found = child?.hasError ? firstError(child) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}
