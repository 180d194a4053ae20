import type { ReactNode } from 'react';
import styles from './home.module.css';

/** Two blocks, the second beside the first where there's room. */
export function Beside({ children }: { children: ReactNode }) {
  return <div className={styles.beside}>{children}</div>;
}

/** Sections side by side, each with a list of links: as many as fit. */
export function LinkColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}

/** A section of `LinkColumns`: heading, a sentence or two, links. */
export function LinkColumn({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}
