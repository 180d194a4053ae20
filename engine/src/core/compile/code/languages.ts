/** Names of code blocks' languages, and the grammars that highlight them. */

/** Languages that are shown without colors. */
export const PLAIN_LANGUAGES: ReadonlySet<string> = new Set([
  'text',
  'txt',
  'plain',
  'plaintext',
  'none',
  'ansi',
  'output',
]);

/** Grammars, keyed by the names and file extensions that are common for them. */
const GRAMMAR_OF: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    c: 'c',
    'c#': 'csharp',
    'c++': 'cpp',
    cjs: 'javascript',
    console: 'shell-session',
    cs: 'csharp',
    curl: 'bash',
    cts: 'typescript',
    dockerfile: 'docker',
    dotenv: 'properties',
    env: 'properties',
    gitignore: 'ignore',
    gradle: 'groovy',
    hbs: 'handlebars',
    hs: 'haskell',
    html: 'markup',
    jinja: 'django',
    jinja2: 'django',
    js: 'javascript',
    jsonc: 'json5',
    kt: 'kotlin',
    kts: 'kotlin',
    make: 'makefile',
    md: 'markdown',
    mdx: 'markdown',
    mjs: 'javascript',
    mts: 'typescript',
    'objective-c': 'objectivec',
    objc: 'objectivec',
    pgsql: 'sql',
    postgres: 'sql',
    proto: 'protobuf',
    ps1: 'powershell',
    py: 'python',
    rb: 'ruby',
    rs: 'rust',
    sh: 'bash',
    shell: 'bash',
    shellscript: 'bash',
    shellsession: 'shell-session',
    'spring-boot': 'java',
    svelte: 'markup',
    svg: 'markup',
    terraform: 'hcl',
    tf: 'hcl',
    ts: 'typescript',
    vb: 'visual-basic',
    vue: 'markup',
    xml: 'markup',
    yml: 'yaml',
    zsh: 'bash',
  }),
);

/** Embedded languages that a grammar doesn't load itself. */
const NEEDS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries<readonly string[]>({
    http: ['json'],
    markdown: ['yaml'],
    markup: ['css', 'javascript'],
  }),
);

/** Names of languages that differ from their grammar's name. */
export const LANGUAGE_ALIASES: readonly string[] = [...GRAMMAR_OF.keys()];

/** Returns the grammar's name for a language. `language` is in lowercase. */
export function languageName(language: string): string {
  return GRAMMAR_OF.get(language) ?? language;
}

/** Returns the grammars that have to be loaded before this one. */
export function needsOf(grammar: string): readonly string[] {
  return NEEDS.get(grammar) ?? [];
}
