/** Finds all mistakes in the console's input, by field id. */

import { serverAddressError } from '../../request/server-address.ts';
import type {
  ConsoleData,
  ConsoleField,
  ConsoleMedia,
  ConsoleParameter,
} from '../../shared/console-data.ts';
import * as texts from '../../texts/console-checks.ts';
import { type ConsoleValues, isValueless, parameterKey } from '../request/request.ts';
import { secretError } from '../request/secrets.ts';
import { fieldError, isEmpty, jsonError } from '../values/field-values.ts';
import type { Matcher, Rules } from '../values/mismatch.ts';
import { mismatches } from '../values/validate.ts';

/** Ids of the fields that every console has. */
export const SERVER_FIELD = 'server';
export const BODY_FIELD = 'body';

export interface CheckedValues extends ConsoleValues {
  /** Typed secrets by scheme name. */
  secrets: Readonly<Record<string, string>>;
}

/** Returns messages by field, in field order. Empty if everything is valid. */
export function checkConsole(
  data: ConsoleData,
  values: CheckedValues,
  matches: Matcher,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const rules = { schemas: data.schemas, matches };
  const note = (id: string, ...messages: (string | undefined)[]) => {
    const said = messages.filter((message) => message !== undefined);
    if (said.length > 0) found.set(id, said);
  };
  note(SERVER_FIELD, serverAddressError(values.server));
  for (const scheme of data.security[values.security] ?? []) {
    note(secretField(scheme.name), secretError(scheme, values.secrets[scheme.name] ?? ''));
  }
  for (const parameter of data.parameters) {
    const key = parameterKey(parameter);
    const value = values.parameters[key] ?? '';
    if (isDotSegment(parameter, value)) note(key, texts.dotSegment);
    else if (!isValueless(parameter, values)) note(key, fieldError(parameter, value, rules));
  }
  if (values.media === undefined) return found;
  if (values.view === 'text') {
    note(BODY_FIELD, ...textErrors(data, values.media, values, rules));
    return found;
  }
  for (const field of values.media.fields ?? []) {
    const id = `${BODY_FIELD}.${field.name}`;
    note(id, fileError(field, values) ?? fieldError(field, values.fields[field.name] ?? '', rules));
  }
  return found;
}

/** True if a path parameter's value would lead the request to the URL of a different operation. */
export function leadsElsewhere(data: ConsoleData, { parameters }: CheckedValues): boolean {
  return data.parameters.some((each) => isDotSegment(each, parameters[parameterKey(each)] ?? ''));
}

/** True for `.` and `..` in a path, which browsers resolve and which can't be encoded. */
function isDotSegment(parameter: ConsoleParameter, value: string): boolean {
  return parameter.in === 'path' && /^\.{1,2}$/.test(value.trim());
}

/** Returns the id of the field for a scheme's secret. */
export function secretField(scheme: string): string {
  return `secret.${scheme}`;
}

/** How many messages are shown, because longer lists don't help. */
const MAXIMUM_MESSAGES = 5;

function textErrors(
  { body }: ConsoleData,
  { kind, schema }: ConsoleMedia,
  { text, files }: CheckedValues,
  rules: Rules,
): string[] {
  const isMissing = kind === 'file' ? (files['']?.length ?? 0) === 0 : isEmpty(text);
  if (isMissing) return body?.isRequired === true ? [texts.bodyRequired] : [];
  if (kind !== 'json') return [];
  const error = jsonError(text);
  if (error !== undefined) return [error];
  const found = schema === undefined ? [] : mismatches(JSON.parse(text), schema, rules);
  const said = [...new Set(found.map(({ path, message }) => texts.mistakeAt(path, message)))];
  const rest = said.length - MAXIMUM_MESSAGES;
  return [...said.slice(0, MAXIMUM_MESSAGES), ...(rest > 0 ? [texts.moreMistakes(rest)] : [])];
}

function fileError({ kind, name, isRequired }: ConsoleField, { files }: CheckedValues) {
  if (kind !== 'file' && kind !== 'files') return undefined;
  const isMissing = (files[name]?.length ?? 0) === 0;
  return isRequired && isMissing ? texts.chooseFile : undefined;
}
