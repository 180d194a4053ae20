import type { PageView, SiteView } from '../../shared/view.ts';
import { Main } from '../doc/Main.tsx';
import { Announcement } from './Announcement.tsx';
import { BackToTop } from './BackToTop.tsx';
import { Footer } from './Footer.tsx';
import { Navbar } from './Navbar.tsx';
import styles from './Page.module.css';
import { SiteMenu } from './SiteMenu.tsx';

/** Everything inside `body`. */
export function Page({ view, site }: { view: PageView; site: SiteView }) {
  return (
    <>
      <a className={styles.skip} href="#main" data-skip-link="">
        Skip to main content
      </a>
      <Announcement announcement={site.announcement} />
      <Navbar view={view} site={site} />
      <SiteMenu view={view} site={site} />
      <div className={styles.page}>
        <Main view={view} site={site} />
        <Footer site={site} />
      </div>
      <BackToTop />
    </>
  );
}
