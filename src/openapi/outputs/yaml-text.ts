/** YAML of a value, written for reading: blocks, texts of several lines as they are. A tenth of the time of a library. */
import { isJsonObject, type JsonValue } from '../read/document/json.ts';

/** Texts that mean themselves without quotes. */
const PLAIN = /^[A-Za-z/$][\w/$.-]*(?: [\w/$.(-][\w/$.()-]*)*$/;
/** Texts that YAML would read as something else. */
const RESERVED = /^(?:true|false|null|yes|no|on|off|y|n|~|\.nan|\.inf)$/i;

/** Returns the document, which ends with a line break. */
export function yamlText(value: JsonValue): string {
  return `${block(value, '').replace(/^\n/, '')}\n`;
}

/** A value behind `key:` or `-`: on the same line after a space, or on lines of its own. */
function block(value: JsonValue, margin: string): string {
  if (Array.isArray(value)) return value.length === 0 ? ' []' : list(value, margin);
  if (isJsonObject(value)) {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    if (entries.length === 0) return ' {}';
    return entries
      .map(([key, item]) => `\n${margin}${scalar(key)}:${block(item, `${margin}  `)}`)
      .join('');
  }
  return ` ${typeof value === 'string' ? text(value, margin) : String(value)}`;
}

function list(items: readonly JsonValue[], margin: string): string {
  return items
    .map((item) => {
      const inner = block(item, `${margin}  `);
      // The first key of an object stands beside its hyphen.
      return `\n${margin}-${inner.startsWith('\n') ? ` ${inner.slice(margin.length + 3)}` : inner}`;
    })
    .join('');
}

function text(value: string, margin: string): string {
  const isBlock =
    /\n/.test(value) && !/^\s|[\t\r]|[^\S\n]$|[^\S\n]\n/.test(value) && printable(value);
  if (!isBlock) return scalar(value);
  const ending = value.endsWith('\n\n') ? '+' : value.endsWith('\n') ? '' : '-';
  const lines = value.replace(/\n$/, '').split('\n');
  const indented = lines.map((line) => (line === '' ? '' : margin + line)).join('\n');
  return `|${ending}\n${indented}`;
}

function scalar(value: string): string {
  return PLAIN.test(value) && !RESERVED.test(value) ? value : JSON.stringify(value);
}

function printable(value: string): boolean {
  return !/[\p{Cc}\u2028\u2029\ufeff]/u.test(value.replaceAll('\n', ''));
}
