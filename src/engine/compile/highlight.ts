/**
 * Code highlighting at build time. Tokens get one of a dozen short classes (`tk-k`, `tk-s` …) that
 * the theme colours for both modes; neighbours of the same class are merged. One tokenisation serves
 * both colour modes and the markup stays about twice the code (two inline themes: 11 times).
 */

import { createHighlighterCore, type HighlighterCore } from 'shiki/core';
import { type BundledLanguage, bundledLanguages } from 'shiki/langs';
import { escapeText } from '../../shared/escape-html.ts';
import type { LineMark } from './code-fence.ts';
import { createGrammarEngine } from './grammar-engine.ts';

/** Class by TextMate scope. A later, more specific scope wins, as in every TextMate theme. */
const SCOPES: readonly (readonly [className: string, scopes: readonly string[]])[] = [
  ['tk-o', ['keyword.operator', 'punctuation', 'meta.brace']],
  ['tk-v', ['variable.parameter', 'variable.other.property', 'support.variable']],
  ['tk-c', ['comment', 'punctuation.definition.comment']],
  [
    'tk-s',
    ['string', 'punctuation.definition.string', 'constant.character.escape', 'markup.inline.raw'],
  ],
  [
    'tk-n',
    [
      'constant.numeric',
      'constant.language',
      'constant.other',
      'support.constant',
      'keyword.other.unit',
    ],
  ],
  [
    'tk-k',
    [
      'keyword',
      'storage',
      'keyword.operator.new',
      'keyword.operator.expression',
      'keyword.operator.logical.python',
      'variable.language',
    ],
  ],
  ['tk-f', ['entity.name.function', 'support.function', 'meta.function-call.generic']],
  [
    'tk-t',
    [
      'entity.name.type',
      'entity.name.class',
      'entity.name.namespace',
      'support.type',
      'support.class',
      'entity.name.tag',
      'entity.other.inherited-class',
    ],
  ],
  [
    'tk-a',
    [
      'entity.other.attribute-name',
      'support.type.property-name',
      'punctuation.support.type.property-name',
      'meta.object-literal.key',
      'variable.other.normal.shell',
      'entity.name.tag.yaml',
      'support.type.property-name.json',
    ],
  ],
  ['tk-h', ['markup.heading', 'markup.bold']],
  ['tk-d', ['markup.deleted', 'punctuation.definition.deleted']],
  ['tk-i', ['markup.inserted', 'punctuation.definition.inserted']],
];

/** Stand-in colours: Shiki themes hold colours, we want classes. */
const colorOfClass = (index: number) => `#0000${(index + 1).toString(16).padStart(2, '0')}`;
const CLASS_OF_COLOR = new Map(
  SCOPES.map(([className], index) => [colorOfClass(index), className]),
);

const THEME = {
  name: 'classes',
  type: 'light' as const,
  settings: SCOPES.map(([, scope], index) => ({
    scope: [...scope],
    settings: { foreground: colorOfClass(index) },
  })),
  fg: '#ffffff',
  bg: '#000000',
};

/** Languages that are shown without colours, and names the ecosystem uses for others. */
const PLAIN = new Set(['text', 'txt', 'plain', 'plaintext', 'none', 'ansi']);
const ALIASES: Readonly<Record<string, string>> = {
  env: 'dotenv',
  curl: 'bash',
  'spring-boot': 'java',
  ts: 'typescript',
};

/**
 * Grammars that differ in the names of their scopes only. One for all, because each takes a quarter of
 * a second to prepare.
 */
const SAME_AS_TSX = new Set(['js', 'javascript', 'mjs', 'cjs', 'jsx']);
/**
 * In these the tsx grammar takes `<Flag>value` and `<T>(value: T) =>` for elements. What only looks like
 * one costs time.
 */
const TYPESCRIPT = new Set(['typescript', 'mts', 'cts']);
const CAST_OR_GENERIC_FUNCTION = /(?<!\/\/.*|[\w$)\]'"`])<[A-Za-z_${([]/;

let highlighter: Promise<HighlighterCore> | undefined;
/** Asking Shiki again for a grammar it has costs a third of a millisecond on each page. */
const grammars = new Map<BundledLanguage, Promise<void>>();

/**
 * Loads the grammars of these languages, each once per process. Returns a function that highlights
 * synchronously. Unknown languages are reported by `isKnownLanguage`.
 */
export async function loadHighlighter(
  languages: Iterable<string>,
): Promise<(code: string, language: string) => string[]> {
  highlighter ??= createHighlighterCore({
    themes: [THEME],
    langs: [],
    engine: createGrammarEngine(),
  });
  const loaded = await highlighter;
  const wanted = [...new Set([...languages].flatMap(grammarsOf))].filter(
    (language): language is BundledLanguage => language in bundledLanguages,
  );
  await Promise.all(wanted.map((language) => loadGrammar(loaded, language)));
  return (code, language) => highlightLines(loaded, code, grammarFor(language, code));
}

function loadGrammar(loaded: HighlighterCore, language: BundledLanguage): Promise<void> {
  const loading = grammars.get(language) ?? loaded.loadLanguage(bundledLanguages[language]);
  grammars.set(language, loading);
  return loading;
}

/** True for languages with a grammar and for those shown as plain text. */
export function isKnownLanguage(language: string): boolean {
  return PLAIN.has(language) || (ALIASES[language] ?? language) in bundledLanguages;
}

/** Wraps highlighted lines with their marks: `<span class="line is-added">…</span>`. */
export function linesToHtml(
  lines: readonly string[],
  marks: ReadonlyMap<number, readonly LineMark[]>,
): string {
  return lines
    .map((line, index) => {
      const classes = ['line', ...(marks.get(index) ?? []).map((mark) => `is-${mark}`)];
      return `<span class="${classes.join(' ')}">${line}</span>`;
    })
    .join('\n');
}

/** Every grammar that code in the language may need; one that is not used costs next to nothing. */
function grammarsOf(language: string): string[] {
  const grammar = ALIASES[language] ?? language;
  if (SAME_AS_TSX.has(grammar)) return ['tsx'];
  return TYPESCRIPT.has(grammar) ? ['tsx', 'typescript'] : [grammar];
}

function grammarFor(language: string, code: string): string {
  const [grammar = language, strict] = grammarsOf(language);
  return strict !== undefined && CAST_OR_GENERIC_FUNCTION.test(code) ? strict : grammar;
}

function highlightLines(loaded: HighlighterCore, code: string, language: string): string[] {
  if (!(language in bundledLanguages)) return code.split('\n').map(escapeText);
  const { tokens } = loaded.codeToTokens(code, {
    lang: language as BundledLanguage,
    theme: 'classes',
    // By default a line loses its colours after half a second: a busy machine would build other bytes.
    tokenizeTimeLimit: 0,
  });
  return tokens.map(mergeTokens);
}

function mergeTokens(tokens: readonly { content: string; color?: string }[]): string {
  let html = '';
  let pending = '';
  let pendingClass: string | undefined;
  const flush = () => {
    if (pending === '') return;
    html +=
      pendingClass === undefined
        ? escapeText(pending)
        : `<span class="${pendingClass}">${escapeText(pending)}</span>`;
    pending = '';
  };
  for (const token of tokens) {
    const className = CLASS_OF_COLOR.get(token.color?.toLowerCase() ?? '');
    // White space has no colour of its own: it joins whatever stands before it.
    if (className !== pendingClass && token.content.trim() !== '') {
      flush();
      pendingClass = className;
    }
    pending += token.content;
  }
  flush();
  return html;
}
