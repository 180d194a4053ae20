import { type FormEvent, useState } from 'react';
import { noteAnswered, useCourseProgress } from './course-progress.ts';
import styles from './Quiz.module.css';
import { withCode } from './with-code.tsx';

export interface Question {
  /** Unique among all courses. */
  id: string;
  text: string;
  options: readonly string[];
  /** Index of the right option. */
  answer: number;
  explanation: string;
}

/** Questions with one right answer each. Without script the explanations can be opened all the same. */
export default function Questions({ questions }: { questions: readonly Question[] }) {
  return questions.map((question, index) => (
    <QuestionForm key={question.id} number={index + 1} question={question} />
  ));
}

function QuestionForm({ number, question }: { number: number; question: Question }) {
  const { id, text, options, answer, explanation } = question;
  const [feedback, setFeedback] = useState('');
  const isAnswered = useCourseProgress().answered.has(id);

  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const choice = new FormData(event.currentTarget).get('choice');
    const isRight = choice === String(answer);
    if (isRight) noteAnswered(id);
    setFeedback(choice === null ? 'Choose an answer first.' : isRight ? RIGHT : WRONG);
  }

  return (
    <form className={styles.question} onSubmit={check}>
      <fieldset>
        <legend>
          <strong>
            {number}. {withCode(text)}
          </strong>
        </legend>
        {options.map((option, index) => (
          <label key={option} className={styles.row}>
            <input type="radio" name="choice" value={index} />
            <span>{withCode(option)}</span>
          </label>
        ))}
      </fieldset>
      <div className={`${styles.row} ${styles.scripted}`}>
        <button type="submit">Check</button>
        <p role="status">{feedback || (isAnswered ? 'You answered this one before.' : '')}</p>
      </div>
      <details>
        <summary>Answer and explanation</summary>
        <p>
          <strong>{withCode(options[answer] ?? '')}</strong> {withCode(explanation)}
        </p>
      </details>
    </form>
  );
}

const RIGHT = 'Right. The explanation says why.';
const WRONG = 'Not this one. Try again, or open the explanation.';
