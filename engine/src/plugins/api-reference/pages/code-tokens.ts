/**
 * Highlights code that the reference generates: request samples and JSON. The highlighter's grammars take a third
 * of a millisecond per block, and a page has a dozen blocks. Generated code contains only strings, comments,
 * numbers, and a fixed set of words, so one regular expression per language is enough. The classes are the same as
 * in `highlight.ts`.
 */
import { breakPaths } from '../../../shared/breakable.ts';
import { escapeText } from '../../../shared/safe-text.ts';

const STRING = 'tk-s';

/** The maximum length of highlighted code, in characters. Longer code is shown in one color. */
const LONGEST_CODE = 5_000;

interface Rules {
  pattern: RegExp;
  keywords: ReadonlySet<string>;
  /** Words that are highlighted as functions wherever they occur, such as a shell's commands. */
  functions: ReadonlySet<string>;
}

const STRINGS = {
  double: String.raw`"(?:[^"\\\n]|\\.)*"`,
  doubleLines: String.raw`"(?:[^"\\]|\\.)*"`,
  single: String.raw`'(?:[^'\\\n]|\\.)*'`,
  /** Matches single-quoted strings in a shell, which have no escapes and can contain line breaks. */
  singleLines: `'[^']*'`,
  back: '`[^`]*`',
  triple: String.raw`"""[\s\S]*?"""`,
  raw: String.raw`r#"[\s\S]*?"#`,
  here: String.raw`@'\n[\s\S]*?\n'@|<<<'\w+'\n[\s\S]*?\n\w+`,
};
const NUMBER = String.raw`-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b`;
const WORD = String.raw`[A-Za-z_][\w]*`;

function rules(
  strings: readonly string[],
  comment: string,
  keywords: string,
  functions = '',
): Rules {
  const parts = [`(${comment})`, `(${strings.join('|')})`, `(${NUMBER})`, `(${WORD})`];
  return {
    pattern: new RegExp(parts.join('|'), 'g'),
    keywords: new Set(keywords.split(' ')),
    functions: new Set(functions.split(' ')),
  };
}

const SLASHES = String.raw`\/\/[^\n]*`;
const HASH = String.raw`#[^\n]*`;
const { double, doubleLines, single, singleLines, back, triple, raw, here } = STRINGS;

const LANGUAGES: Readonly<Record<string, Rules>> = {
  bash: rules([doubleLines, singleLines], String.raw`(?<=^|\s)#[^\n]*`, '', 'curl'),
  javascript: rules(
    [double, single, back],
    SLASHES,
    'const let await async function return if throw new import from export null true false',
  ),
  python: rules(
    [triple, double, single],
    HASH,
    'import from as with if raise None True False def return',
  ),
  go: rules(
    [back, double],
    SLASHES,
    'package import func main defer if err nil return var const panic true false',
  ),
  java: rules(
    [triple, double],
    SLASHES,
    'import public class static void var new throws final null true false',
  ),
  csharp: rules([triple, double, single], SLASHES, 'using var new await string true false null'),
  php: rules([here, double, single], SLASHES, 'php true false null echo if throw new'),
  ruby: rules([double, single], HASH, 'require do end puts true false nil raise unless if'),
  rust: rules(
    [raw, double],
    SLASHES,
    'use fn let mut async await pub struct impl Ok Result true false null',
  ),
  powershell: rules([here, double, single], HASH, 'throw if true false null'),
};

const JSON_TOKEN =
  /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b|\b(?:true|false|null)\b)/g;

/**
 * Returns a sample's HTML with token classes. If the code is long or its language has no rules, the code is only
 * escaped.
 */
export function codeHtml(code: string, language: string): string {
  if (code.length > LONGEST_CODE) return escapeText(code);
  if (language === 'json') return jsonHtml(code);
  const known = LANGUAGES[language];
  if (known === undefined) return escapeText(code);
  let html = '';
  let position = 0;
  for (const match of code.matchAll(known.pattern)) {
    const [text, comment, string, number, word] = match;
    const after = code[match.index + text.length];
    const className = classOf({ comment, string, number, word, after }, known);
    if (className === undefined) continue;
    html += escapeText(code.slice(position, match.index)) + span(className, text);
    position = match.index + text.length;
  }
  return html + escapeText(code.slice(position));
}

interface Found {
  comment: string | undefined;
  string: string | undefined;
  number: string | undefined;
  word: string | undefined;
  after: string | undefined;
}

function classOf(found: Found, { keywords, functions }: Rules): string | undefined {
  if (found.comment !== undefined) return 'tk-c';
  if (found.string !== undefined) return STRING;
  if (found.number !== undefined) return 'tk-n';
  if (found.word === undefined) return undefined;
  if (keywords.has(found.word)) return 'tk-k';
  return found.after === '(' || functions.has(found.word) ? 'tk-f' : undefined;
}

function jsonHtml(code: string): string {
  let html = '';
  let position = 0;
  for (const match of code.matchAll(JSON_TOKEN)) {
    const [text, string, colon] = match;
    html += escapeText(code.slice(position, match.index));
    if (string === undefined) html += span('tk-n', text);
    else html += span(colon === undefined ? STRING : 'tk-a', string) + (colon ?? '');
    position = match.index + text.length;
  }
  return html + escapeText(code.slice(position));
}

function span(className: string, text: string): string {
  const escaped = escapeText(text);
  return `<span class="${className}">${className === STRING ? breakPaths(escaped) : escaped}</span>`;
}
