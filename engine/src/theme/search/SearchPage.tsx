import * as attributes from '../../shared/attributes.ts';
import { pathnameOfRoute } from '../../shared/routes.ts';
import * as texts from '../../shared/texts/search.ts';
import type { PageView, SiteView } from '../../shared/view.ts';
import { Sentence } from '../content/Sentence.tsx';
import { PageHeader } from '../doc/PageHeader.tsx';
import { SearchForm } from './SearchForm.tsx';
import styles from './SearchPage.module.css';

/** The page of results as it is served: a form that also sends itself, and what to do without script. */
export function SearchPage({ view, site }: { view: PageView; site: SiteView }) {
  return (
    <div className={styles.page} {...{ [attributes.SEARCH_PAGE]: '' }}>
      <PageHeader title={view.title} />
      <SearchForm base={site.base} />
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
