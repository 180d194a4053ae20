/**
 * Highlights code at build time. Each token gets one of a dozen short classes (`tk-k`, `tk-s`, …), for which the theme
 * has colors in both color modes. Neighboring tokens with the same class are merged. This way, the code is tokenized
 * only once, and the markup is about twice as long as the code. With two inline themes, it would be 11 times as long.
 */

import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ElementContent, Root } from 'hast';
import { type Refractor, refractor, type Syntax } from 'refractor/core';
import { NO_COPY } from '../../../shared/attributes.ts';
import { breakPaths } from '../../../shared/breakable.ts';
import { escapeText } from '../../../shared/safe-text.ts';
import { ENGINE_ROOT } from '../../engine-root.ts';
import { suggest } from '../../problems/suggest.ts';
import type { LineMark } from './code-fence.ts';
import { LANGUAGE_ALIASES, languageName, needsOf, PLAIN_LANGUAGES } from './languages.ts';

/** Returns the lines of code in a language as HTML. */
export type Highlight = (code: string, language: string) => string[];

const resolveFromEngine = createRequire(path.join(ENGINE_ROOT, 'package.json')).resolve;
const GRAMMAR_FOLDER = path.dirname(resolveFromEngine('refractor/bash'));
const GRAMMARS: ReadonlySet<string> = new Set(
  readdirSync(GRAMMAR_FOLDER)
    .filter((name) => name.endsWith('.js'))
    .map((name) => path.basename(name, '.js')),
);
const loading = new Map<string, Promise<void>>();

/**
 * Loads the grammars of these languages once per process. Returns a synchronous function that highlights code.
 * If a language has no grammar (see `isKnownLanguage`), its code keeps the text color.
 */
export async function loadHighlighter(languages: Iterable<string>): Promise<Highlight> {
  for (const language of languages) await loadGrammar(languageName(language));
  return (code, language) => highlightLines(refractor, code, languageName(language));
}

/** Like `loadHighlighter`, for a function that returns a whole code block's HTML. */
export async function loadCodeHtml(
  languages: Iterable<string>,
): Promise<(code: string, language: string) => string> {
  const highlight = await loadHighlighter(languages);
  return (code, language) => linesToHtml(highlight(code, language));
}

/** True for languages that have a grammar or are shown as plain text. */
export function isKnownLanguage(language: string): boolean {
  return PLAIN_LANGUAGES.has(language) || GRAMMARS.has(languageName(language));
}

/** Returns the known language with the most similar name. */
export function nearestLanguage(language: string): string | undefined {
  return suggest(language, [...GRAMMARS, ...LANGUAGE_ALIASES, ...PLAIN_LANGUAGES]);
}

/**
 * Adds marks to highlighted lines: `<span class="line is-added">…</span>`. The copy button and the page's
 * Markdown omit removed lines.
 */
export function linesToHtml(
  lines: readonly string[],
  marks: ReadonlyMap<number, readonly LineMark[]> = new Map(),
): string {
  return lines
    .map((line, index) => {
      const own = marks.get(index) ?? [];
      const classes = ['line', ...own.map((mark) => `is-${mark}`)];
      const copied = own.includes('removed') ? ` ${NO_COPY}` : '';
      return `<span class="${classes.join(' ')}"${copied}>${line}</span>`;
    })
    .join('\n');
}

/**
 * Loads a grammar. Embedded languages are registered first, because grammars look them up when they're
 * registered.
 */
function loadGrammar(name: string): Promise<void> {
  if (!GRAMMARS.has(name)) return Promise.resolve();
  const started = loading.get(name) ?? register(name);
  loading.set(name, started);
  return started;
}

async function register(name: string): Promise<void> {
  for (const needed of needsOf(name)) await loadGrammar(needed);
  const file = pathToFileURL(path.join(GRAMMAR_FOLDER, `${name}.js`)).href;
  const grammar = (await import(file)) as { default: Syntax };
  refractor.register(grammar.default);
}

function highlightLines(highlighter: Refractor, code: string, language: string): string[] {
  if (!GRAMMARS.has(language)) return code.split('\n').map(escapeText);
  const lines = new LineWriter();
  writeNodes(highlighter.highlight(code, language).children, undefined, lines);
  return lines.end();
}

function writeNodes(nodes: Root['children'], className: string | undefined, lines: LineWriter) {
  for (const node of nodes as ElementContent[]) {
    if (node.type === 'text') lines.write(node.value, className);
    if (node.type !== 'element') continue;
    const { className: types } = node.properties;
    const own = classOfToken(Array.isArray(types) ? types.map(String) : []);
    writeNodes(node.children, own === 'inherit' ? className : own, lines);
  }
}

/** Builds lines of HTML from pieces of text and their classes. */
class LineWriter {
  readonly #lines: string[] = [];
  #line = '';
  #pending = '';
  #pendingClass: string | undefined;

  write(text: string, className: string | undefined): void {
    const [first = '', ...rest] = text.split('\n');
    this.#add(first, className);
    for (const line of rest) {
      this.#endLine();
      this.#add(line, className);
    }
  }

  end(): string[] {
    this.#endLine();
    return this.#lines;
  }

  #add(text: string, className: string | undefined): void {
    // Whitespace has no color, so it becomes part of the preceding text.
    if (className !== this.#pendingClass && text.trim() !== '') {
      this.#flush();
      this.#pendingClass = className;
    }
    this.#pending += text;
  }

  #endLine(): void {
    this.#flush();
    this.#lines.push(this.#line);
    this.#line = '';
    this.#pendingClass = undefined;
  }

  #flush(): void {
    const escaped = escapeText(this.#pending);
    const text = this.#pendingClass === STRING ? breakPaths(escaped) : escaped;
    const isPlain = this.#pendingClass === undefined || text === '';
    this.#line += isPlain ? text : `<span class="${this.#pendingClass}">${text}</span>`;
    this.#pending = '';
  }
}

const STRING = 'tk-s';

/** Token types, keyed by class. If a token has several types, the first one listed here determines its class. */
const TYPES: Readonly<Record<string, string>> = {
  'tk-o': 'operator punctuation',
  'tk-v': 'variable parameter',
  'tk-c': 'comment prolog doctype cdata shebang',
  [STRING]:
    'string char url attr-value template-string template-punctuation regex regex-source ' +
    'triple-quoted-string string-literal string-interpolation heredoc-string multiline-string ' +
    'code-snippet header-value',
  'tk-n': 'number boolean constant symbol null nil unit hexcode',
  'tk-k': 'keyword atrule important directive directive-keyword module access-modifier',
  'tk-f': 'function function-variable function-definition method constructor-invocation',
  'tk-t': 'class-name namespace tag builtin annotation attribute decorator selector type-list',
  'tk-a':
    'attr-name property literal-property string-property key named-parameter argument-name ' +
    'header-name assign-left label',
  'tk-h': 'title bold',
  'tk-d': 'deleted',
  'tk-i': 'inserted',
};

const CLASS_OF = new Map(
  Object.entries(TYPES).flatMap(([className, types]) =>
    types.split(' ').map((type) => [type, className] as const),
  ),
);

/**
 * Types of tokens that contain code of their own, such as an expression in a template string, and don't belong to the
 * token around them.
 */
const CODE_INSIDE = /^(?:script|interpolation|spread|expression|plain-text|language-.*|content)$/;

/**
 * Returns a token's class. Returns `undefined` for text without a color, and `inherit` to use the surrounding
 * token's class.
 */
function classOfToken(types: readonly string[]): string | undefined | 'inherit' {
  for (const type of types) {
    const className = CLASS_OF.get(type);
    if (className !== undefined) return className;
    if (CODE_INSIDE.test(type)) return undefined;
  }
  return 'inherit';
}
