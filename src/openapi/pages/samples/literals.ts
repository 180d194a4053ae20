/** JSON values as literals of programming languages. */
import type { JsonObject, JsonValue } from '../../read/document/json.ts';

export interface LiteralStyle {
  object: readonly [open: string, close: string];
  list: readonly [open: string, close: string];
  /** Between key and value. */
  arrow: string;
  words: { true: string; false: string; null: string };
  text: (text: string) => string;
  key: (key: string) => string;
  /** Spaces for each level. */
  indent: number;
}

const json = JSON.stringify;
const single = (text: string) => `'${text.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n')}'`;
const JSON_STYLE = {
  object: ['{', '}'],
  list: ['[', ']'],
  arrow: ': ',
  words: { true: 'true', false: 'false', null: 'null' },
  text: json,
  key: json,
  indent: 2,
} as const satisfies LiteralStyle;

export const STYLES = {
  json: JSON_STYLE,
  javascript: {
    ...JSON_STYLE,
    text: single,
    key: (key) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : single(key)),
  },
  python: { ...JSON_STYLE, words: { true: 'True', false: 'False', null: 'None' }, indent: 4 },
  php: {
    ...JSON_STYLE,
    object: ['[', ']'],
    arrow: ' => ',
    text: (text) => `'${text.replace(/[\\']/g, '\\$&')}'`,
    key: single,
    indent: 4,
  },
  ruby: {
    ...JSON_STYLE,
    arrow: ' => ',
    words: { ...JSON_STYLE.words, null: 'nil' },
    text: (text) => json(text).replace(/#(?=[{$@])/g, '\\#'),
  },
} as const satisfies Record<string, LiteralStyle>;

/** Code of a value; lines after the first begin with `margin`. */
export function literal(value: JsonValue, style: LiteralStyle, margin = ''): string {
  if (typeof value === 'string') return style.text(value);
  if (value === null) return style.words.null;
  if (typeof value === 'boolean') return style.words[value ? 'true' : 'false'];
  if (typeof value !== 'object') return String(value);
  const inner = margin + ' '.repeat(style.indent);
  const isList = Array.isArray(value);
  const [open, close] = isList ? style.list : style.object;
  const items = isList
    ? value.map((item: JsonValue) => literal(item, style, inner))
    : Object.entries(value as JsonObject).map(
        ([key, item]) => style.key(key) + style.arrow + literal(item, style, inner),
      );
  if (items.length === 0) return emptyObject(isList, style) ?? open + close;
  return `${open}\n${items.map((item) => inner + item).join(',\n')}\n${margin}${close}`;
}

/** PHP has one kind of brackets for both: an empty object needs to be said. */
function emptyObject(isList: boolean, style: LiteralStyle): string | undefined {
  return !isList && style.object[0] === '[' ? 'new stdClass()' : undefined;
}
