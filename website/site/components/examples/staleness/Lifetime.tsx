import styles from './staleness.module.css';

interface LifetimeProps {
  /** In days, like the other values. */
  age: number;
  maximum: number;
  lifetime: number | undefined;
}

/**
 * Renders a flag's age as a bar: within its expected lifetime, and beyond it. The text around the bar contains
 * the same information.
 */
export function Lifetime({ age, maximum, lifetime }: LifetimeProps) {
  const within = Math.min(age, lifetime ?? maximum);
  return (
    <svg
      className={styles.lifetime}
      viewBox={`0 0 ${maximum} 2`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className={styles.within} width={within} height="2" />
      <rect className={styles.beyond} x={within} width={age - within} height="2" />
      {lifetime !== undefined && (
        <rect className={styles.end} x={lifetime - 0.15} width="0.3" height="2" />
      )}
    </svg>
  );
}
