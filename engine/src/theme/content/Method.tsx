import * as attributes from '../../shared/attributes.ts';
import styles from './Method.module.css';

/** Abbreviations of methods for lists in narrow columns. */
const SHORT: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({ DELETE: 'DEL', OPTIONS: 'OPT', WEBHOOK: 'HOOK' }),
);

/** Renders an operation's method as a badge. The color only helps, because the text says the same. */
export function Method({ method, isShort = false }: { method: string; isShort?: boolean }) {
  return (
    <span className={isShort ? styles.short : styles.method} {...{ [attributes.METHOD]: method }}>
      {isShort ? (SHORT.get(method) ?? method) : method}
    </span>
  );
}
