/** Reads pasted flags and contexts, and checks them against the Client API's schema. */
import type { Context, FlagState } from '../../../evaluation/types.ts';
import { OPERATORS } from '../constraint/samples.ts';
import { findProblem, isRecord, type Schema } from './schema.ts';

/** The value that was read, or the problem with it. */
export type Input<T> = { value: T; problem?: undefined } | { value?: undefined; problem: string };

const CONSTRAINT: Schema = {
  required: { contextName: 'text', operator: { oneOf: OPERATORS } },
  optional: {
    values: { list: 'text' },
    value: 'text',
    inverted: 'boolean',
    caseInsensitive: 'boolean',
  },
};
const PAYLOAD_TYPE: Schema = { oneOf: ['json', 'csv', 'string', 'number'] };
const WEIGHT_TYPE: Schema = { oneOf: ['variable', 'fix'] };
const WEIGHT = { from: 0, to: 1000 };
const VARIANT: Schema = {
  required: { name: 'text', weight: WEIGHT },
  optional: {
    weightType: WEIGHT_TYPE,
    stickiness: 'text',
    payload: { required: { type: PAYLOAD_TYPE, value: 'text' }, optional: {} },
    overrides: {
      list: { required: { contextName: 'text', values: { list: 'text' } }, optional: {} },
    },
  },
};
const STRATEGY_VARIANT: Schema = {
  required: {
    name: 'text',
    weight: { ...WEIGHT, isWhole: true },
    weightType: WEIGHT_TYPE,
    stickiness: 'text',
  },
  optional: {
    payload: { required: { type: PAYLOAD_TYPE, value: 'text' }, optional: {}, isOpen: true },
  },
};
const STRATEGY: Schema = {
  required: { name: 'text' },
  optional: {
    id: 'text',
    title: { orNull: 'text' },
    disabled: { orNull: 'boolean' },
    featureName: 'text',
    sortOrder: 'number',
    segments: { list: 'number' },
    constraints: { list: CONSTRAINT },
    variants: { list: STRATEGY_VARIANT },
    parameters: { map: 'text' },
  },
};
export const FLAG: Schema = {
  required: { name: 'text', enabled: 'boolean' },
  optional: {
    type: 'text',
    description: { orNull: 'text' },
    stale: 'boolean',
    impressionData: { orNull: 'boolean' },
    project: 'text',
    strategies: { list: STRATEGY },
    variants: { orNull: { list: VARIANT } },
    dependencies: {
      list: {
        required: { feature: 'text' },
        optional: { enabled: 'boolean', variants: { list: 'text' } },
      },
    },
  },
};
const RESPONSE: Schema = {
  required: { features: { list: FLAG } },
  optional: {
    version: 'number',
    segments: {
      list: {
        required: { id: 'number', constraints: { list: CONSTRAINT } },
        optional: { name: 'text' },
      },
    },
    query: 'anything',
    meta: 'anything',
  },
};
const CONTEXT_VALUE = 'A context value has to be text, a number, true, or false';

export interface FlagInput {
  /** The flag to evaluate. */
  name: string;
  state: FlagState;
}

/** Reads a flag, or a whole response of the Client API. In a response, the first flag is evaluated. */
export function readFlags(text: string): Input<FlagInput> {
  const json = parse(text);
  return json.problem === undefined ? readFlagsValue(json.value) : json;
}

/** Checks a flag, or a whole response of the Client API. */
export function readFlagsValue(input: unknown): Input<FlagInput> {
  const isResponse = isRecord(input) && Object.hasOwn(input, 'features');
  const problem = findProblem(input, isResponse ? RESPONSE : FLAG);
  if (problem !== undefined) return { problem };
  // The value matches the schema.
  const value = input as FlagState | FlagState['features'][number];
  const state = 'features' in value ? value : { features: [value] };
  const [flag] = state.features;
  if (!flag) return { problem: '`features` is empty.' };
  const isDisabled = (strategy: object) => 'disabled' in strategy && strategy.disabled === true;
  const disabled = flag.strategies?.findIndex(isDisabled) ?? -1;
  if (disabled >= 0) {
    return {
      problem: `SDKs don't receive disabled strategies. Remove \`strategies[${disabled}]\`.`,
    };
  }
  return { value: { name: flag.name, state: withoutNulls(state) } };
}

/** Reads a context. Fields that Unleash doesn't define can be in `properties`. */
export function readContext(text: string): Input<Context> {
  const json = parse(text);
  return json.problem === undefined ? readContextValue(json.value) : json;
}

/** Checks a context. */
export function readContextValue(input: unknown): Input<Context> {
  if (!isRecord(input)) return { problem: 'The context has to be an object.' };
  const { properties = {}, ...fields } = input;
  if (!isRecord(properties)) return { problem: '`properties` has to be an object.' };
  const entries = [...Object.entries(fields), ...Object.entries(properties)];
  const wrong = entries.find(([, value]) => typeof value === 'object' && value !== null);
  if (wrong) return { problem: `${CONTEXT_VALUE}, but \`${wrong[0]}\` isn't.` };
  return { value: { ...fields, properties } };
}

function parse(text: string): Input<unknown> {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { problem: `This isn't valid JSON. ${error instanceof Error ? error.message : ''}` };
  }
}

/** The server can send `null` for a flag's variants. */
function withoutNulls({ features, segments = [] }: FlagState): FlagState {
  const flags = features.map(({ variants, ...flag }) => ({ ...flag, variants: variants ?? [] }));
  return { features: flags, segments };
}
