/** Text as string literals of programming languages: the program gets exactly this text, whatever is in it. */
import { HIDDEN_CHARACTERS } from '../../client/request/curl-command.ts';

const SHORT_ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Hidden characters are all in the basic plane: four digits are enough. */
const fourDigits = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
const inBraces = (character: string) => `\\u{${character.charCodeAt(0).toString(16)}}`;

function escaped(text: string, special: RegExp, escapeOf = fourDigits): string {
  return text
    .replace(special, '\\$&')
    .replace(HIDDEN_CHARACTERS, (character) => SHORT_ESCAPES[character] ?? escapeOf(character));
}

/** Returns the text of JSON with nothing hidden in it. `text` may have line ends between its values. */
export function visibleJson(text: string): string {
  return text.replace(HIDDEN_CHARACTERS, (character) =>
    character === '\n' ? character : fourDigits(character),
  );
}

export const jsonQuoted = (text: string) => visibleJson(JSON.stringify(text));

export const javascriptQuoted = (text: string) => `'${escaped(text, /[\\']/g)}'`;

/** Python, Go, Java, and C#. */
export const cQuoted = (text: string) => `"${escaped(text, /[\\"]/g)}"`;

export const rustQuoted = (text: string) => `"${escaped(text, /[\\"]/g, inBraces)}"`;

export const rubyQuoted = (text: string) => `"${escaped(text, /[\\"]|#(?=[{$@])/g)}"`;

/** Single quotes know no escape but for themselves and the backslash. */
export function phpQuoted(text: string): string {
  const isPlain = text.replaceAll('\n', '').search(HIDDEN_CHARACTERS) === -1;
  if (isPlain) return `'${text.replace(/[\\']/g, '\\$&')}'`;
  return `"${escaped(text, /[\\"$]/g, inBraces)}"`;
}

const NOT_IN_GO_RAW = new RegExp(`(?:\`|(?![\\n\\t])${HIDDEN_CHARACTERS.source})+`, 'gu');

/** Go. Raw strings have no escapes, so interpreted strings in between contain the other characters. */
export function goRaw(text: string): string {
  return `\`${text.replace(NOT_IN_GO_RAW, (run) => `\` + ${cQuoted(run)} + \``)}\``;
}

/** PowerShell reads typographic single quotes as plain ones, and knows no other escape in single quotes. */
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
