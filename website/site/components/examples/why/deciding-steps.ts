import type { Step } from '../../../evaluation/types.ts';

/** Returns the innermost steps that determine the result, in the order in which they were checked. */
export function decidingSteps(steps: readonly Step[]): Step[] {
  return steps.flatMap((step) => {
    const inner = decidingSteps(step.steps ?? []);
    if (inner.length > 0) return inner;
    return step.decides ? [step] : [];
  });
}

/** Returns the first step that decided the result. */
export function firstDecision(steps: readonly Step[]): Step | undefined {
  // If a strategy matched, the strategies before it made no difference.
  const deciding = decidingSteps(steps);
  return deciding.find(({ outcome }) => outcome === 'passed') ?? deciding[0];
}
