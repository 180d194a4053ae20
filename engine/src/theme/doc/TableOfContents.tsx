import * as attributes from '../../shared/attributes.ts';
import * as texts from '../../shared/texts/doc.ts';
import type { TableOfContentsEntry } from '../../shared/view.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './TableOfContents.module.css';

type Entries = readonly TableOfContentsEntry[];

/** Renders the table of contents beside the article, in windows of 997 px or more. */
export function TableOfContents({ entries }: { entries: Entries }) {
  if (entries.length === 0) return null;
  return (
    <nav {...{ [attributes.TOC]: '' }} aria-label={texts.onThisPage}>
      <EntryList entries={entries} />
    </nav>
  );
}

/** Renders the table of contents above the article, in windows of up to 996 px. */
export function TableOfContentsDisclosure({ entries }: { entries: Entries }) {
  if (entries.length === 0) return null;
  return (
    <details className={styles.phone} data-markdown-ignore="">
      <summary>
        {texts.onThisPage}
        <Icon name="caret" />
      </summary>
      <nav {...{ [attributes.TOC]: '' }} aria-label={texts.onThisPage}>
        <EntryList entries={entries} />
      </nav>
    </details>
  );
}

function EntryList({ entries }: { entries: Entries }) {
  return (
    <ul>
      {entries.map(({ id, html, children }) => (
        <li key={id}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: inline HTML of a heading, made by the compile stage */}
          <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: html }} />
          {children.length === 0 ? null : <EntryList entries={children} />}
        </li>
      ))}
    </ul>
  );
}
