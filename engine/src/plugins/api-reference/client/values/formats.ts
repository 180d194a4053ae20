/** Text formats that can be checked before the server checks them. */

const PATTERNS: Readonly<Record<string, RegExp>> = {
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:?\d\d)$/,
  email: /^[^\s@]+@[^\s@]+$/,
  ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/,
  uuid: /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i,
};

/** Returns whether a value has a format, or `undefined` for unknown formats. */
export function fitsFormat(value: string, format: string): boolean | undefined {
  if (format === 'uri' || format === 'url') return URL.canParse(value);
  const pattern = Object.hasOwn(PATTERNS, format) ? PATTERNS[format] : undefined;
  if (pattern === undefined) return undefined;
  if (!pattern.test(value)) return false;
  return !format.startsWith('date') || !Number.isNaN(Date.parse(value));
}
