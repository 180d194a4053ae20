import type { Step } from '../../../evaluation/types.ts';
import { withCode } from '../../with-code.tsx';
import { Outcome } from '../shared/Outcome.tsx';
import { sentence } from '../shared/sentence.ts';
import styles from './why.module.css';

/** Renders the steps of an evaluation, each with its own steps below it. `decision` is highlighted. */
export function StepTree({
  steps,
  decision,
}: {
  steps: readonly Step[];
  decision: Step | undefined;
}) {
  return (
    <ul className={styles.tree}>
      {steps.map((step, index) => {
        // The same step can appear twice, so only its position is unique.
        const key = `${index}-${step.text}`;
        return (
          <li key={key}>
            <span className={step === decision ? `${styles.step} ${styles.decision}` : styles.step}>
              <Outcome outcome={step.outcome} />
              <span>
                {withCode(sentence(step.text))}
                {step === decision && <strong> This decides the result.</strong>}
              </span>
            </span>
            {step.steps && step.steps.length > 0 && (
              <StepTree steps={step.steps} decision={decision} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
