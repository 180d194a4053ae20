/** Compares schemas, and classifies the changes by what they mean for programs that use the API. */
import type { Schema } from '../read/document/document.ts';
import { jsonText } from '../read/document/json.ts';

/** What a change means: all clients break, some clients may break, or no client breaks. */
export type Impact = 'breaking' | 'maybe' | 'other';

export interface Change {
  impact: Impact;
  /** A message such as `GET /users: response 200, property 'name' was removed`. */
  message: string;
}

/** Whether clients send values of the schema, receive them, or both. */
export interface Direction {
  sent: boolean;
  received: boolean;
}

export type Report = (impact: Impact, message: string) => void;

interface Comparison {
  direction: Direction;
  /** The schema's name in messages. */
  where: string;
  report: Report;
}

/** Reports every difference, including inner schemas. The targets of `$ref`s are compared separately. */
export function compareSchemas(before: Schema, after: Schema, comparison: Comparison): void {
  const { where, report } = comparison;
  if (before.$ref !== after.$ref) {
    const name = (ref: string | undefined) => ref?.split('/').at(-1) ?? 'an inline schema';
    report('maybe', `${where}: ${name(after.$ref)} instead of ${name(before.$ref)}`);
    return;
  }
  compareSets(before.type, after.type, comparison, 'type', 'anything');
  compareSets(before.enum?.map(text), after.enum?.map(text), comparison, 'value', 'any value');
  compareProperties(before, after, comparison);
  compareDetails(before, after, comparison);
  for (const key of ['items', 'additionalProperties'] as const) {
    const [old, now] = [before[key], after[key]];
    if (typeof old === 'object' && typeof now === 'object') {
      compareSchemas(old, now, { ...comparison, where: `${where}, ${key}` });
    } else if (typeof old !== typeof now || old !== now) {
      report('maybe', `${where}: ${key} changed`);
    }
  }
}

function text(value: Parameters<typeof jsonText>[0]): string {
  return jsonText(value);
}

/**
 * Compares sets of allowed values. With fewer values, clients that send them break. With more values, clients
 * that receive them may break.
 */
function compareSets(
  before: readonly string[] | undefined,
  after: readonly string[] | undefined,
  { direction, where, report }: Comparison,
  noun: string,
  all: string,
): void {
  const removed =
    after === undefined ? [] : (before ?? [all]).filter((one) => !after.includes(one));
  const added = before === undefined ? [] : (after ?? [all]).filter((one) => !before.includes(one));
  const [gone, fresh] = [removed.join(', '), added.join(', ')];
  if (removed.length > 0 && added.length > 0) {
    report('breaking', `${where}: ${noun} ${gone} is now ${fresh}`);
  } else if (removed.length > 0) {
    report(direction.sent ? 'breaking' : 'other', `${where}: ${noun} ${gone} was removed`);
  } else if (added.length > 0) {
    report(direction.received ? 'maybe' : 'other', `${where}: ${noun} ${fresh} is new`);
  }
}

function compareProperties(before: Schema, after: Schema, comparison: Comparison): void {
  const { direction, where, report } = comparison;
  const [old, now] = [before.properties ?? {}, after.properties ?? {}];
  const wasRequired = new Set(before.required);
  const isRequired = new Set(after.required);
  for (const [name, schema] of Object.entries(old)) {
    const next = Object.hasOwn(now, name) ? now[name] : undefined;
    const property = `${where}, property '${name}'`;
    if (next === undefined) {
      report(direction.received ? 'breaking' : 'maybe', `${property} was removed`);
      continue;
    }
    if (isRequired.has(name) && !wasRequired.has(name)) {
      report(direction.sent ? 'breaking' : 'other', `${property} is now required`);
    } else if (wasRequired.has(name) && !isRequired.has(name)) {
      report(direction.received ? 'maybe' : 'other', `${property} is no longer required`);
    }
    compareSchemas(schema, next, { ...comparison, where: property });
  }
  for (const name of Object.keys(now)) {
    if (Object.hasOwn(old, name)) continue;
    const isDemanded = isRequired.has(name) && direction.sent;
    const property = `${where}, property '${name}'`;
    report(
      isDemanded ? 'breaking' : 'other',
      `${property} is new${isDemanded ? ' and required' : ''}`,
    );
  }
}

const details = [
  'format',
  'pattern',
  'const',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'default',
] as const;

function compareDetails(before: Schema, after: Schema, { where, report }: Comparison): void {
  for (const key of details) {
    const [old, now] = [before[key], after[key]];
    const [was, is] = [old, now].map((value) => (value === undefined ? 'none' : jsonText(value)));
    if (was !== is) report('maybe', `${where}: ${key} changed from ${was} to ${is}`);
  }
  for (const key of ['oneOf', 'anyOf', 'allOf'] as const) {
    const [old, now] = [before[key] ?? [], after[key] ?? []];
    const names = (list: readonly Schema[]) => list.map((one) => one.$ref ?? 'schema').join(', ');
    if (names(old) !== names(now)) report('maybe', `${where}: ${key} changed`);
  }
  if (after.deprecated === true && before.deprecated !== true) {
    report('other', `${where} is deprecated`);
  }
}
