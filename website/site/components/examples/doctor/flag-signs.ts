/** Finds causes in a flag as the Client API returns it, and in a context. Evaluates the flag as SDKs do. */
import { contextValue } from '../../../evaluation/context.ts';
import { evaluate } from '../../../evaluation/evaluate.ts';
import { findStrategy } from '../../../evaluation/strategies.ts';
import type { Context, Flag, FlagState, Step, Strategy } from '../../../evaluation/types.ts';
import { code } from '../../../evaluation/wording.ts';
import { sentence } from '../shared/sentence.ts';
import type { Finding } from './causes.ts';
import type { TokenScope } from './mask.ts';

export interface FlagQuestion {
  state: FlagState;
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
      ? `in ${code(scope.environment)}, which is the environment that this token reads`
      : 'in the environment that this token reads';
    return [{ cause: 'environment', text: `${code(flag.name)} is off ${where}.` }];
  }
  if (enabled && (context || isForEveryone(flag))) {
    return [
      {
        cause: 'code',
        text: `An SDK with this response returns \`true\` for ${code(flag.name)}. If your application still doesn't show the feature, look at its code, or check whether the SDK has older data.`,
      },
    ];
  }
  if (!context) {
    return [
      {
        text: `${code(flag.name)} is on. To see which of its strategies fail, also enter the user's context.`,
      },
    ];
  }
  const strategies = flag.strategies ?? [];
  const failed = steps.filter((step) => step.steps !== undefined).slice(-strategies.length);
  const findings = strategies.map((strategy, index) =>
    findInStrategy(strategy, failed[index], context),
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
function findInStrategy(strategy: Strategy, result: Step | undefined, context: Context): Finding {
  const step = result?.steps?.find(({ outcome }) => outcome === 'failed');
  const text = sentence(step?.text ?? "the strategy doesn't match");
  if (!findStrategy(strategy.name)) return { cause: 'custom', text };
  if (step?.field !== undefined) {
    return { cause: hasValue(context, step.field) ? 'strategy' : 'fields', text };
  }
  const { stickiness = 'default' } = strategy.parameters ?? {};
  const isSticky = !['default', 'random', ''].includes(stickiness);
  if (isSticky && !hasValue(context, stickiness)) {
    return {
      cause: 'fields',
      text: `The rollout's stickiness is ${code(stickiness)}, and the context doesn't contain it. That excludes the user, even at 100%.`,
    };
  }
  return { cause: strategy.name.includes('Rollout') ? 'rollout' : 'strategy', text };
}

function hasValue(context: Context, field: string): boolean {
  return (contextValue(context, field) ?? '') !== '';
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
      text: `The code asks for ${code(name)}, and the flag's name is ${code(similar)}. Names have to match exactly, including upper and lower case.`,
    };
  }
  const where = scope
    ? `The token reads ${scope.project === '*' ? 'all projects' : `the ${code(scope.project)} project`} in ${code(scope.environment)}, and there's no ${code(name)} there.`
    : `The response doesn't contain ${code(name)}.`;
  const rest = 'The flag is in a different project, is archived, or has a different name.';
  return { cause: 'environment', text: `${where} ${rest}` };
}

function simplified(name: string): string {
  return name.toLowerCase().replace(/[\s_.-]/g, '');
}
