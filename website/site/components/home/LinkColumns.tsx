import type { ReactNode } from 'react';
import styles from './home.module.css';

/** Renders two blocks, side by side if there's room. */
export function Beside({ children }: { children: ReactNode }) {
  return <div className={styles.beside}>{children}</div>;
}

/** Renders sections with lists of links, as many side by side as fit. */
export function LinkColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}

/** Renders a section of `LinkColumns`: a heading, a sentence or two, and links. */
export function LinkColumn({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}
