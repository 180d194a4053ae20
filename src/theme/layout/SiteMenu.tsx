import { pathnameOfRoute } from '../../shared/routes.ts';
import { initialBranches, openBranches } from '../../shared/sidebar.ts';
import type { NavbarItem, PageView, SiteView } from '../../shared/view.ts';
import { Icon } from '../icons/Icon.tsx';
import { Island } from '../islands/Island.tsx';
import { SidebarTree } from '../islands/SidebarTree.tsx';
import { ColorModeSwitch } from './ColorMode.tsx';
import { NewTabHint } from './NewTabHint.tsx';
import { ariaCurrent, type CurrentPage, currentPage, newTabAttributes } from './navigation.ts';
import styles from './SiteMenu.module.css';
import { Wordmark } from './Wordmark.tsx';

/**
 * One piece of markup for two places: the sidebar column from 997 px, and below that the panel that
 * the menu button opens (a native popover, so it opens without script). Its head and the site's
 * links are shown in the panel only.
 */
export function SiteMenu({ view, site }: { view: PageView; site: SiteView }) {
  return (
    <section className={styles.menu} id="site-menu" popover="" aria-label="Site menu">
      <div className={styles.head}>
        <Wordmark title={site.title} href={site.base === '' ? '/' : site.base} />
        <button
          type="button"
          className={styles.close}
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          aria-label="Close navigation bar"
        >
          <Icon name="cross" />
        </button>
      </div>
      <nav className={styles.site} aria-label="Site" data-nav="">
        <ul>
          {site.navbar.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
            <Item key={index} item={item} current={currentPage(view, site)} />
          ))}
        </ul>
        <ColorModeSwitch />
      </nav>
      <SidebarBox view={view} site={site} />
    </section>
  );
}

function SidebarBox({ view, site }: { view: PageView; site: SiteView }) {
  const { sidebar } = view;
  const currentHref = pathnameOfRoute(view.route, site.base);
  const active = openBranches(sidebar?.items ?? [], currentHref);
  const open = initialBranches(sidebar?.items ?? [], currentHref);
  return (
    <div className={styles.sidebar}>
      <Island name="Sidebar" props={{}} shell>
        {sidebar === undefined ? null : (
          <SidebarTree {...sidebar} {...{ currentHref, active, open }} />
        )}
      </Island>
    </div>
  );
}

function Item({ item, current }: { item: NavbarItem; current: CurrentPage }) {
  if (item.type === 'separator') return null;
  if (item.type === 'dropdown') {
    const open = item.items.some(({ href }) => href === current.pathname);
    return (
      <li>
        <details open={open}>
          <summary>
            {item.shortLabel ?? item.label}
            <Icon name="caret" />
          </summary>
          <ul>
            {item.href === undefined ? null : (
              <SiteLink label="Overview" href={item.href} current={current} />
            )}
            {item.items.map((each) => (
              <SiteLink key={each.href} {...each} current={current} />
            ))}
          </ul>
        </details>
      </li>
    );
  }
  const newTab = item.type === 'link' && item.newTab;
  return <SiteLink label={item.label} href={item.href} newTab={newTab} current={current} />;
}

function SiteLink({
  label,
  href,
  newTab = false,
  current,
}: {
  label: string;
  href: string;
  newTab?: boolean;
  current: CurrentPage;
}) {
  return (
    <li>
      <a href={href} aria-current={ariaCurrent(href, current)} {...newTabAttributes(newTab)}>
        {label}
        {newTab ? <NewTabHint /> : null}
      </a>
    </li>
  );
}
