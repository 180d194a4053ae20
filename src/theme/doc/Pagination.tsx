import type { PageLinkView, PageView } from '../../shared/view.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './Pagination.module.css';

/** Links to the pages before and after, in the order of the sidebar. */
export function Pagination({ previous, next }: Pick<PageView, 'previous' | 'next'>) {
  if (previous === undefined && next === undefined) return null;
  return (
    <nav className={styles.pagination} aria-label="Docs pages">
      {previous === undefined ? null : <PageLink direction="previous" {...previous} />}
      {next === undefined ? null : <PageLink direction="next" {...next} />}
    </nav>
  );
}

function PageLink({ direction, label, href }: PageLinkView & { direction: 'previous' | 'next' }) {
  const isNext = direction === 'next';
  return (
    <a
      className={styles.link}
      href={href}
      rel={isNext ? 'next' : 'prev'}
      data-direction={direction}
    >
      <span className={styles.direction}>
        {isNext ? null : <Icon name="arrow-left" />}
        {isNext ? 'Next' : 'Previous'}
        {isNext ? <Icon name="arrow-right" /> : null}
      </span>
      <span className={styles.label}>{label}</span>
    </a>
  );
}
