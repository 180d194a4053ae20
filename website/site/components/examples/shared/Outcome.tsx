import type { Outcome as OutcomeName } from '../../../evaluation/types.ts';
import styles from './examples.module.css';

interface OutcomeProps {
  outcome: OutcomeName;
  /** Words for the result. Without them, screen readers get general ones. */
  passed?: string;
  failed?: string;
}

const MARKS: Readonly<Record<OutcomeName, string>> = { passed: '✓', failed: '✗', skipped: '–' };

/** The result of a step, as a mark and a word. */
export function Outcome({ outcome, passed, failed }: OutcomeProps) {
  const word = { passed: passed ?? 'Yes', failed: failed ?? 'No', skipped: 'Skipped' }[outcome];
  const isVisible = passed !== undefined;
  return (
    <strong className={styles[outcome]}>
      <span aria-hidden="true">{MARKS[outcome]} </span>
      <span className={isVisible ? undefined : 'sr-only'}>{word}.</span>
    </strong>
  );
}
