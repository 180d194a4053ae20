import { Fragment } from 'react';
import styles from './NotFoundDrawing.module.css';

/** The columns of a digit. In each column, dots are listed from top to bottom, and `#` is on. */
const FOUR = ['###..', '..#..', '..#..', '#####', '..#..'];
const ZERO = ['.###.', '#...#', '#...#', '#...#', '.###.'];
const GAP = '.....';

/** Renders the number 404 with the dots of the home page's rollout. The rollout reaches one digit after another. */
export function NotFoundDrawing({ className = '' }: { className?: string }) {
  return (
    <div
      className={`${styles.dots} ${className}`.trim()}
      aria-hidden="true"
      data-markdown-ignore=""
    >
      {[...FOUR, GAP, ...ZERO, GAP, ...FOUR].map((column, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
        <Fragment key={place}>
          {[...column].map((dot, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
            <i key={row} data-on={dot === '#' ? '' : undefined} />
          ))}
        </Fragment>
      ))}
    </div>
  );
}
