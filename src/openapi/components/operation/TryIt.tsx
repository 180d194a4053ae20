import type { ReactNode } from 'react';
import * as attributes from '../../../shared/attributes.ts';
import { tryIt } from '../../../shared/texts/api.ts';
import styles from './TryIt.module.css';

/** The button that brings the console, beside what it sends. With script only: see `utilities.css`. */
export function TryIt({ isCallable, children }: { isCallable: boolean; children: ReactNode }) {
  return (
    <div className={styles.call}>
      {children}
      {isCallable ? (
        <button type="button" aria-haspopup="dialog" {...{ [attributes.API_CONSOLE]: '' }}>
          {tryIt}
        </button>
      ) : null}
    </div>
  );
}
