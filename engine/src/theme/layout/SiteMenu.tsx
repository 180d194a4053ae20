import type { ReactNode } from 'react';
import * as attributes from '../../shared/attributes.ts';
import * as texts from '../../shared/texts/layout.ts';
import type { NavbarItem, PageView, SiteView } from '../../shared/view.ts';
import { NewTabHint } from '../content/inline.tsx';
import { ColorModes } from './ColorMode.tsx';
import {
  ariaCurrent,
  type CurrentPage,
  currentPage,
  newTabAttributes,
  sidebarState,
} from './navigation.ts';
import { Wordmark } from './Wordmark.tsx';

interface SiteMenuProps {
  view: PageView;
  site: SiteView;
  sidebar: ReactNode;
}

/**
 * Renders the same markup for two places: the sidebar column in windows of 997 px or more, and the panel that
 * the menu button opens in smaller windows (a native popover, so it opens without scripts). Only the panel
 * shows the header. In the panel, the site's links replace the sidebar while they're open, and on pages without
 * a sidebar.
 */
export function SiteMenu({ view, site, sidebar }: SiteMenuProps) {
  return (
    <section id="site-menu" popover="" aria-label={texts.siteMenu}>
      <div>
        <Wordmark title={site.title} href={site.base === '' ? '/' : site.base} />
        <button
          type="button"
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          aria-label={texts.closeSiteMenu}
        />
        <ColorModes />
        <details open={view.sidebar === undefined}>
          <summary>
            <span>{texts.backToMainMenu}</span>
            <span>{texts.backToDocsMenu}</span>
          </summary>
          <nav aria-label={texts.siteLinks}>
            <ul>
              {site.navbar.items.map((item, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
                <Item key={index} item={item} current={currentPage(view, site)} />
              ))}
            </ul>
          </nav>
        </details>
      </div>
      <div {...{ [attributes.SIDEBAR_PLACE]: '' }}>{sidebar}</div>
    </section>
  );
}

function Item({ item, current }: { item: NavbarItem; current: CurrentPage }) {
  if (item.type === 'separator') return null;
  if (item.type === 'dropdown') {
    const open = item.items.some(({ href }) => href === current.pathname);
    return (
      <li>
        <details open={open}>
          <summary>{item.shortLabel ?? item.label}</summary>
          <ul>
            {item.href === undefined ? null : (
              <SiteLink label={texts.overview} href={item.href} current={current} />
            )}
            {item.items.map((each) => (
              <SiteLink key={each.href} {...each} current={current} />
            ))}
          </ul>
        </details>
      </li>
    );
  }
  return <SiteLink {...item} current={current} />;
}

function SiteLink({
  label,
  href,
  newTab = false,
  activeSidebar,
  current,
}: {
  label: string;
  href: string;
  newTab?: boolean;
  activeSidebar?: string;
  current: CurrentPage;
}) {
  return (
    <li>
      <a
        href={href}
        aria-current={ariaCurrent(href, current)}
        {...sidebarState(activeSidebar, current)}
        {...newTabAttributes(newTab)}
      >
        {label}
        {newTab ? <NewTabHint /> : null}
      </a>
    </li>
  );
}
