import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { noteAnswered, useCourseProgress } from './course-progress.ts';

interface AnswerCheckProps {
  /** Unique across all courses. */
  id: string;
  /** The number of the question in the lesson, starting at 1. */
  number: number;
  /** The index of the correct option. */
  answer: number;
}

/**
 * Renders a button that checks the answer in its form, and the feedback. The question's text is only in the
 * page, so readers don't download it a second time for React.
 */
export default function AnswerCheck({ id, number, answer }: AnswerCheckProps) {
  const [feedback, setFeedback] = useState<string>();
  const isAnswered = useCourseProgress().answered.has(id);
  const button = useRef<HTMLButtonElement>(null);

  // The feedback is about the answer that was checked. It disappears when the reader selects another one.
  useEffect(() => {
    const form = button.current?.form;
    const clear = () => {
      setFeedback('');
      form?.removeAttribute(VERDICT);
    };
    form?.addEventListener('change', clear);
    return () => form?.removeEventListener('change', clear);
  }, []);

  // Pressing Enter in an option also clicks the button.
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

/** An attribute of the form. The styles highlight the answer that was checked. */
const VERDICT = 'data-verdict';
const RIGHT = '✓ Correct. The explanation tells you why.';
const WRONG = '✗ Not quite. Try again, or open the explanation.';
