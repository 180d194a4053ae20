import type { Step } from '../../../evaluation/types.ts';

export interface Marks {
  /** The steps to mark. */
  marked: readonly Step[];
  /** True if there's one step that decides the result. */
  isDecision: boolean;
}

/**
 * Returns the step that decides the result: the first one that passed, or the only one that failed. If several
 * strategies fail, none of them decides alone, so returns a step for each.
 */
export function marksOf(steps: readonly Step[]): Marks {
  const deciding = decidingSteps(steps);
  // If a strategy matched, the strategies before it made no difference.
  const passed = deciding.find(({ outcome }) => outcome === 'passed');
  const marked = passed ? [passed] : deciding;
  return { marked, isDecision: marked.length === 1 };
}

/** Returns the innermost steps that determine the result, in the order in which they were checked. */
function decidingSteps(steps: readonly Step[]): Step[] {
  return steps.flatMap((step) => {
    const inner = decidingSteps(step.steps ?? []);
    if (inner.length > 0) return inner;
    return step.decides ? [step] : [];
  });
}
