/** Flags, segments, and contexts in the Client API's format, and the evaluation's result. */

export interface Constraint {
  contextName: string;
  operator: string;
  /** For operators that compare with a list. */
  values?: readonly string[];
  /** For operators that compare with one value. */
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
  /** The share of the total of all weights. */
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
  /** False if the parent has to be disabled. */
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

/** The Unleash context. Fields that the product doesn't define can be in `properties` or next to the other fields. */
export interface Context {
  [field: string]: unknown;
  properties?: Readonly<Record<string, unknown>>;
}

export interface Options {
  /** Returns a number from 0 up to 1, like `Math.random`. */
  random?: () => number;
  /** The name of the machine, which the `applicationHostname` strategy compares. */
  hostname?: string;
}

export type Outcome = 'passed' | 'failed' | 'skipped';

/** A step of the evaluation. Names and values in its text are between backticks. */
export interface Step {
  text: string;
  outcome: Outcome;
  /** True if this step determines the flag's result. */
  decides?: boolean;
  /** The field of the context that a constraint reads. */
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
