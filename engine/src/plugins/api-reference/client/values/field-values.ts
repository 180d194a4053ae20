/**
 * Converts fields' texts to the values that are sent. Numbers stay as they're written, because JavaScript would
 * round long ones.
 */

import type { ConsoleField, ConsoleSchema } from '../../shared/console-data.ts';
import * as texts from '../../texts/console-checks.ts';
import type { Rules } from './mismatch.ts';
import { mismatches } from './validate.ts';

/** Texts by field name. */
export type FieldTexts = Readonly<Record<string, string>>;

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** True if a field has no value to send. */
export function isEmpty(text: string): boolean {
  return text.trim() === '';
}

/** Returns a list's lines without empty ones. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Parses a field's text as JSON. Invalid JSON stays a text, which the check reports. */
export function jsonOfField({ kind, schema, choices }: ConsoleField, text: string): string {
  switch (kind) {
    case 'number':
      return NUMBER.test(text.trim()) ? text.trim() : JSON.stringify(text);
    case 'boolean':
      return text;
    case 'json':
      return isJson(text) ? text.trim() : JSON.stringify(text);
    case 'choice':
      return jsonOfChoice(choices ?? [], schema, text);
    case 'list':
      return `[${linesOf(text)
        .map((line) => jsonOfItem(schema, line))
        .join(', ')}]`;
    default:
      return JSON.stringify(text);
  }
}

/**
 * Returns a choice as JSON. Choices are shown without quotes. If the schema is available, it tells which ones
 * are numbers.
 */
function jsonOfChoice(choices: readonly string[], { enum: values }: ConsoleSchema, text: string) {
  const value = values?.[choices.indexOf(text)];
  if (value !== undefined) return JSON.stringify(value);
  return JSON.stringify(text);
}

function jsonOfItem({ items }: ConsoleSchema, line: string): string {
  const types = typeof items === 'object' ? (items.type ?? []) : [];
  const isNumber = types.includes('integer') || types.includes('number');
  return isNumber && NUMBER.test(line) ? line : JSON.stringify(line);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Returns the mistake in a field as a sentence, or `undefined` if the value can be sent. */
export function fieldError(field: ConsoleField, text: string, rules: Rules): string | undefined {
  if (field.kind === 'file' || field.kind === 'files') return undefined;
  if (isEmpty(text)) return field.isRequired ? texts.valueRequired : undefined;
  if (field.kind === 'json') {
    const error = jsonError(text);
    if (error !== undefined) return error;
  }
  const [first] = mismatches(JSON.parse(jsonOfField(field, text)), field.schema, rules);
  return first === undefined ? undefined : texts.mistakeAt(first.path, first.message);
}

/** Returns why a text isn't JSON, with the line, or `undefined` if it is. */
export function jsonError(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const position = /position (\d+)/.exec(reason)?.[1];
    if (position === undefined || reason.includes('line ')) return texts.noJson(reason);
    const line = text.slice(0, Number(position)).split('\n').length;
    return texts.noJsonInLine(reason, line);
  }
}

/** Returns an object's JSON from its fields, in order. Omits empty fields. */
export function jsonOfFields(fields: readonly ConsoleField[], typed: FieldTexts): string {
  const lines = fields.flatMap((field) => {
    const text = typed[field.name] ?? '';
    if (isEmpty(text)) return [];
    const json = jsonOfField(field, text).replaceAll('\n', '\n  ');
    return [`  ${JSON.stringify(field.name)}: ${json}`];
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n}`;
}

/**
 * Returns the fields' texts for an object in JSON. Returns `undefined` if the fields can't represent the value,
 * because it isn't an object or has properties without a field.
 */
export function fieldsOfJson(
  fields: readonly ConsoleField[],
  json: string,
): FieldTexts | undefined {
  if (isEmpty(json)) return {};
  if (!isJson(json)) return undefined;
  const value: unknown = JSON.parse(json);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const found: Record<string, string> = {};
  for (const [name, each] of Object.entries(value)) {
    const field = fields.find((other) => other.name === name);
    const text = field === undefined ? undefined : textOfValue(field, each);
    if (text === undefined) return undefined;
    found[name] = text;
  }
  return found;
}

function textOfValue({ kind }: ConsoleField, value: unknown): string | undefined {
  // Numbers that would lose digits in parsing stay in the JSON.
  if (typeof value === 'number' && !Number.isSafeInteger(value) && Number.isInteger(value)) {
    return undefined;
  }
  if (kind === 'json') return JSON.stringify(value, null, 2);
  if (kind === 'list') {
    const isPlain = Array.isArray(value) && value.every((each) => typeof each !== 'object');
    return isPlain ? value.map(String).join('\n') : undefined;
  }
  // An empty field isn't sent, and `null` isn't a text.
  if (value === '' || value === null || typeof value === 'object') return undefined;
  return String(value);
}
