/** Generates strings, numbers, and other values that have no parts. */
import type { Schema } from '../../read/document/document.ts';
import type { JsonValue } from '../../read/document/json.ts';
import { choiceListsOf } from './merge-schemas.ts';
import { patternText } from './pattern-text.ts';

const BY_FORMAT: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    'date-time': '2026-03-02T09:30:00.000Z',
    date: '2026-03-02',
    time: '09:30:00Z',
    duration: 'PT30M',
    email: 'reader@example.com',
    hostname: 'example.com',
    ipv4: '192.0.2.1',
    ipv6: '2001:db8::1',
    uri: 'https://example.com',
    url: 'https://example.com',
    'uri-reference': '/path',
    uuid: '9c40958a-daac-400e-98fb-3bb438567008',
    byte: 'dGV4dA==',
    password: '<password>',
  }),
);

/**
 * Maximum length of a string. A page contains it in a dozen languages. If a schema requires a longer one, the
 * sample is too short.
 */
const MAXIMUM_TEXT = 200;

/** True if a schema accepts any string, possibly with restrictions on its length. */
export function isAnyText(schema: Schema): boolean {
  const { type = [], format = '', examples = [], default: value, enum: values } = schema;
  const isWritten = examples.length > 0 || value !== undefined || schema.const !== undefined;
  const [only] = type.filter((each) => each !== 'null');
  const isText = only === 'string' || (only === undefined && choiceListsOf(schema).length === 0);
  return isText && !isWritten && values === undefined && !BY_FORMAT.has(format);
}

/** Returns a value of a type that has no parts. */
export function scalar(type: string | undefined, schema: Schema): JsonValue | undefined {
  switch (type) {
    case 'string':
      return text(schema);
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return number(schema);
    case undefined:
      return schema.type === undefined ? undefined : null;
    default:
      return null;
  }
}

/** Returns a string that matches the pattern if possible. Otherwise, it matches the format and the length. */
function text(schema: Schema): string {
  const { format = '', minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern } = schema;
  const least = Math.min(minLength, MAXIMUM_TEXT);
  const value = (BY_FORMAT.get(format) ?? 'string').padEnd(least, '-').slice(0, maxLength);
  if (pattern === undefined) return value;
  const made = patternText(pattern, least);
  return made === undefined || made.length > maxLength ? value : made;
}

function number(schema: Schema): number | bigint {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum, multipleOf } = schema;
  const isWhole = schema.type?.includes('integer') === true;
  const step = Number(multipleOf ?? 1);
  if (minimum !== undefined && multipleOf === undefined) return minimum;
  const least = Math.max(Number(minimum ?? -Infinity), Number(exclusiveMinimum ?? -Infinity));
  const most = Math.min(Number(maximum ?? Infinity), Number(exclusiveMaximum ?? Infinity));
  const isAllowed = (value: number) =>
    value >= least && value <= most && value !== exclusiveMinimum && value !== exclusiveMaximum;
  const from = Number.isFinite(least) ? Math.ceil(least / step) * step : step;
  const to = Number.isFinite(most) ? Math.floor(most / step) * step : step;
  const middle = isWhole ? [] : [(least + most) / 2];
  return [step, from, from + step, to, to - step, ...middle].find(isAllowed) ?? step;
}

/** Returns a string or number that differs from `value`, for lists whose items must be unique. */
export function variantOf(value: JsonValue, index: number): JsonValue {
  if (typeof value === 'number') return value + index;
  return typeof value === 'string' ? `${value}-${index + 1}` : value;
}
