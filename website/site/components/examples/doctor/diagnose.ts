/** Finds the cause of a problem in what readers paste. Everything happens in the browser. */
import type { Context, FlagState } from '../../../evaluation/types.ts';
import { code } from '../../../evaluation/wording.ts';
import { readContextValue, readFlagsValue } from '../why/read-input.ts';
import { isRecord } from '../why/schema.ts';
import type { Finding } from './causes.ts';
import { findInFlag, findMissing } from './flag-signs.ts';
import { findSign } from './log-signs.ts';
import { findScope, mask, type TokenScope } from './mask.ts';
import { MAXIMUM_LENGTH, readPaste } from './read-paste.ts';

export interface Input {
  /** Responses, log lines, or both. */
  pasted: string;
  /** The context as JSON, which can also be part of `pasted`. */
  context: string;
  /** The flag's name in the code. If it's missing and a response contains a single flag, that flag is used. */
  flag: string;
}

/** Returns everything that the input shows, beginning with the most likely cause. */
export function diagnose({ pasted, context, flag }: Input): readonly Finding[] {
  if (pasted.length > MAXIMUM_LENGTH) {
    const limit = MAXIMUM_LENGTH.toLocaleString('en');
    return [
      {
        text: `The text is longer than ${limit} characters. Paste only the flag, or only the lines around the problem.`,
      },
    ];
  }
  const text = mask(pasted);
  const values = readPaste(text);
  const ownContext = readContext(context, values);
  if (ownContext.problem !== undefined) return [{ text: ownContext.problem }];
  const name = flag.trim();
  const sign = findSign(text);
  const findings = [
    findArchived(name, values),
    ...findInResults(name, values),
    sign,
    ...findInStates(name, values, { context: ownContext.value, scope: findScope(text) }),
  ].filter((finding) => finding !== undefined);
  const certain = findings.filter(({ cause }) => cause !== undefined);
  return certain.length > 0 ? certain : findings.slice(0, 1);
}

/** Returns the context from its own field, or else from the pasted text. */
function readContext(
  text: string,
  values: readonly unknown[],
): { value?: Context | undefined; problem?: string } {
  if (text.trim() === '') {
    const value = values.find(isContext);
    return { value: value && readContextValue(value).value };
  }
  if (text.length > MAXIMUM_LENGTH) return { problem: 'The context is too long.' };
  try {
    const { value, problem } = readContextValue(JSON.parse(text));
    return problem === undefined ? { value } : { problem };
  } catch {
    return { problem: 'The context isn\'t valid JSON, such as `{"userId":"reader-1042"}`.' };
  }
}

const CONTEXT_FIELDS = ['userId', 'sessionId', 'properties', 'remoteAddress'];

function isContext(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && CONTEXT_FIELDS.some((field) => Object.hasOwn(value, field));
}

/** Returns the objects that a property of any of the values contains. */
function recordsIn(values: readonly unknown[], property: string): Record<string, unknown>[][] {
  return values.flatMap((value) => {
    const list = isRecord(value) && Object.hasOwn(value, property) ? value[property] : undefined;
    return Array.isArray(list) ? [list.filter(isRecord)] : [];
  });
}

function findArchived(name: string, values: readonly unknown[]): Finding | undefined {
  const flags = [...recordsIn(values, 'features').flat(), ...values.filter(isRecord)];
  const archived = flags.find(
    (flag) =>
      (typeof flag.archivedAt === 'string' || flag.archived === true) &&
      (name === '' || flag.name === name),
  );
  return (
    archived && {
      cause: 'off',
      text: `${code(String(archived.name))} is archived, so SDKs don't receive it.`,
    }
  );
}

/** Reads the Frontend API's responses, which contain only the flags that are on for one user. */
function findInResults(name: string, values: readonly unknown[]): readonly Finding[] {
  const lists = recordsIn(values, 'toggles');
  if (lists.length === 0) return [];
  if (lists.every((list) => list.length === 0)) {
    return [
      {
        cause: name === '' ? 'none' : 'token',
        text: 'The list of flags is empty. Either no flag is on for this user, or the token is for a different project or environment.',
      },
    ];
  }
  const wanted = name !== '' ? name : onlyName(lists);
  if (wanted === undefined) return [ASK_FOR_NAME];
  const lists1 = lists.filter((list) => list.some((flag) => flag.name === wanted));
  if (lists1.length === 0) {
    const names = lists.flat().map((flag) => String(flag.name));
    const missing = findMissing(wanted, names, undefined);
    if (missing.cause === 'code') return [missing];
    return [
      {
        cause: 'off',
        text: `The response doesn't contain ${code(wanted)}, so the flag is off for this user, or the token can't read it.`,
      },
    ];
  }
  if (lists1.length < lists.length) {
    return [
      {
        cause: 'delay',
        text: `One of the responses contains ${code(wanted)}, and the other one doesn't. The one without it comes from old data.`,
      },
    ];
  }
  return [
    {
      cause: 'code',
      text: `The response contains ${code(wanted)}, so the flag is on for this user. Check the code, and when the application fetched its flags.`,
    },
  ];
}

const ASK_FOR_NAME: Finding = {
  text: "The response has several flags. Also enter the flag's name, exactly as it's written in your code.",
};

function onlyName(lists: readonly Record<string, unknown>[][]): string | undefined {
  const names = new Set(lists.flat().map((flag) => String(flag.name)));
  return names.size === 1 ? [...names][0] : undefined;
}

/** Reads the Client API's responses and single flags, which contain the rules. */
function findInStates(
  name: string,
  values: readonly unknown[],
  { context, scope }: { context: Context | undefined; scope: TokenScope | undefined },
): readonly Finding[] {
  const value = values.find(
    (each) =>
      isRecord(each) &&
      (Object.hasOwn(each, 'strategies') ||
        (Object.hasOwn(each, 'features') &&
          !JSON.stringify(each.features).includes('"archivedAt"'))),
  );
  if (!isRecord(value)) return [];
  const isList = Object.hasOwn(value, 'features');
  if (isList && Array.isArray(value.features) && value.features.length === 0) {
    return [findMissing(name === '' ? 'this flag' : name, [], scope ?? scopeOf(value))];
  }
  const read = readFlagsValue(value);
  if (read.problem !== undefined) return [{ text: `The flag isn't complete. ${read.problem}` }];
  const { state } = read.value;
  const wanted =
    name !== '' ? name : state.features.length === 1 ? state.features[0]?.name : undefined;
  if (wanted === undefined) return [ASK_FOR_NAME];
  const flag = state.features.find((each) => each.name === wanted);
  const ownScope = scope ?? scopeOf(value);
  if (!flag) return [findMissing(wanted, namesIn(state), ownScope)];
  return findInFlag(flag, { state, context, scope: ownScope });
}

function namesIn({ features }: FlagState): readonly string[] {
  return features.map(({ name }) => name);
}

/** Returns the scope that the Client API repeats in its response. */
function scopeOf({ query }: Record<string, unknown>): TokenScope | undefined {
  if (!isRecord(query) || typeof query.environment !== 'string') return undefined;
  const { project } = query;
  const name = Array.isArray(project) && typeof project[0] === 'string' ? project[0] : '*';
  return {
    project: Array.isArray(project) && project.length > 1 ? '[]' : name,
    environment: query.environment,
  };
}
