import { Fragment } from 'react';
import styles from './NotFoundDrawing.module.css';

/** Columns of dots from top to bottom. `#` is on. */
const FOUR = ['###..', '..#..', '..#..', '#####', '..#..'];
const ZERO = ['.###.', '#...#', '#...#', '#...#', '.###.'];
const GAP = '.....';

/** Renders the number 404 with the dots of the home page's rollout, which reaches one digit after the other. */
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
