/** The constraint operators, with an initial example for each type. */

export const OPERATORS = [
  'IN',
  'NOT_IN',
  'STR_STARTS_WITH',
  'STR_ENDS_WITH',
  'STR_CONTAINS',
  'NUM_EQ',
  'NUM_GT',
  'NUM_GTE',
  'NUM_LT',
  'NUM_LTE',
  'DATE_AFTER',
  'DATE_BEFORE',
  'SEMVER_EQ',
  'SEMVER_GT',
  'SEMVER_LT',
] as const;
export type Operator = (typeof OPERATORS)[number];
export type Kind = 'list' | 'string' | 'numeric' | 'date' | 'version';

export interface Sample {
  contextName: string;
  /** The constraint's value. Lists are separated by commas. */
  expected: string;
  /** The context's value. */
  actual: string;
  /** A value that can't be compared, or undefined if every text can be compared. */
  invalid?: string;
}

const SAMPLES: Readonly<Record<Kind, Sample>> = {
  list: { contextName: 'region', expected: 'NO, SE', actual: 'SE' },
  string: { contextName: 'userId', expected: 'reader-, tester-', actual: 'reader-1042' },
  numeric: { contextName: 'cartTotal', expected: '50', actual: '72.5', invalid: 'seventy' },
  date: {
    contextName: 'currentTime',
    expected: '2027-03-01T09:00:00Z',
    actual: '2027-03-01T10:30:00Z',
    invalid: 'tomorrow',
  },
  version: { contextName: 'appVersion', expected: '4.2.0', actual: '4.10.1', invalid: '4.10' },
};

export function kindOf(operator: Operator): Kind {
  if (operator.startsWith('STR')) return 'string';
  if (operator.startsWith('NUM')) return 'numeric';
  if (operator.startsWith('DATE')) return 'date';
  return operator.startsWith('SEMVER') ? 'version' : 'list';
}

/** Returns an operator's initial example. */
export function sampleOf(operator: Operator): Sample {
  return SAMPLES[kindOf(operator)];
}

/** True if the operator compares with several values. */
export function takesList(operator: Operator): boolean {
  return ['list', 'string'].includes(kindOf(operator));
}
