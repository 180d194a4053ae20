/** Writes JSON values as literals in programming languages. */
import type { JsonObject, JsonValue } from '../../read/document/json.ts';
import {
  cQuoted,
  javascriptQuoted,
  jsonQuoted,
  phpQuoted,
  rubyQuoted,
  rustQuoted,
} from './quoting.ts';

export interface LiteralStyle {
  object: readonly [open: string, close: string];
  list: readonly [open: string, close: string];
  /** The separator between a key and its value. */
  arrow: string;
  words: { true: string; false: string; null: string };
  text: (text: string) => string;
  /**
   * A cast before an object whose keys look like list indexes, for languages in which lists and objects have the
   * same syntax.
   */
  cast?: string;
  /** Writes a key. Defaults to `text`. */
  key?: (key: string) => string;
  /** The number of spaces per level. */
  indent: number;
}

const JSON_STYLE = {
  object: ['{', '}'],
  list: ['[', ']'],
  arrow: ': ',
  words: { true: 'true', false: 'false', null: 'null' },
  text: jsonQuoted,
  indent: 2,
} as const satisfies LiteralStyle;

export const STYLES = {
  json: JSON_STYLE,
  javascript: { ...JSON_STYLE, text: javascriptQuoted, key: javascriptKey },
  python: {
    ...JSON_STYLE,
    words: { true: 'True', false: 'False', null: 'None' },
    text: cQuoted,
    indent: 4,
  },
  php: {
    ...JSON_STYLE,
    object: ['[', ']'],
    arrow: ' => ',
    cast: '(object) ',
    text: phpQuoted,
    indent: 4,
  },
  ruby: {
    ...JSON_STYLE,
    arrow: ' => ',
    words: { ...JSON_STYLE.words, null: 'nil' },
    text: rubyQuoted,
  },
  rust: { ...JSON_STYLE, text: rustQuoted },
} as const satisfies Record<string, LiteralStyle>;

function javascriptKey(key: string): string {
  // Without the brackets, this key would set the object's prototype.
  if (key === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : javascriptQuoted(key);
}

/** Returns a value's code. Every line except the first starts with `margin`. */
export function literal(value: JsonValue, style: LiteralStyle, margin = ''): string {
  if (typeof value === 'string') return style.text(value);
  if (value === null) return style.words.null;
  if (typeof value === 'boolean') return style.words[value ? 'true' : 'false'];
  if (typeof value !== 'object') return String(value);
  const inner = margin + ' '.repeat(style.indent);
  const isList = Array.isArray(value);
  const [open, close] = isList ? style.list : style.object;
  const keyOf = style.key ?? style.text;
  const items = isList
    ? value.map((item: JsonValue) => literal(item, style, inner))
    : Object.entries(value as JsonObject).map(
        ([key, item]) => keyOf(key) + style.arrow + literal(item, style, inner),
      );
  const cast = !isList && style.cast && isLikeList(value as JsonObject) ? style.cast : '';
  if (items.length === 0) return cast + open + close;
  return `${cast}${open}\n${items.map((item) => inner + item).join(',\n')}\n${margin}${close}`;
}

function isLikeList(value: JsonObject): boolean {
  return Object.keys(value).every((key, index) => key === String(index));
}
