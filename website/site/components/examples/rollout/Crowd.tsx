import type { MouseEvent } from 'react';
import type { Placement } from './crowd.ts';
import styles from './rollout.module.css';

interface CrowdProps {
  placements: readonly Placement[];
  /** The index of the selected customer. */
  chosen: number | undefined;
  onChoose(index: number): void;
}

const COLUMNS = 25;
/** The distance between customers, in units of the image. */
const STEP = 10;

/**
 * Renders a dot for each customer: large if they have the feature, and small if they don't. The selected one
 * has a ring.
 */
export function Crowd({ placements, chosen, onChoose }: CrowdProps) {
  const rows = Math.ceil(placements.length / COLUMNS);
  const count = placements.filter(({ isIn }) => isIn).length;

  /** Selects a customer with a pointer. The text field does the same. */
  function choose({ clientX, clientY, currentTarget }: MouseEvent<SVGSVGElement>): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const column = Math.floor(((clientX - left) / width) * COLUMNS);
    const row = Math.floor(((clientY - top) / height) * rows);
    const index = row * COLUMNS + column;
    if (column >= 0 && column < COLUMNS && placements[index]) onChoose(index);
  }

  return (
    <svg
      className={styles.crowd}
      viewBox={`0 0 ${COLUMNS * STEP} ${rows * STEP}`}
      role="img"
      aria-label={`${count} of ${placements.length} customers have the feature`}
      onPointerUp={choose}
    >
      <path className={styles.out} d={dots(placements, false)} />
      <path className={styles.in} d={dots(placements, true)} />
      {chosen !== undefined && (
        <circle className={styles.chosen} {...centerOf(chosen)} r={STEP / 2} />
      )}
    </svg>
  );
}

/** Returns a path of lines without length, whose round ends are dots. It's one element instead of hundreds. */
function dots(placements: readonly Placement[], isIn: boolean): string {
  return placements
    .map((placement, index) => {
      const { cx, cy } = centerOf(index);
      return placement.isIn === isIn ? `M${cx} ${cy}h0` : '';
    })
    .join('');
}

function centerOf(index: number) {
  return {
    cx: (index % COLUMNS) * STEP + STEP / 2,
    cy: Math.floor(index / COLUMNS) * STEP + STEP / 2,
  };
}
