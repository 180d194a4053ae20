/** Flags, segments, and contexts in the format of the Client API, and the result of an evaluation. */

export interface Constraint {
  contextName: string;
  operator: string;
  /** Values for operators that compare with a list. */
  values?: readonly string[];
  /** Value for operators that compare with a single one. */
  value?: string;
  inverted?: boolean;
  caseInsensitive?: boolean;
}

export interface Override {
  contextName: string;
  values: readonly string[];
}

export interface Payload {
  type: string;
  value: string;
}

export interface Variant {
  name: string;
  /** Weight, which is relative to the total of all weights. */
  weight: number;
  stickiness?: string;
  payload?: Payload;
  overrides?: readonly Override[];
}

export interface Strategy {
  name: string;
  parameters?: Readonly<Record<string, string>>;
  constraints?: readonly Constraint[];
  /** Ids of segments. */
  segments?: readonly number[];
  variants?: readonly Variant[];
}

export interface Dependency {
  feature: string;
  /** False if the parent flag must be disabled. */
  enabled?: boolean;
  variants?: readonly string[];
}

export interface Flag {
  name: string;
  /** True if the flag is on in the environment. */
  enabled: boolean;
  strategies?: readonly Strategy[];
  variants?: readonly Variant[];
  dependencies?: readonly Dependency[];
}

export interface Segment {
  id: number;
  name?: string;
  constraints?: readonly Constraint[];
}

/** The state that an SDK keeps in memory. */
export interface FlagState {
  features: readonly Flag[];
  segments?: readonly Segment[];
}

/** An Unleash context. Custom fields can be in `properties` or next to the standard ones. */
export interface Context {
  [field: string]: unknown;
  properties?: Readonly<Record<string, unknown>>;
}

export interface Options {
  /** Returns a number from 0 up to, but not including, 1, like `Math.random`. */
  random?: () => number;
  /** Name of the machine, which the `applicationHostname` strategy compares. */
  hostname?: string;
}

export type Outcome = 'passed' | 'failed' | 'skipped';

/** A step of the evaluation. In its text, names and values are between backticks. */
export interface Step {
  text: string;
  outcome: Outcome;
  /** True if this step determines the flag's result. */
  decides?: boolean;
  /** The context field that a constraint reads. */
  field?: string;
  steps?: readonly Step[];
}

export interface ResolvedVariant {
  name: string;
  enabled: boolean;
  payload?: Payload;
}

export interface Evaluation {
  enabled: boolean;
  variant: ResolvedVariant;
  steps: readonly Step[];
}
