import { useId } from 'react';
import * as attributes from '../../shared/attributes.ts';
import type { AdmonitionProps } from '../../shared/content-props.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './Admonition.module.css';

/** Renders a callout. Each type has its own icon and label, because color must not be the only cue. */
export function Admonition({ type, title, children }: AdmonitionProps) {
  const id = useId();
  return (
    <aside
      className={styles.admonition}
      {...{ [attributes.ADMONITION_TYPE]: type }}
      role="note"
      aria-labelledby={id}
    >
      <p className={styles.title} id={id}>
        <Icon name={type} className={styles.icon} />
        <span>{title}</span>
      </p>
      <div className={styles.body}>{children}</div>
    </aside>
  );
}
