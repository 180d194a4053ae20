/** Serializes parameters in the styles that OpenAPI defines for paths, queries, headers, and cookies. */

/** A field's value for serialization: a text, a list of texts, or texts by name. */
export type PlainValue = string | readonly string[] | Readonly<Record<string, string>>;

/** A value's style and encoding. */
export interface Style {
  name: string;
  style: string;
  explode: boolean;
  allowReserved: boolean;
}

/** Converts a JSON value to a form that parameter styles support. `jsonText` writes nested values and numbers. */
export function plainOf(value: unknown, jsonText: (value: unknown) => string): PlainValue {
  const scalar = (each: unknown) => (typeof each === 'string' ? each : jsonText(each));
  if (Array.isArray(value)) return value.map(scalar);
  if (typeof value !== 'object' || value === null) return scalar(value);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, scalar(each)]));
}

/** Encoded separators of lists and objects. The last one is Swagger 2's `tsv`, which OpenAPI 3 doesn't have. */
const SEPARATORS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    spaceDelimited: '%20',
    pipeDelimited: '%7C',
    tabDelimited: '%09',
  }),
);

function separatorOf({ style }: Style): string {
  return SEPARATORS.get(style) ?? ',';
}

/** Returns the encoded pairs of a query or a URL-encoded body: `tag=a&tag=b`. */
export function queryText(style: Style, value: PlainValue): string {
  const { name, explode } = style;
  const encode = (text: string) => encoded(text, style.allowReserved);
  const key = encodeURIComponent(name);
  if (typeof value === 'string') return `${key}=${encode(value)}`;
  if (isList(value)) {
    if (explode) return value.map((each) => `${key}=${encode(each)}`).join('&');
    return `${key}=${value.map(encode).join(separatorOf(style))}`;
  }
  const entries = Object.entries(value);
  if (style.style === 'deepObject') {
    return entries
      .map(([own, each]) => `${key}%5B${encodeURIComponent(own)}%5D=${encode(each)}`)
      .join('&');
  }
  if (explode && !SEPARATORS.has(style.style)) {
    return entries.map(([own, each]) => `${encodeURIComponent(own)}=${encode(each)}`).join('&');
  }
  return `${key}=${entries.flatMap(([own, each]) => [encode(own), encode(each)]).join(separatorOf(style))}`;
}

function isList(value: PlainValue): value is readonly string[] {
  return Array.isArray(value);
}

/**
 * Encodes a text. If reserved characters are allowed, they stay, as do encoded ones, except for those that would
 * end the value: https://spec.openapis.org/oas/v3.2.0.html#parameter-allow-reserved
 */
function encoded(text: string, allowReserved: boolean): string {
  const safe = encodeURIComponent(wellFormed(text));
  if (!allowReserved) return safe;
  return safe
    .replace(/%25(?=[\dA-F]{2})/gi, '%')
    .replace(/%(?:3A|2F|3F|40|24|2C|3B|3D|21|27|28|29|2A|5B|5D)/g, decodeURIComponent);
}

/** Replaces halves of surrogate pairs, which can't be encoded. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
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
  if (style.style !== 'matrix') return items.join(separatorOf(style));
  const key = encodeURIComponent(name);
  if (!explode || typeof value === 'string') return `;${key}=${items.join(',')}`;
  return items.map((item) => (texts === undefined ? `;${item}` : `;${key}=${item}`)).join('');
}

/** Returns a value in a header, which isn't encoded. */
export function headerText(style: Style, value: PlainValue): string {
  if (typeof value === 'string') return value;
  const separator = decodeURIComponent(separatorOf(style));
  if (isList(value)) return value.join(separator);
  return Object.entries(value)
    .map(([own, each]) => own + (style.explode ? '=' : separator) + each)
    .join(separator);
}
