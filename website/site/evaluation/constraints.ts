/**
 * Checks constraints, and explains what each operator compares and why it succeeds or fails. As in the SDKs, an
 * invalid value never throws an error. The comparison just fails, and inverting the constraint turns that into a
 * success.
 */
import { contextValue } from './context.ts';
import { isWithin, parseRange } from './ip-address.ts';
import { containsMatch } from './regex.ts';
import { compareVersions, parseVersion } from './semver.ts';
import type { Constraint, Context, Step } from './types.ts';
import { code, codeList } from './wording.ts';

interface Comparison {
  matches: boolean;
  /** The reason, phrased to end a sentence. */
  reason: string;
}

type Operator = (constraint: Constraint, context: Context) => Comparison;

/** Returns whether the context satisfies the constraint, and why. */
export function checkConstraint(constraint: Constraint, context: Context): Step {
  const operator = OPERATORS[constraint.operator];
  if (!Object.hasOwn(OPERATORS, constraint.operator) || !operator) {
    return {
      text: `SDKs don't support the ${code(constraint.operator)} operator, so the constraint fails`,
      outcome: 'failed',
    };
  }
  const { matches, reason } = operator(constraint, context);
  if (!constraint.inverted) return { text: reason, outcome: matches ? 'passed' : 'failed' };
  const result = matches ? 'fails' : 'passes';
  return {
    text: `${reason}. The constraint is inverted, so it ${result}`,
    outcome: matches ? 'failed' : 'passed',
  };
}

/** Compares text with a list. A missing value isn't in any list, so `NOT_IN` succeeds. */
function compareWithList(isIn: boolean): Operator {
  return (constraint, context) => {
    const { subject, value } = subjectOf(constraint, context);
    const values = cleanValues(constraint);
    const isListed = value !== undefined && values.includes(value);
    const subordinate = value === undefined ? 'so it' : 'which';
    const relation = isListed ? 'is one of' : "isn't one of";
    return {
      matches: isListed === isIn,
      reason: `${subject}, ${subordinate} ${relation} ${values.length === 0 ? 'the values, because there are none' : codeList(values)}`,
    };
  };
}

function compareText(
  verb: string,
  negated: string,
  test: (text: string, part: string) => boolean,
): Operator {
  return (constraint, context) => {
    const { subject, value } = subjectOf(constraint, context);
    const values = cleanValues(constraint);
    if (value === undefined)
      return { matches: false, reason: `${subject}, so there's nothing to compare` };
    const { caseInsensitive } = constraint;
    const fold = (text: string) => (caseInsensitive ? text.toLowerCase() : text);
    const found = values.find((part) => test(fold(value), fold(part)));
    const suffix = caseInsensitive ? ' (ignoring case)' : '';
    return {
      matches: found !== undefined,
      reason:
        found === undefined
          ? `${subject}, which ${negated} ${listed(values)}${suffix}`
          : `${subject}, which ${verb} ${code(found)}${suffix}`,
    };
  };
}

function compareNumbers(relation: string, test: (a: number, b: number) => boolean): Operator {
  return (constraint, context) => {
    const { subject, value } = subjectOf(constraint, context);
    const expected = constraint.value ?? '';
    const [number, limit] = [Number(value), Number(constraint.value)];
    if (value === undefined)
      return { matches: false, reason: `${subject}, so there's nothing to compare` };
    if (Number.isNaN(number)) return { matches: false, reason: `${subject}, which isn't a number` };
    if (Number.isNaN(limit)) {
      return { matches: false, reason: `the constraint's value ${code(expected)} isn't a number` };
    }
    return compared(test(number, limit), subject, relation, expected);
  };
}

function compareSemver(relation: string, test: (order: number) => boolean): Operator {
  return (constraint, context) => {
    const { subject, value } = subjectOf(constraint, context);
    const expected = constraint.value ?? '';
    if (!value) return { matches: false, reason: `${subject}, so there's nothing to compare` };
    // SDKs accept a leading `v` only in the constraint's value.
    const version = value.startsWith('v') ? undefined : parseVersion(value);
    const limit = parseVersion(expected);
    if (!version) {
      return { matches: false, reason: `${subject}, which isn't a version such as \`1.4.0\`` };
    }
    if (!limit) {
      return { matches: false, reason: `the constraint's value ${code(expected)} isn't a version` };
    }
    return compared(test(compareVersions(version, limit)), subject, relation, expected);
  };
}

/** Compares the current time. The field that the constraint names doesn't matter. */
function compareDates(relation: string, test: (a: number, b: number) => boolean): Operator {
  return (constraint, context) => {
    const given = context.currentTime;
    const now = given ? new Date(given instanceof Date ? given : String(given)) : new Date();
    const expected = constraint.value ?? '';
    const limit = new Date(expected);
    if (Number.isNaN(now.getTime())) {
      return {
        matches: false,
        reason: `\`currentTime\` is ${code(String(given))}, which isn't a date`,
      };
    }
    if (Number.isNaN(limit.getTime())) {
      return { matches: false, reason: `the constraint's value ${code(expected)} isn't a date` };
    }
    const subject = `\`currentTime\` is ${code(now.toISOString())}`;
    return compared(test(now.getTime(), limit.getTime()), subject, relation, expected);
  };
}

function compareRegex(constraint: Constraint, context: Context): Comparison {
  const { subject, value } = subjectOf(constraint, context);
  const pattern = constraint.value ?? '';
  if (value === undefined)
    return { matches: false, reason: `${subject}, so there's nothing to compare` };
  const matches = containsMatch(pattern, value, constraint.caseInsensitive);
  if (matches === undefined) {
    return { matches: false, reason: `${code(pattern)} isn't a valid regular expression (RE2)` };
  }
  const verb = matches ? 'matches' : "doesn't match";
  return { matches, reason: `${subject}, which ${verb} ${code(pattern)}` };
}

function compareRanges(constraint: Constraint, context: Context): Comparison {
  const { subject, value } = subjectOf(constraint, context);
  if (value === undefined)
    return { matches: false, reason: `${subject}, so there's nothing to compare` };
  const address = parseRange(value);
  if (!address) return { matches: false, reason: `${subject}, which isn't an IP address` };
  const values = cleanValues(constraint);
  const found = values.find((text) => {
    const range = parseRange(text);
    if (range?.bits !== address.bits) return false;
    return range.address === address.address || isWithin(address, range);
  });
  return found === undefined
    ? { matches: false, reason: `${subject}, which isn't in ${listed(values)}` }
    : { matches: true, reason: `${subject}, which is in ${code(found)}` };
}

function compared(
  matches: boolean,
  subject: string,
  relation: string,
  expected: string,
): Comparison {
  return {
    matches,
    reason: `${subject}, which ${matches ? 'is' : "isn't"} ${relation} ${code(expected)}`,
  };
}

const OPERATORS: Readonly<Record<string, Operator>> = {
  IN: compareWithList(true),
  NOT_IN: compareWithList(false),
  STR_STARTS_WITH: compareText('starts with', "doesn't start with", (a, b) => a.startsWith(b)),
  STR_ENDS_WITH: compareText('ends with', "doesn't end with", (a, b) => a.endsWith(b)),
  STR_CONTAINS: compareText('contains', "doesn't contain", (a, b) => a.includes(b)),
  REGEX: compareRegex,
  NUM_EQ: compareNumbers('equal to', (a, b) => a === b),
  NUM_GT: compareNumbers('greater than', (a, b) => a > b),
  NUM_GTE: compareNumbers('at least', (a, b) => a >= b),
  NUM_LT: compareNumbers('less than', (a, b) => a < b),
  NUM_LTE: compareNumbers('at most', (a, b) => a <= b),
  DATE_AFTER: compareDates('after', (a, b) => a > b),
  DATE_BEFORE: compareDates('before', (a, b) => a < b),
  SEMVER_EQ: compareSemver('the same version as', (order) => order === 0),
  SEMVER_GT: compareSemver('newer than', (order) => order > 0),
  SEMVER_GTE: compareSemver('at least', (order) => order >= 0),
  SEMVER_LT: compareSemver('older than', (order) => order < 0),
  SEMVER_LTE: compareSemver('at most', (order) => order <= 0),
  IN_CIDR: compareRanges,
};

/** The names of the operators that SDKs evaluate. */
export const OPERATOR_NAMES: readonly string[] = Object.keys(OPERATORS);

function subjectOf({ contextName }: Constraint, context: Context) {
  const value = contextValue(context, contextName);
  const name = code(contextName);
  if (value === undefined) return { value, subject: `the context has no ${name}` };
  return { value, subject: value === '' ? `${name} is empty` : `${name} is ${code(value)}` };
}

function listed(values: readonly string[]): string {
  if (values.length === 0) return "the constraint's values, because it has none";
  return values.length === 1 ? codeList(values) : `any of ${codeList(values)}`;
}

/** Cleans up values like SDKs, which skip empty ones and trim all others. */
function cleanValues({ values = [] }: Constraint): string[] {
  return values.filter((value) => value !== '').map((value) => value.trim());
}
