import type { PageView } from '../../shared/view.ts';
import { Icon } from '../icons/Icon.tsx';
import { NewTabHint } from '../layout/NewTabHint.tsx';
import styles from './PageFooter.module.css';

/** Edit link and date of the last change, below the article. */
export function PageFooter({ editUrl, lastUpdated }: Pick<PageView, 'editUrl' | 'lastUpdated'>) {
  if (editUrl === undefined && lastUpdated === undefined) return null;
  return (
    <div className={styles.footer}>
      {editUrl === undefined ? null : (
        <a href={editUrl} target="_blank" rel="noopener noreferrer">
          <Icon name="pencil" />
          Edit this page
          <NewTabHint />
        </a>
      )}
      {lastUpdated === undefined ? null : <LastUpdated {...lastUpdated} />}
    </div>
  );
}

function LastUpdated({ date, author }: { date: string; author?: string | undefined }) {
  return (
    <p>
      Last updated on <time dateTime={date}>{formatDate(date)}</time>
      {author === undefined ? null : ` by ${author}`}
    </p>
  );
}

/** `Nov 21, 2026`, in UTC so that every build machine writes the same. */
export function formatDate(date: string): string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  return format.format(new Date(date));
}
