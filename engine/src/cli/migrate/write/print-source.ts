/** Prints values as TypeScript code that people can edit. */

/** An expression that's copied as code, for example because it contains the current year. */
export class Code {
  constructor(readonly text: string) {}
}

export type Printable =
  | string
  | number
  | boolean
  | null
  | undefined
  | Code
  | readonly Printable[]
  | { readonly [key: string]: Printable };

export interface Entry {
  key: string;
  value: Printable;
  /** A comment above the entry that explains it or says what the author has to decide. */
  comment?: string;
  /** True if the entry is only a suggestion. It's written as a comment. */
  isSuggestion?: boolean;
}

const WIDTH = 100;

/** Returns a module that exports `helper({ … })`. */
export function printModule(helper: string, entries: readonly Entry[]): string {
  const lines = entries.flatMap(({ key, value, comment, isSuggestion = false }) => {
    const text = `  ${keyText(key)}: ${printValue(value, 2, keyText(key).length + 3)},`;
    return [
      ...(comment === undefined ? [] : wrapped(comment).map((line) => `  // ${line}`)),
      ...(isSuggestion ? commentedOut(text) : [text]),
    ];
  });
  return `import { ${helper} } from 'pagewright';\n\nexport default ${helper}({\n${lines.join('\n')}\n});\n`;
}

/**
 * Turns every line into a comment. All of these characters end a comment in JavaScript, and a text can contain any
 * of them.
 */
function commentedOut(text: string): string[] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => `  // ${line.replace(/^ {2}/, '')}`);
}

/**
 * Returns the source code of a value. A list or object is written on one line if it fits.
 *
 * @param used columns that are already taken on the first line, after the indentation
 */
function printValue(value: Printable, indent = 0, used = 0): string {
  if (value instanceof Code) return value.text;
  if (typeof value === 'string') return stringText(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }'];
  const line = partsOf(value, indent + 2);
  if (line.length === 0) return (open + close).replace(/ /g, '');
  const short = `${open}${line.join(', ')}${close}`;
  if (!short.includes('\n') && indent + used + short.length < WIDTH) return short;
  const inside = ' '.repeat(indent + 2);
  return `${open.trim()}\n${line.map((part) => `${inside}${part},\n`).join('')}${' '.repeat(indent)}${close.trim()}`;
}

function partsOf(value: object, indent: number): string[] {
  if (Array.isArray(value)) return value.map((item: Printable) => printValue(item, indent));
  return Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .map(([key, item]) => {
      const name = keyText(key);
      return `${name}: ${printValue(item, indent, name.length + 3)}`;
    });
}

function keyText(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key);
}

function stringText(text: string): string {
  // In a template literal, a carriage return would become a line feed.
  if (text.includes('\n') && !/\$\{|\r/.test(text)) {
    return `\`${text.replace(/[\\`]/g, '\\$&')}\``;
  }
  return quoted(text);
}

function quoted(text: string): string {
  const inner = JSON.stringify(text)
    .slice(1, -1)
    .replace(/[\u2028\u2029]/g, escaped);
  if (text.includes("'")) return `"${inner}"`;
  return `'${inner.replaceAll('\\"', '"')}'`;
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16)}`;
}

function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line === undefined || line.length + word.length > WIDTH - 8) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines;
}
