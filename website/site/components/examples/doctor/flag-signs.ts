/** Finds causes in a flag as the Client API returns it, and in a context. Evaluates the flag like SDKs do. */
import { evaluate } from '../../../evaluation/evaluate.ts';
import { findStrategy } from '../../../evaluation/strategies.ts';
import type { Context, Flag, FlagState, Step, Strategy } from '../../../evaluation/types.ts';
import { sentence } from '../shared/sentence.ts';
import { type Finding, quoted } from './causes.ts';
import type { TokenScope } from './mask.ts';

export interface FlagQuestion {
  state: FlagState;
  name: string;
  context: Context | undefined;
  scope: TokenScope | undefined;
}

/** Returns why a flag that the response contains is disabled, or why an enabled one might not be used. */
export function findInFlag(flag: Flag, question: FlagQuestion): readonly Finding[] {
  const { state, context, scope } = question;
  const { enabled, steps } = evaluate(state, flag.name, context);
  const parents = flag.dependencies?.length ?? 0;
  const failedParent = steps.slice(0, parents).find(({ outcome }) => outcome === 'failed');
  if (failedParent) return [{ cause: 'off', text: sentence(failedParent.text) }];
  if (!flag.enabled) {
    const where = scope
      ? `in ${quoted(scope.environment)}, which is the environment that this token reads`
      : 'in the environment that this token reads';
    return [{ cause: 'environment', text: `${quoted(flag.name)} is off ${where}.` }];
  }
  if (enabled && (context || isForEveryone(flag))) {
    return [
      {
        cause: 'code',
        text: `An SDK with this response returns \`true\` for ${quoted(flag.name)}. If your application still doesn't show the feature, look at its code, or check whether the SDK has older data.`,
      },
    ];
  }
  if (!context) {
    return [
      {
        text: `${quoted(flag.name)} is on. To see which of its strategies fail, also enter the user's context.`,
      },
    ];
  }
  const strategies = flag.strategies ?? [];
  const failed = steps.filter((step) => step.steps !== undefined).slice(-strategies.length);
  const findings = strategies.map((strategy, index) =>
    findInStrategy(strategy, failed[index], question, context),
  );
  return unique(findings);
}

/** True if the flag's result doesn't depend on the context. */
function isForEveryone({ strategies }: Flag): boolean {
  return (
    strategies?.length === 0 ||
    strategies?.some(
      ({ name, constraints = [], segments = [] }) =>
        name === 'default' && constraints.length + segments.length === 0,
    ) === true
  );
}

/** Returns why a strategy doesn't match the context. */
function findInStrategy(
  strategy: Strategy,
  result: Step | undefined,
  { state }: FlagQuestion,
  context: Context,
): Finding {
  const index = result?.steps?.findIndex(({ outcome }) => outcome === 'failed') ?? -1;
  const step = result?.steps?.[index];
  const text = sentence(step?.text ?? "the strategy doesn't match");
  if (!findStrategy(strategy.name)) return { cause: 'custom', text };
  const fields = [
    ...(strategy.constraints ?? []),
    ...(strategy.segments ?? []).flatMap(
      (id) => state.segments?.find((segment) => segment.id === id)?.constraints ?? [],
    ),
  ].map(({ contextName }) => contextName);
  const field = fields[index];
  if (field !== undefined) return { cause: hasField(context, field) ? 'strategy' : 'fields', text };
  const { stickiness = 'default' } = strategy.parameters ?? {};
  const isSticky = !['default', 'random', ''].includes(stickiness);
  if (isSticky && !hasField(context, stickiness)) {
    return {
      cause: 'fields',
      text: `The rollout's stickiness is ${quoted(stickiness)}, and the context doesn't contain it. That excludes the user, even at 100%.`,
    };
  }
  return { cause: strategy.name.includes('Rollout') ? 'rollout' : 'strategy', text };
}

function hasField({ properties, ...fields }: Context, name: string): boolean {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const custom = properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
  return (
    ![value ?? custom].includes(undefined) && (value ?? custom) !== null && (value ?? custom) !== ''
  );
}

function unique(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(
    ({ text }, index) => findings.findIndex((other) => other.text === text) === index,
  );
}

/** Returns why a response doesn't contain a flag. */
export function findMissing(
  name: string,
  names: readonly string[],
  scope: TokenScope | undefined,
): Finding {
  const similar = names.find((other) => simplified(other) === simplified(name));
  if (similar !== undefined) {
    return {
      cause: 'code',
      text: `The code asks for ${quoted(name)}, and the flag's name is ${quoted(similar)}. Names have to match exactly, including upper and lower case.`,
    };
  }
  const where = scope
    ? `The token reads ${scope.project === '*' ? 'all projects' : `the ${quoted(scope.project)} project`} in ${quoted(scope.environment)}, and there's no ${quoted(name)} there.`
    : `The response doesn't contain ${quoted(name)}.`;
  const rest = 'The flag is in a different project, is archived, or has a different name.';
  return { cause: 'environment', text: `${where} ${rest}` };
}

function simplified(name: string): string {
  return name.toLowerCase().replace(/[\s_.-]/g, '');
}
