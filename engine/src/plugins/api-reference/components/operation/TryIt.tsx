import type { ReactNode } from 'react';
import { API_CONSOLE } from '../../shared/attributes.ts';
import { buildCommand, tryIt } from '../../texts/pages.ts';
import styles from './TryIt.module.css';

interface TryItProps {
  isCallable: boolean;
  /** True if websites can't call the operation, in which case the console only writes a command. */
  isRefused: boolean;
  children: ReactNode;
}

/**
 * Renders the button that opens the console, next to the request. It's hidden without scripts (see
 * `alternatives.css`).
 */
export function TryIt({ isCallable, isRefused, children }: TryItProps) {
  return (
    <div className={styles.call}>
      {children}
      {isCallable ? (
        <button type="button" aria-haspopup="dialog" {...{ [API_CONSOLE]: '' }}>
          {isRefused ? buildCommand : tryIt}
        </button>
      ) : null}
    </div>
  );
}
