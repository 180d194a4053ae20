import shared from '../shared/examples.module.css';
import { CAUSES } from './causes.ts';
import type { Question } from './questions.ts';

/** Renders all questions as a list with links to the causes, for readers without scripts. */
export function DecisionList({ question }: { question: Question }) {
  return (
    <div className={shared.unscripted}>
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
