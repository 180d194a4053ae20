import { useLayoutEffect, useRef } from 'react';
import { rememberProgress, useCourseProgress } from './course-progress.ts';
import styles from './Quiz.module.css';

/**
 * Renders how many of a course's questions have been answered, and a checkbox for storing the progress on the
 * device.
 */
export default function ProgressLine({ questions }: { questions: readonly string[] }) {
  const { answered, isRemembered } = useCourseProgress();
  const box = useRef<HTMLInputElement>(null);
  // A reader may have checked the box before this code was loaded. Rendering would undo that.
  useLayoutEffect(() => {
    if (box.current?.checked) rememberProgress(true);
  }, []);
  const count = questions.filter((id) => answered.has(id)).length;
  return (
    <div className={styles.scripted} data-markdown-ignore="">
      <progress value={count} max={questions.length} aria-label="Questions answered" />
      <span>
        {count} of {questions.length} questions answered
      </span>
      <label className={styles.row}>
        <input
          ref={box}
          type="checkbox"
          checked={isRemembered}
          onChange={(event) => rememberProgress(event.currentTarget.checked)}
        />
        Remember this on my device
      </label>
    </div>
  );
}
