/** Serializes parameters in the styles that OpenAPI defines for paths, queries, headers, and cookies. */
import type { ConsoleParameter } from '../shared/console-data.ts';

/** A field's value for serialization: a text, a list of texts, or texts by name. */
export type PlainValue = string | readonly string[] | Readonly<Record<string, string>>;

/** A value's style and encoding. */
export type Style = Pick<ConsoleParameter, 'name' | 'style' | 'explode' | 'allowReserved'>;

/** Converts a JSON value to a form that parameter styles support. Nested values are serialized as JSON. */
export function plainOf(value: unknown): PlainValue {
  if (Array.isArray(value)) return value.map(scalar);
  if (typeof value !== 'object' || value === null) return scalar(value);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, scalar(each)]));
}

function scalar(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const SEPARATORS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    spaceDelimited: '%20',
    pipeDelimited: '%7C',
  }),
);

/** Returns the encoded pairs of a query or a URL-encoded body: `tag=a&tag=b`. */
export function queryText(style: Style, value: PlainValue): string {
  const { name, explode } = style;
  const encode = (text: string) => encoded(text, style.allowReserved);
  const key = encodeURIComponent(name);
  if (typeof value === 'string') return `${key}=${encode(value)}`;
  if (isList(value)) {
    if (explode) return value.map((each) => `${key}=${encode(each)}`).join('&');
    return `${key}=${value.map(encode).join(SEPARATORS.get(style.style) ?? ',')}`;
  }
  const entries = Object.entries(value);
  if (style.style === 'deepObject') {
    return entries
      .map(([own, each]) => `${key}%5B${encodeURIComponent(own)}%5D=${encode(each)}`)
      .join('&');
  }
  if (explode) {
    return entries.map(([own, each]) => `${encodeURIComponent(own)}=${encode(each)}`).join('&');
  }
  return `${key}=${entries.flatMap(([own, each]) => [encode(own), encode(each)]).join(',')}`;
}

function isList(value: PlainValue): value is readonly string[] {
  return Array.isArray(value);
}

/** Encodes a text. If reserved characters are allowed, they stay, except for those that would end the value. */
function encoded(text: string, allowReserved: boolean): string {
  const safe = encodeURIComponent(text);
  if (!allowReserved) return safe;
  return safe.replace(/%(?:3A|2F|3F|40|24|2C|3B|21|27|28|29|2A|5B|5D)/g, decodeURIComponent);
}

/** Returns an encoded value in a path: `5`, `;id=5`, `.5`. */
export function pathText(style: Style, value: PlainValue): string {
  const { name, explode } = style;
  const encode = (text: string) => encoded(text, style.allowReserved);
  const pairs = (separator: string) =>
    isList(value) || typeof value === 'string'
      ? []
      : Object.entries(value).map(([own, each]) => encode(own) + separator + encode(each));
  const texts = typeof value === 'string' ? [value] : isList(value) ? value : undefined;
  const items = texts?.map(encode) ?? pairs(explode ? '=' : ',');
  if (style.style === 'label') return `.${items.join(explode ? '.' : ',')}`;
  if (style.style !== 'matrix') return items.join(',');
  const key = encodeURIComponent(name);
  if (!explode || typeof value === 'string') return `;${key}=${items.join(',')}`;
  return items.map((item) => (texts === undefined ? `;${item}` : `;${key}=${item}`)).join('');
}

/** Returns a value in a header, which isn't encoded. */
export function headerText({ explode }: Style, value: PlainValue): string {
  if (typeof value === 'string') return value;
  if (isList(value)) return value.join(',');
  return Object.entries(value)
    .map(([own, each]) => own + (explode ? '=' : ',') + each)
    .join(',');
}
