import type { Outcome as OutcomeName } from '../../../evaluation/types.ts';
import styles from './examples.module.css';

interface OutcomeProps {
  outcome: OutcomeName;
  /** Texts for the result. Without them, screen readers announce general ones. */
  passed?: string;
  failed?: string;
}

const MARKS: Readonly<Record<OutcomeName, string>> = { passed: '✓', failed: '✗', skipped: '–' };

/** Renders the result of a step as a symbol and a text. */
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
