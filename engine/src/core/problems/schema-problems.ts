/**
 * Turns zod's issues into messages for authors, for any file format. The caller then finds a path's location: the
 * configuration does so in TypeScript, and front matter in YAML.
 */
import { z } from 'zod';
import { describeValue, expectedValue, literal, rewrittenValue } from './describe-values.ts';
import { suggest } from './suggest.ts';

export interface SchemaProblem {
  path: readonly PropertyKey[];
  /** True if the last key in `path` is wrong instead of its value. */
  atKey: boolean;
  message: string;
  remedy: string;
  /** True for a key that the schema doesn't have. */
  isUnknownKey?: true;
}

export interface SchemaCheck<Data> {
  /** Absent if there are problems. */
  data?: Data;
  problems: readonly SchemaProblem[];
}

export interface Wording {
  /** The name of the whole value. If the value is a list, all paths begin with this name. */
  rootName: string;
  /** Returns a value's source text if it can differ from the parsed value, such as `4.10` for 4.1. */
  sourceText?: (path: readonly PropertyKey[]) => string | undefined;
}

/** Checks `value`, and returns either the parsed data or one problem for each wrong path. */
export function checkAgainst<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  wording: Wording,
): SchemaCheck<z.output<Schema>> {
  const result = schema.safeParse(value, parseOptions);
  if (result.success) return { data: result.data, problems: [] };
  const renamed = new Set<string>();
  const problems = result.error.issues.flatMap((issue) => problemsOf(issue, wording, renamed));
  return { problems: problems.filter((problem) => !isRenamed(problem, renamed, wording)) };
}

/**
 * Returns a schema that chooses another schema based on the value. Unlike a union, it reports only the problems
 * of the schema that the author meant.
 */
export function chooseSchema<Output>(
  choose: (value: unknown) => z.ZodType<Output>,
): z.ZodType<Output> {
  return z.unknown().transform((value, context) => {
    const result = choose(value).safeParse(value, parseOptions);
    if (result.success) return result.data;
    // zod creates a finished issue by adding a message to the raw issue, although its types don't say so.
    for (const issue of result.error.issues) context.issues.push(issue as z.core.$ZodRawIssue);
    return z.NEVER;
  });
}

/** Adds a problem from a custom check. `message` continues the path, as in "title is empty". */
export function addProblem(
  context: z.core.$RefinementCtx,
  message: string,
  remedy: string,
  path: PropertyKey[] = [],
): void {
  context.addIssue({ code: 'custom', message, params: { remedy }, path });
}

/**
 * Returns a path such as `navbar.items[2].href`. Empty paths, and paths that start with an index, begin with
 * the root's name.
 */
export function pathText(path: readonly PropertyKey[], rootName: string): string {
  const [first] = path;
  const parts = typeof first === 'string' ? [first] : [rootName];
  for (const part of typeof first === 'string' ? path.slice(1) : path) {
    const isName = typeof part === 'string' && /^[\w$-]+$/.test(part);
    parts.push(isName ? `.${part}` : `[${typeof part === 'number' ? part : literal(part)}]`);
  }
  return parts.join('');
}

/** A placeholder, because zod treats an empty message as missing. */
const noHint = '-';

/**
 * zod's finished issues don't contain an object's valid keys, or an example of a missing value, but raw issues still
 * contain the schema. For these two types of issues, `message` therefore contains this information in place of a
 * sentence.
 */
const parseOptions: z.core.ParseContext<z.core.$ZodIssue> = {
  reportInput: true,
  error: (issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape).join(',') : noHint;
    }
    if (issue.code !== 'invalid_type') return undefined;
    if (!(issue.inst instanceof z.ZodType)) return noHint;
    const example = z.globalRegistry.get(issue.inst)?.example;
    return typeof example === 'string' ? example : noHint;
  },
};

function problemsOf(
  issue: z.core.$ZodIssue,
  wording: Wording,
  renamed: Set<string>,
): SchemaProblem[] {
  if (issue.code === 'unrecognized_keys') {
    const known = issue.message.split(',');
    return issue.keys.map((key) => unknownKey([...issue.path, key], known, wording, renamed));
  }
  if (issue.code === 'invalid_key') {
    return issue.issues.flatMap((inner) =>
      problemsOf({ ...inner, path: issue.path }, wording, renamed).map(atKey),
    );
  }
  const name = pathText(issue.path, wording.rootName);
  const [message, remedy] = sentences(issue, wording);
  return [{ path: issue.path, atKey: false, message: `${name} ${message}`, remedy }];
}

function atKey(problem: SchemaProblem): SchemaProblem {
  return { ...problem, atKey: true };
}

function unknownKey(
  path: readonly PropertyKey[],
  known: readonly string[],
  { rootName }: Wording,
  renamed: Set<string>,
): SchemaProblem {
  const nearest = suggest(String(path.at(-1)), known);
  if (nearest !== undefined) renamed.add(pathText([...path.slice(0, -1), nearest], rootName));
  return {
    path,
    atKey: true,
    isUnknownKey: true,
    message: `${pathText(path, rootName)} isn't a known key`,
    remedy: nearest ? `Use ${nearest}` : `Remove it, or use one of: ${known.join(', ')}`,
  };
}

/** True if a key is missing only because it's misspelled. Reporting both would report one mistake twice. */
function isRenamed(
  { path, message }: SchemaProblem,
  renamed: ReadonlySet<string>,
  { rootName }: Wording,
): boolean {
  return renamed.has(pathText(path, rootName)) && message.endsWith(' is missing');
}

function sentences(issue: z.core.$ZodIssue, { sourceText }: Wording): [string, string] {
  const key = issue.path.at(-1);
  const assign = (value: string) =>
    typeof key === 'string' && issue.path.length > 0 ? `${key}: ${value}` : value;
  switch (issue.code) {
    case 'invalid_type': {
      const expected = expectedValue(issue.expected);
      const example = issue.message === noHint ? expected : issue.message;
      if (issue.input === undefined) return ['is missing', `Add ${assign(example)}`];
      if (issue.input === null)
        return ['has no value', `Use ${assign(example)}, or remove the key`];
      const rewritten = rewrittenValue(issue.expected, issue.input, sourceText?.(issue.path));
      return [
        `must be ${expected}, not ${describeValue(issue.input)}`,
        `Use ${assign(rewritten ?? example)}`,
      ];
    }
    case 'invalid_value':
      return oneOf(issue.values, issue.input, assign);
    case 'invalid_union':
      return oneOf(issueOptions(issue), discriminatorValue(issue), assign);
    case 'too_small':
    case 'too_big':
      return outOfRange(issue, assign);
    case 'custom':
      return [issue.message, String(issue.params?.remedy)];
    default:
      return ["isn't valid", 'See the configuration documentation'];
  }
}

function oneOf(
  values: readonly unknown[],
  input: unknown,
  assign: (value: string) => string,
): [string, string] {
  const options = `${values.length > 1 ? 'one of ' : ''}${values.map(literal).join(', ')}`;
  if (input === undefined) return ['is missing', `Add ${assign(options)}`];
  const nearest = typeof input === 'string' ? suggest(input, values.map(String)) : undefined;
  const remedy = nearest ?? (values.length === 1 ? values[0] : undefined);
  return [
    `must be ${options}, not ${describeValue(input)}`,
    remedy === undefined ? `Use ${assign(options)}` : `Use ${assign(literal(remedy))}`,
  ];
}

function issueOptions(issue: z.core.$ZodIssueInvalidUnion): readonly unknown[] {
  return 'options' in issue ? (issue.options ?? []) : [];
}

function discriminatorValue(issue: z.core.$ZodIssueInvalidUnion): unknown {
  const { input } = issue;
  const key = 'discriminator' in issue ? issue.discriminator : undefined;
  if (key === undefined || typeof input !== 'object' || input === null) return input;
  return Object.getOwnPropertyDescriptor(input, key)?.value;
}

function outOfRange(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  assign: (value: string) => string,
): [string, string] {
  if (typeof issue.input !== 'number') return ['is empty', 'Add a value, or remove the key'];
  const [word, limit] =
    issue.code === 'too_small' ? ['at least', issue.minimum] : ['at most', issue.maximum];
  return [`must be ${word} ${limit}, not ${issue.input}`, `Use ${assign(String(limit))}`];
}
