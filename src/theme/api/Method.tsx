import styles from './Method.module.css';

/** Method of an operation as a coloured badge; the word itself tells, the colour helps. */
export function Method({ method }: { method: string }) {
  return (
    <span className={styles.method} data-method={method}>
      {method}
    </span>
  );
}
