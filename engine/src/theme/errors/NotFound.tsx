import brand from 'virtual:site-brand';
import * as attributes from '../../shared/attributes.ts';
import { isExternal, pathnameOfRoute } from '../../shared/routes.ts';
import { homePage } from '../../shared/texts/doc.ts';
import { search } from '../../shared/texts/layout.ts';
import * as texts from '../../shared/texts/pages.ts';
import type { SiteView } from '../../shared/view.ts';
import { PageHeader } from '../doc/PageHeader.tsx';
import { Mark } from '../layout/Wordmark.tsx';
import { SearchForm } from '../search/SearchForm.tsx';
import styles from './NotFound.module.css';

/** The page at addresses that have none: a search, pages with a similar address, the site's sections. */
export function NotFound({ site }: { site: SiteView }) {
  return (
    <div className={styles.page}>
      {brand.NotFoundDrawing === undefined ? (
        <Mark className={styles.symbol} />
      ) : (
        <brand.NotFoundDrawing className={styles.drawing} />
      )}
      <PageHeader title={texts.notFound} lede={texts.notFoundAdvice} />
      <SearchForm base={site.base} />
      {/* The browser runtime fills the list. */}
      <section className={styles.nearest} {...{ [attributes.NEAREST_PAGES]: '' }}>
        <h2>{texts.similarPages}</h2>
        <ol />
      </section>
      <h2>{texts.sections}</h2>
      <ul>
        {sections(site).map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The home page, the pages of this site that the navigation bar leads to, and the page of search. */
function sections({ navbar, base }: SiteView) {
  const home = pathnameOfRoute('/', base);
  const items = navbar.items.flatMap((item) =>
    (item.type === 'link' || item.type === 'dropdown') && item.href !== undefined
      ? [{ label: item.label, href: item.href }]
      : [],
  );
  return [
    { label: homePage, href: home },
    ...items.filter(({ href }) => !isExternal(href) && href !== home),
    { label: search, href: pathnameOfRoute('/search', base) },
  ];
}
