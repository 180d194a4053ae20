import { CAUSES } from './causes.ts';
import styles from './doctor.module.css';
import type { Question } from './questions.ts';

/** Renders all questions as a list with links to the causes, for readers without scripts. */
export function DecisionList({ question }: { question: Question }) {
  return (
    <div className={styles.list}>
      <p>{question.text}</p>
      <ul>
        {question.options.map(({ label, next }) => (
          <li key={label}>
            {typeof next === 'string' ? (
              <a href={CAUSES[next]}>{label}</a>
            ) : (
              <>
                {label}
                <DecisionList question={next} />
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
