import brand from 'virtual:site-brand';
import type { PageView, SiteView } from '../../shared/view.ts';
import { Body } from '../doc/Body.tsx';
import { PageFooter } from '../doc/PageFooter.tsx';
import { PageHeader } from '../doc/PageHeader.tsx';
import { Pagination } from '../doc/Pagination.tsx';
import { Slot } from '../Slot.tsx';
import styles from './Home.module.css';

/** Renders the home page: an introduction with the first steps, no table of contents, and cards in a wide column. */
export function Home({ view, site }: { view: PageView; site: SiteView }) {
  return (
    <div className={styles.home}>
      <article>
        <div className={styles.opening}>
          <div>
            {view.hideTitle ? null : <PageHeader title={view.title} lede={view.description} />}
            <div className={styles.start}>
              {brand.HomeAction === undefined ? null : (
                <brand.HomeAction className={styles.action} />
              )}
              <Slot name="home" view={view} site={site} />
            </div>
          </div>
          {brand.HomeDrawing === undefined ? null : (
            <brand.HomeDrawing className={styles.drawing} />
          )}
        </div>
        <Body html={view.html} />
        <PageFooter tags={view.tags} editUrl={view.editUrl} lastUpdated={view.lastUpdated} />
      </article>
      <Pagination previous={view.previous} next={view.next} />
    </div>
  );
}
