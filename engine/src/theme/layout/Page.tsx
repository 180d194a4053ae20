import type { ReactNode } from 'react';
import * as texts from '../../shared/texts/layout.ts';
import type { PageView, SiteView } from '../../shared/view.ts';
import { Announcement } from './Announcement.tsx';
import { Footer } from './Footer.tsx';
import { Navbar } from './Navbar.tsx';
import styles from './Page.module.css';
import { SiteMenu } from './SiteMenu.tsx';

interface PageProps {
  view: PageView;
  site: SiteView;
  sidebar: ReactNode;
  /** The part of the page that navigation replaces. */
  children: ReactNode;
}

/** Renders everything inside `body`. */
export function Page({ view, site, sidebar, children }: PageProps) {
  return (
    <>
      <a href="#main">{texts.skipToMain}</a>
      <Announcement announcement={site.announcement} />
      <Navbar view={view} site={site} />
      <SiteMenu view={view} site={site} sidebar={sidebar} />
      <div className={styles.page}>
        {children}
        <Footer site={site} />
      </div>
    </>
  );
}
