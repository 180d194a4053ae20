/** Evaluates flags as SDKs do, step by step, and records the result of every step. */
import { checkConstraint } from './constraints.ts';
import { findStrategy } from './strategies.ts';
import type {
  Constraint,
  Context,
  Dependency,
  Evaluation,
  Flag,
  FlagState,
  Options,
  ResolvedVariant,
  Step,
  Strategy,
  Variant,
} from './types.ts';
import { selectVariant } from './variants.ts';
import { code, codeList } from './wording.ts';

/** The variant that SDKs return if no other variant applies. */
const DISABLED: ResolvedVariant = { name: 'disabled', enabled: false };

interface Scope {
  state: FlagState;
  context: Context;
  options: Required<Options>;
}

interface FlagResult {
  flag?: Flag;
  enabled: boolean;
  steps: readonly Step[];
  /** The variant of the strategy that matched. */
  variant?: Variant | undefined;
}

interface StrategyResult {
  /** True if the strategy matches. */
  isIn: boolean;
  steps: readonly Step[];
  variant: Variant | undefined;
}

/** Returns whether the flag is enabled in this context, its variant, and the steps that lead there. */
export function evaluate(
  state: FlagState,
  name: string,
  context: Context = {},
  { random = Math.random, hostname = 'undefined' }: Options = {},
): Evaluation {
  return evaluateFlag(name, { state, context, options: { random, hostname } });
}

function evaluateFlag(name: string, scope: Scope): Evaluation {
  const { flag, enabled, steps, variant } = checkFlag(name, scope);
  if (variant) return { enabled, variant: resolved(variant), steps };
  // The flag's own variants are used only if the strategy that matched has none.
  const variants = flag?.variants ?? [];
  if (!enabled || variants.length === 0) return { enabled, variant: DISABLED, steps };
  const { context, options } = scope;
  const stickiness = variants[0]?.stickiness;
  const selection = selectVariant(variants, name, stickiness, context, options.random);
  return {
    enabled,
    variant: selection.variant ? resolved(selection.variant) : DISABLED,
    steps: [...steps, variantStep(selection.step, selection.variant)],
  };
}

/** Checks whether a flag is enabled. Its own variants aren't considered here. */
function checkFlag(name: string, scope: Scope): FlagResult {
  const flag = scope.state.features.find((feature) => feature.name === name);
  if (!flag) return { enabled: false, steps: [failed(`there's no flag ${code(name)}`)] };
  const steps = checkDependencies(flag.dependencies ?? [], scope);
  const areParentsMet = steps.every(({ outcome }) => outcome === 'passed');
  const on = areParentsMet ? environmentStep(flag) : skipped('whether the flag is on');
  steps.push(on);
  const { strategies } = flag;
  if (on.outcome !== 'passed') {
    if (strategies?.length) steps.push(skipped('the strategies'));
    return { flag, enabled: false, steps };
  }
  if (!strategies) {
    return { flag, enabled: false, steps: [...steps, failed("the flag's strategies are missing")] };
  }
  if (strategies.length === 0) {
    const step = {
      ...passed("the flag has no strategies, so it's on for everyone"),
      decides: true,
    };
    return { flag, enabled: true, steps: [...steps, step] };
  }
  const { steps: strategySteps, match } = checkStrategies(strategies, scope);
  steps.push(...strategySteps);
  return { flag, enabled: match !== undefined, steps, variant: match?.variant };
}

function environmentStep({ enabled }: Flag): Step {
  return enabled
    ? passed('the flag is on in this environment')
    : failed('the flag is off in this environment');
}

function checkStrategies(strategies: readonly Strategy[], scope: Scope) {
  const steps: Step[] = [];
  let match: { variant: Variant | undefined } | undefined;
  for (const [index, strategy] of strategies.entries()) {
    const title = `strategy ${index + 1}, ${code(strategy.name)}`;
    if (match) {
      steps.push(skipped(title));
      continue;
    }
    const result = checkOneStrategy(strategy, scope);
    const outcome = result.isIn ? 'passed' : 'failed';
    const text = `${title}, ${result.isIn ? 'lets the customer in' : "doesn't let the customer in"}`;
    steps.push({ text, outcome, decides: result.isIn, steps: result.steps });
    if (result.isIn) match = { variant: result.variant };
  }
  return { steps, match };
}

function checkOneStrategy(strategy: Strategy, scope: Scope): StrategyResult {
  const check = findStrategy(strategy.name);
  if (!check) return excluded([failed(`SDKs don't support the ${code(strategy.name)} strategy`)]);
  const steps: Step[] = [];
  let isIn = true;
  for (const { title, run } of constraintChecks(strategy, scope)) {
    const step = isIn ? run() : skipped(title);
    if (step.outcome === 'failed') isIn = false;
    steps.push(step.outcome === 'failed' ? { ...step, decides: true } : step);
  }
  if (!isIn) return excluded([...steps, skipped('the strategy itself')]);
  const step = check(strategy.parameters ?? {}, scope.context, scope.options);
  if (step.outcome === 'failed') return excluded([...steps, { ...step, decides: true }]);
  return withStrategyVariant(strategy, [...steps, step], scope);
}

function withStrategyVariant(
  strategy: Strategy,
  steps: readonly Step[],
  scope: Scope,
): StrategyResult {
  const { parameters = {}, variants = [] } = strategy;
  if (variants.length === 0) return { isIn: true, steps, variant: undefined };
  // SDKs insert the group ID into a text, so a missing one becomes the word `undefined`.
  const groupId = parameters.groupId ?? 'undefined';
  const stickiness = variants[0]?.stickiness || parameters.stickiness;
  const { random } = scope.options;
  const { variant, step } = selectVariant(variants, groupId, stickiness, scope.context, random);
  return { isIn: true, steps: [...steps, variantStep(step, variant)], variant };
}

function excluded(steps: readonly Step[]): StrategyResult {
  return { isIn: false, steps, variant: undefined };
}

/** Lists a strategy's own constraints and those of its segments, in the order in which SDKs check them. */
function constraintChecks(
  { constraints = [], segments = [] }: Strategy,
  { state, context }: Scope,
) {
  const own = constraints.map((constraint) => constraintCheck(constraint, context));
  const inSegments = segments.flatMap((id) => {
    const segment = state.segments?.find((candidate) => candidate.id === id);
    if (!segment) {
      const text = `segment ${id} is missing, so the strategy doesn't apply`;
      return [{ title: `segment ${id}`, run: () => failed(text) }];
    }
    const title = `segment ${code(segment.name ?? String(id))}`;
    return (segment.constraints ?? []).map((constraint) =>
      constraintCheck(constraint, context, `${title}: `),
    );
  });
  return [...own, ...inSegments];
}

function constraintCheck(constraint: Constraint, context: Context, prefix = '') {
  return {
    title: `${prefix}the constraint on ${code(constraint.contextName)}`,
    run: (): Step => {
      const step = checkConstraint(constraint, context);
      return { ...step, text: prefix + step.text, field: constraint.contextName };
    },
  };
}

function checkDependencies(dependencies: readonly Dependency[], scope: Scope): Step[] {
  const steps: Step[] = [];
  let isFailed = false;
  for (const dependency of dependencies) {
    const step: Step = isFailed
      ? skipped(`the parent flag ${code(dependency.feature)}`)
      : checkParent(dependency, scope);
    isFailed ||= step.outcome === 'failed';
    steps.push(step);
  }
  return steps;
}

function checkParent({ feature, enabled = true, variants = [] }: Dependency, scope: Scope): Step {
  const name = code(feature);
  const parent = scope.state.features.find((candidate) => candidate.name === feature);
  if (!parent) return failed(`the parent flag ${name} is missing`);
  if (parent.dependencies?.length)
    return failed(`the parent flag ${name} has its own parent, which isn't allowed`);
  const needsVariant = enabled && variants.length > 0;
  const result = needsVariant ? evaluateFlag(feature, scope) : checkFlag(feature, scope);
  const steps = result.steps.map(({ decides: _, ...step }) => step);
  const is = `the parent flag ${name} is ${result.enabled ? 'enabled' : 'disabled'}`;
  const isMet = result.enabled === enabled;
  if (!isMet)
    return { ...failed(`${is}, but has to be ${enabled ? 'enabled' : 'disabled'}`), steps };
  if (!needsVariant) return { ...passed(`${is}, as required`), steps };
  const variant = result.variant?.name ?? DISABLED.name;
  const isListed = variants.includes(variant);
  const text = `the parent flag's variant is ${code(variant)}, which ${isListed ? 'is' : "isn't"} one of ${codeList(variants)}`;
  return { ...(isListed ? passed(text) : failed(text)), steps };
}

function resolved({ name, payload }: Variant): ResolvedVariant {
  return payload ? { name, enabled: true, payload } : { name, enabled: true };
}

function variantStep(step: Step, variant: Variant | undefined): Step {
  return { ...step, text: `variant ${code(variant?.name ?? DISABLED.name)}: ${step.text}` };
}

function passed(text: string): Step {
  return { text, outcome: 'passed' };
}

function failed(text: string): Step {
  return { text, outcome: 'failed', decides: true };
}

function skipped(subject: string): Step {
  return { text: `${subject}: not checked`, outcome: 'skipped' };
}
