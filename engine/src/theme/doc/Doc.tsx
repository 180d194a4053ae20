import * as attributes from '../../shared/attributes.ts';
import { pathnameOfRoute } from '../../shared/routes.ts';
import type { PageView, SiteView } from '../../shared/view.ts';
import { CategoryCards } from '../lists/CategoryCards.tsx';
import { isFilled, Slot } from '../Slot.tsx';
import { Body } from './Body.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import styles from './Main.module.css';
import { PageFooter } from './PageFooter.tsx';
import { PageHeader } from './PageHeader.tsx';
import { PageMenu } from './PageMenu.tsx';
import { Pagination } from './Pagination.tsx';
import { TableOfContents, TableOfContentsDisclosure } from './TableOfContents.tsx';
import { UnlistedBanner } from './UnlistedBanner.tsx';

interface DocProps {
  view: PageView;
  site: SiteView;
}

/** Renders a page of the documentation, with everything around its text. */
export function Doc({ view, site }: DocProps) {
  const { tableOfContents: entries } = view;
  return (
    <div className={isWide(view) ? `${styles.frame} ${styles.wide}` : styles.frame}>
      <div>
        <article>
          <TableOfContentsDisclosure entries={entries} />
          <div className={styles.above}>
            <Breadcrumbs crumbs={view.breadcrumbs} home={pathnameOfRoute('/', site.base)} />
            {view.markdown === undefined || !isFilled('pageAction') ? null : (
              <PageMenu action={<Slot name="pageAction" view={view} site={site} />}>
                <Slot name="pageMenu" view={view} site={site} />
                <Slot name="pageMenuLinks" view={view} site={site} />
              </PageMenu>
            )}
          </div>
          {view.unlisted ? <UnlistedBanner /> : null}
          {view.hideTitle || view.layout === 'reference' ? null : (
            <PageHeader
              title={view.title}
              lede={view.kind === 'category' ? view.description : undefined}
              availability={view.availability}
              editions={site.editions}
            >
              <Slot name="pageInfo" view={view} site={site} />
            </PageHeader>
          )}
          {view.layout === 'reference' ? <Plain html={view.html} /> : <Body html={view.html} />}
          <CategoryCards cards={view.cards} />
          <Slot name="pageEnd" view={view} site={site} />
          <PageFooter tags={view.tags} editUrl={view.editUrl} lastUpdated={view.lastUpdated} />
        </article>
        <Pagination previous={view.previous} next={view.next} />
      </div>
      <TableOfContents entries={entries} />
    </div>
  );
}

/** True for pages without a table of contents beside the text. */
function isWide({ kind, layout }: PageView): boolean {
  return kind === 'category' || layout === 'reference';
}

/** Renders a body that has its own typography. */
function Plain({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of the compile stage
  return <div {...{ [attributes.CONTENT]: '' }} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Renders a page whose body comes from a component in `site/pages/`. */
export function ComponentPage({ html }: { html: string }) {
  return (
    <div className={styles.plain}>
      <Body html={html} />
    </div>
  );
}
