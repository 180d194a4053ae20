/** Writes any text as a string literal that evaluates to exactly this text. */
import { HIDDEN_CHARACTERS } from '../../request/curl.ts';

const SHORT_ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Returns an escape sequence. All hidden characters are in the basic plane, so four digits are enough. */
const fourDigits = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
const inBraces = (character: string) => `\\u{${character.charCodeAt(0).toString(16)}}`;

function escaped(text: string, special: RegExp, escapeOf = fourDigits): string {
  return text
    .replace(special, '\\$&')
    .replace(HIDDEN_CHARACTERS, (character) => SHORT_ESCAPES[character] ?? escapeOf(character));
}

/** Escapes hidden characters in JSON text. The text can contain line breaks between its values. */
export function visibleJson(text: string): string {
  return text.replace(HIDDEN_CHARACTERS, (character) =>
    character === '\n' ? character : fourDigits(character),
  );
}

export const jsonQuoted = (text: string) => visibleJson(JSON.stringify(text));

export const javascriptQuoted = (text: string) => `'${escaped(text, /[\\']/g)}'`;

/** Returns a literal for Python, Go, Java, and C#. */
export const cQuoted = (text: string) => `"${escaped(text, /[\\"]/g)}"`;

export const rustQuoted = (text: string) => `"${escaped(text, /[\\"]/g, inBraces)}"`;

export const rubyQuoted = (text: string) => `"${escaped(text, /[\\"]|#(?=[{$@])/g)}"`;

/** Returns a PHP literal. In single quotes, only quotes and backslashes can be escaped. */
export function phpQuoted(text: string): string {
  const isPlain = text.replaceAll('\n', '').search(HIDDEN_CHARACTERS) === -1;
  if (isPlain) return `'${text.replace(/[\\']/g, '\\$&')}'`;
  return `"${escaped(text, /[\\"$]/g, inBraces)}"`;
}

const NOT_IN_GO_RAW = new RegExp(`(?:\`|(?![\\n\\t])${HIDDEN_CHARACTERS.source})+`, 'gu');

/**
 * Returns a Go literal. Raw strings have no escapes, so they alternate with interpreted strings for the other
 * characters.
 */
export function goRaw(text: string): string {
  return `\`${text.replace(NOT_IN_GO_RAW, (run) => `\` + ${cQuoted(run)} + \``)}\``;
}

/**
 * Returns a PowerShell literal. PowerShell treats typographic single quotes like plain ones, and a single-quoted
 * string has no other escapes.
 */
export function powershellQuoted(text: string): string {
  const plain = `'${text.replace(/['‘’‚‛]/g, '$&$&')}'`;
  const whole = plain.replace(HIDDEN_CHARACTERS, (character) =>
    /[\n\t]/.test(character)
      ? character
      : `' + [char]0x${character.charCodeAt(0).toString(16)} + '`,
  );
  return whole === plain ? plain : `(${whole})`;
}

/** Returns a literal for each line, joined with `+`. */
export function quotedLines(text: string, margin: string): string {
  return text
    .split(/(?<=\n)/)
    .map(cQuoted)
    .join(`\n${margin}+ `);
}
