import type { SlotProps } from '../../../shared/plugin-modules.ts';
import { pathnameOfRoute } from '../../../shared/routes.ts';
import { Sentence } from '../../../theme/content/inline.tsx';
import { PageHeader } from '../../../theme/doc/PageHeader.tsx';
import { SEARCH_PAGE } from '../attributes.ts';
import * as texts from '../texts.ts';
import SearchForm from './SearchForm.tsx';
import styles from './SearchPage.module.css';

/** Renders the search page before scripts run: a form, and a message for readers without scripts. */
export default function SearchPage({ view, site }: SlotProps) {
  if (view.id !== 'search') return null;
  return (
    <div className={styles.page} {...{ [SEARCH_PAGE]: '' }}>
      <PageHeader title={view.title} />
      <SearchForm view={view} site={site} />
      <p className={styles.noScript}>
        <Sentence
          text={texts.searchNeedsScript}
          parts={{
            homePage: <a href={pathnameOfRoute('/', site.base)}>{texts.theHomePage}</a>,
            site: <code>site:{new URL(site.origin).host}</code>,
          }}
        />
      </p>
    </div>
  );
}
