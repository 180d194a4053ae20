import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { noteAnswered, useCourseProgress } from './course-progress.ts';

interface AnswerCheckProps {
  /** Unique among all courses. */
  id: string;
  /** Place among the questions of the lesson, from 1. */
  number: number;
  /** Index of the right option. */
  answer: number;
}

/**
 * Button that checks the answer of the form it stands in, and the feedback. The words of the question
 * are part of the page alone: nothing of them is shipped a second time for React.
 */
export default function AnswerCheck({ id, number, answer }: AnswerCheckProps) {
  const [feedback, setFeedback] = useState<string>();
  const isAnswered = useCourseProgress().answered.has(id);
  const button = useRef<HTMLButtonElement>(null);

  // Feedback is about the choice that was checked, not about the next one.
  useEffect(() => {
    const form = button.current?.form;
    const clear = () => {
      setFeedback('');
      form?.removeAttribute(VERDICT);
    };
    form?.addEventListener('change', clear);
    return () => form?.removeEventListener('change', clear);
  }, []);

  // Enter in one of the options clicks the button, too.
  function check({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    const choice = new FormData(form ?? undefined).get('choice');
    const isRight = choice === String(answer);
    if (isRight) noteAnswered(id);
    setFeedback(choice === null ? 'Choose an answer first.' : isRight ? RIGHT : WRONG);
    if (choice === null) return;
    form?.setAttribute(VERDICT, isRight ? 'right' : 'wrong');
    const explanation = form?.querySelector('details');
    if (isRight && explanation) explanation.open = true;
  }

  return (
    <>
      <button ref={button} type="submit" onClick={check}>
        Check<span className="sr-only"> question {number}</span>
      </button>
      <p role="status">{feedback ?? (isAnswered ? 'You’ve answered this question before.' : '')}</p>
    </>
  );
}

/** On the form; its styles tint the answer that was checked. */
const VERDICT = 'data-verdict';
const RIGHT = '✓ Correct. The explanation tells you why.';
const WRONG = '✗ Not quite. Try again, or open the explanation.';
