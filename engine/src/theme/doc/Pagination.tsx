import * as texts from '../../shared/texts/doc.ts';
import type { PageView } from '../../shared/view.ts';
import styles from './Pagination.module.css';

/** Renders links to the previous and next page, in sidebar order. */
export function Pagination({ previous, next }: Pick<PageView, 'previous' | 'next'>) {
  if (previous === undefined && next === undefined) return null;
  return (
    <nav className={styles.pagination} aria-label={texts.docsPages}>
      {previous === undefined ? null : (
        <a href={previous.href} rel="prev">
          <span>{texts.previousPage}</span>
          {previous.label}
        </a>
      )}
      {next === undefined ? null : (
        <a href={next.href} rel="next">
          <span>{texts.nextPage}</span>
          {next.label}
        </a>
      )}
    </nav>
  );
}
