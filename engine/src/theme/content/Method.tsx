import styles from './Method.module.css';

/** For lists in narrow columns. */
const SHORT: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({ DELETE: 'DEL', OPTIONS: 'OPT', WEBHOOK: 'HOOK' }),
);

/** Method of an operation as a colored badge; the word itself tells, the color helps. */
export function Method({ method, isShort = false }: { method: string; isShort?: boolean }) {
  return (
    <span className={isShort ? styles.short : styles.method} data-method={method}>
      {isShort ? (SHORT.get(method) ?? method) : method}
    </span>
  );
}
