import brand from 'virtual:site-brand';
import * as attributes from '../../shared/attributes.ts';
import { isExternal, pathnameOfRoute } from '../../shared/routes.ts';
import { homePage } from '../../shared/texts/doc.ts';
import * as texts from '../../shared/texts/pages.ts';
import type { PageView, SiteView } from '../../shared/view.ts';
import { PageHeader } from '../doc/PageHeader.tsx';
import { isFilled, Slot } from '../Slot.tsx';
import styles from './NotFound.module.css';

/**
 * Renders the page for URLs that don't exist. It has an empty list for pages with similar URLs, and links to the site's
 * sections.
 */
export function NotFound({ view, site }: { view: PageView; site: SiteView }) {
  const advice = isFilled('notFound') ? texts.notFoundAdvice : texts.notFoundAdviceWithoutSearch;
  return (
    <div className={styles.page}>
      {brand.NotFoundDrawing === undefined ? (
        brand.Mark && <brand.Mark className={styles.symbol} />
      ) : (
        <brand.NotFoundDrawing className={styles.drawing} />
      )}
      <PageHeader title={texts.notFound} lede={advice} />
      <Slot name="notFound" view={view} site={site} />
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
        <Slot name="notFoundLinks" view={view} site={site} />
      </ul>
    </div>
  );
}

/** Returns the home page, and the site's own pages from the navigation bar. */
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
  ];
}
