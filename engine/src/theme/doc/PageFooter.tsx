import * as texts from '../../shared/texts/doc.ts';
import type { PageView } from '../../shared/view.ts';
import { Day, NewTabHint, Sentence } from '../content/inline.tsx';
import { Icon } from '../icons/Icon.tsx';
import styles from './PageFooter.module.css';

/** Renders the tags, the edit link, and the date of the last change, below the article. */
export function PageFooter({
  tags,
  editUrl,
  lastUpdated,
}: Pick<PageView, 'tags' | 'editUrl' | 'lastUpdated'>) {
  if (tags.length === 0 && editUrl === undefined && lastUpdated === undefined) return null;
  return (
    <div className={styles.footer} data-markdown-ignore="">
      {tags.length === 0 ? null : <Tags tags={tags} />}
      {editUrl === undefined ? null : (
        <a href={editUrl} target="_blank" rel="noopener noreferrer">
          <Icon name="pencil" />
          {texts.editPage}
          <NewTabHint />
        </a>
      )}
      {lastUpdated === undefined ? null : <LastUpdated {...lastUpdated} />}
    </div>
  );
}

function Tags({ tags }: Pick<PageView, 'tags'>) {
  return (
    <div className={styles.tags}>
      <span id="tags-label">{texts.tags}</span>
      <ul aria-labelledby="tags-label">
        {tags.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function LastUpdated({ date, author }: { date: string; author?: string }) {
  const text = author === undefined ? texts.lastUpdated : texts.lastUpdatedBy;
  return (
    <p>
      <Sentence text={text} parts={{ date: <Day date={date} />, author }} />
    </p>
  );
}
