import type { Step } from '../../../evaluation/types.ts';
import { withCode } from '../../with-code.tsx';
import { Outcome } from '../shared/Outcome.tsx';
import { sentence } from '../shared/sentence.ts';
import type { Marks } from './deciding-steps.ts';
import styles from './why.module.css';

interface StepTreeProps extends Marks {
  steps: readonly Step[];
}

/** Renders the steps of an evaluation, each with its own steps below it. Highlights the marked steps. */
export function StepTree({ steps, marked, isDecision }: StepTreeProps) {
  return (
    <ul className={styles.tree}>
      {steps.map((step, index) => {
        // The same step can appear twice, so only its position is unique.
        const key = `${index}-${step.text}`;
        return (
          <li key={key}>
            <span
              data-outcome={step.outcome}
              className={marked.includes(step) ? `${styles.step} ${styles.marked}` : styles.step}
            >
              <Outcome outcome={step.outcome} />
              <span>
                {withCode(sentence(step.text))}
                {marked.includes(step) && (
                  <strong>
                    {isDecision ? ' This decides the result.' : ' This strategy fails here.'}
                  </strong>
                )}
              </span>
            </span>
            {step.steps && step.steps.length > 0 && (
              <StepTree steps={step.steps} marked={marked} isDecision={isDecision} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
