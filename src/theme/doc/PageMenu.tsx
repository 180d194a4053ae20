import * as attributes from '../../shared/attributes.ts';
import type { SiteView } from '../../shared/view.ts';
import { Icon } from '../icons/Icon.tsx';
import { NewTabHint } from '../layout/NewTabHint.tsx';
import styles from './PageMenu.module.css';

interface PageMenuProps {
  /** Address of the page as Markdown, base path applied. */
  markdown: string;
  site: Pick<SiteView, 'origin' | 'base' | 'thirdParties' | 'assistants'>;
}

/** Copying a page, and what else to do with it besides reading. Without script the menu opens too. */
export function PageMenu({ markdown, site }: PageMenuProps) {
  const question = encodeURIComponent(
    `Read ${site.origin}${markdown} and answer questions about it.`,
  );
  return (
    <div className={styles.menu} {...{ [attributes.PAGE_MENU]: '' }} data-markdown-ignore="">
      <button type="button" {...{ [attributes.COPY_PAGE]: markdown }}>
        Copy page
      </button>
      <details>
        <summary>
          More
          <Icon name="caret" />
        </summary>
        <ul>
          {site.thirdParties?.assistant === undefined ? null : (
            <li>
              <button type="button" {...{ [attributes.ASK_AI]: '' }}>
                Ask AI
              </button>
            </li>
          )}
          <li>
            <a href={markdown} rel="external">
              View as Markdown
            </a>
          </li>
          <li>
            <a href={`${site.base}/llms.txt`} rel="external">
              All pages for agents
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
