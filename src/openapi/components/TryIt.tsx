import type { ReactNode } from 'react';
import styles from './TryIt.module.css';

/** The button that brings the console, beside what it sends. With script only: see `utilities.css`. */
export function TryIt({ children }: { children: ReactNode }) {
  return (
    <div className={styles.call}>
      {children}
      <button type="button" aria-haspopup="dialog" data-api-console="">
        Try it
      </button>
    </div>
  );
}
