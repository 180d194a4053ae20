import styles from './HomeDrawing.module.css';

/** Columns of the drawing and how many of the rows are on in each: a rollout from none to all. */
const ON_BY_COLUMN = [0, 1, 1, 2, 2, 3, 4, 4, 5, 6] as const;
const ROWS = 6;

interface Dot {
  column: number;
  row: number;
  isOn: boolean;
}

/** A drawing: users as dots, more and more of them with the feature on. */
export function HomeDrawing({ className }: { className?: string }) {
  const dots = ON_BY_COLUMN.flatMap((on, column) =>
    Array.from({ length: ROWS }, (_, row) => ({ column, row, isOn: hasFeature(row, column, on) })),
  );
  return (
    <svg
      className={className}
      viewBox={`0 0 ${ON_BY_COLUMN.length * 24} ${ROWS * 24}`}
      aria-hidden="true"
    >
      <g className={styles.off}>{dots.filter(({ isOn }) => !isOn).map(dot)}</g>
      <g className={styles.on}>{dots.filter(({ isOn }) => isOn).map(dot)}</g>
    </svg>
  );
}

function dot({ column, row, isOn }: Dot) {
  const [x, y] = [column * 24 + 12, row * 24 + 12];
  return <circle key={`${column}.${row}`} cx={x} cy={y} r={isOn ? 6 : 2.5} />;
}

/** Spreads the `on` users of a column over its rows, like hashing does: not the first ones. */
function hasFeature(row: number, column: number, on: number): boolean {
  return (row * 5 + column * 3) % ROWS < on;
}
