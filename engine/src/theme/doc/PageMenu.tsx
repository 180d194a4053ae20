import type { ReactNode } from 'react';
import * as attributes from '../../shared/attributes.ts';
import * as texts from '../../shared/texts/doc.ts';
import type { SiteView } from '../../shared/view.ts';
import { Icon } from '../icons/Icon.tsx';
import { NewTabHint } from '../layout/NewTabHint.tsx';
import styles from './PageMenu.module.css';

interface PageMenuProps {
  /** Address of the page as Markdown, base path applied. */
  markdown: string;
  site: Pick<SiteView, 'origin' | 'base' | 'assistants'>;
  /** List items after the first one. */
  children?: ReactNode;
}

/** Copying a page, and what else to do with it besides reading. Without script the menu opens too. */
export function PageMenu({ markdown, site, children }: PageMenuProps) {
  const question = encodeURIComponent(texts.readAndAnswer(site.origin + markdown));
  return (
    <div className={styles.menu} {...{ [attributes.PAGE_MENU]: '' }} data-markdown-ignore="">
      <CopyPage markdown={markdown} />
      <details>
        <summary>
          {texts.moreActions}
          <Icon name="caret" />
        </summary>
        <ul>
          <li className={styles.inMenu}>
            <CopyPage markdown={markdown} />
          </li>
          {children}
          <li>
            <a href={markdown} rel="external">
              {texts.viewAsMarkdown}
            </a>
          </li>
          <li>
            <a href={`${site.base}/llms.txt`} rel="external">
              {texts.pagesForAgents}
            </a>
          </li>
          {site.assistants.map(({ label, address }) => (
            <li key={label}>
              <a href={address + question} target="_blank" rel="noopener noreferrer">
                {label}
                <NewTabHint />
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function CopyPage({ markdown }: Pick<PageMenuProps, 'markdown'>) {
  return (
    <button type="button" {...{ [attributes.COPY_PAGE]: markdown }}>
      {texts.copyPage}
    </button>
  );
}
