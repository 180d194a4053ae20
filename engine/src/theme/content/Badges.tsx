import type { ReactNode } from 'react';
import styles from './Badges.module.css';

/** Renders a line of badges about a page. */
export function Badges({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.badges} aria-label={label}>
      {children}
    </ul>
  );
}

interface BadgeProps {
  look: 'edition' | 'stage' | 'plain';
  stage?: 'beta' | 'deprecated';
  children: ReactNode;
}

/** Renders one badge in a line. */
export function Badge({ look, stage, children }: BadgeProps) {
  return (
    <li className={styles[look]} data-stage={stage}>
      {children}
    </li>
  );
}
