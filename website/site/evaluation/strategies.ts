/** Implements the activation strategies of SDKs: which contexts they match, apart from their constraints. */
import { contextValue } from './context.ts';
import { rolloutNumber } from './hash.ts';
import { isWithin, parseIpv4 } from './ip-address.ts';
import type { Context, Options, Outcome, Step } from './types.ts';
import { code } from './wording.ts';

type Parameters = Readonly<Record<string, string>>;
type StrategyCheck = (parameters: Parameters, context: Context, options: Required<Options>) => Step;

/** Returns the check for a strategy, or undefined if SDKs don't support it. */
export function findStrategy(name: string): StrategyCheck | undefined {
  return Object.hasOwn(STRATEGIES, name) ? STRATEGIES[name] : undefined;
}

const STRATEGIES: Readonly<Record<string, StrategyCheck>> = {
  default: () => step(true, 'the standard strategy lets everyone in'),
  flexibleRollout,
  gradualRolloutUserId: (parameters, context) => rolloutBy('userId', parameters, context),
  gradualRolloutSessionId: (parameters, context) => rolloutBy('sessionId', parameters, context),
  gradualRolloutRandom: ({ percentage }, _, { random }) => {
    const number = Math.floor(random() * 100) + 1;
    return rollout('this random draw', number, Number(percentage), Number(percentage) >= number);
  },
  userWithId: ({ userIds }, context) => {
    const value = onlyText(context.userId);
    return inList('userId', value, splitList(userIds));
  },
  remoteAddress,
  applicationHostname: ({ hostNames }, _, { hostname }) =>
    inList('hostname', hostname.toLowerCase(), splitList(hostNames?.toLowerCase())),
};

function flexibleRollout(
  parameters: Parameters,
  context: Context,
  { random }: Required<Options>,
): Step {
  const stickiness = parameters.stickiness || 'default';
  const groupId = parameters.groupId || givenText(context.featureToggle) || '';
  const percentage = Number(parameters.rollout);
  const { id, source } = stickyId(stickiness, context, random);
  if (!id) {
    const text = `the context has no ${code(stickiness)}, so the rollout can't place this customer`;
    return step(false, text);
  }
  const number = rolloutNumber(id, groupId);
  return rollout(source, number, percentage, percentage > 0 && number <= percentage);
}

/**
 * Returns the value that the stickiness selects. `default` uses the `userId`, or else the `sessionId`, or else a
 * random number.
 */
function stickyId(stickiness: string, context: Context, random: () => number) {
  if (stickiness !== 'default' && stickiness !== 'random') {
    const value = contextValue(context, stickiness);
    return { id: value, source: `${code(stickiness)} ${code(value ?? '')}` };
  }
  for (const field of stickiness === 'default' ? ['userId', 'sessionId'] : []) {
    const value = givenText(context[field]);
    if (value) return { id: value, source: `${code(field)} ${code(value)}` };
  }
  return { id: `${Math.round(random() * 10_000) + 1}`, source: 'this random draw' };
}

function rolloutBy(field: string, parameters: Parameters, context: Context): Step {
  const value = givenText(context[field]);
  if (!value) return step(false, `the context has no ${code(field)}`);
  const number = rolloutNumber(value, parameters.groupId || '');
  const percentage = Number(parameters.percentage);
  const isIn = percentage > 0 && number <= percentage;
  return rollout(`${code(field)} ${code(value)}`, number, percentage, isIn);
}

function rollout(source: string, number: number, percentage: number, isIn: boolean): Step {
  const comparison = isIn ? 'within' : 'above';
  return step(
    isIn,
    `${source} has the number ${number}, which is ${comparison} the rollout's ${percentage}%`,
  );
}

function remoteAddress({ IPs }: Parameters, context: Context): Step {
  const address = onlyText(context.remoteAddress);
  const inner = parseIpv4(address ?? '');
  const ranges = IPs ? splitList(IPs) : [];
  const found = ranges.find((text) => {
    const outer = parseIpv4(text);
    return text === address || (inner && outer && isWithin(inner, outer));
  });
  if (found !== undefined)
    return step(true, `\`remoteAddress\` is ${code(address ?? '')}, which is in ${code(found)}`);
  return step(
    false,
    address === undefined
      ? 'the context has no `remoteAddress`'
      : `\`remoteAddress\` is ${code(address)}, which isn't in the list`,
  );
}

function inList(field: string, value: string | undefined, list: readonly string[]): Step {
  if (value === undefined) return step(false, `the context has no ${code(field)}`);
  const isListed = list.includes(value);
  return step(
    isListed,
    `${code(field)} is ${code(value)}, which ${isListed ? 'is' : "isn't"} in the list`,
  );
}

function splitList(text: string | undefined): string[] {
  return text ? text.split(/\s*,\s*/) : [];
}

/** Converts a value to text. Values that the SDK's `||` skips, such as 0, become undefined. */
function givenText(value: unknown): string | undefined {
  return value ? String(value) : undefined;
}

/**
 * Returns the value if it's a string. Strategies that use a list don't convert values, so a number never equals one
 * of the list's strings.
 */
function onlyText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function step(isPassed: boolean, text: string): Step {
  const outcome: Outcome = isPassed ? 'passed' : 'failed';
  return { text, outcome };
}
