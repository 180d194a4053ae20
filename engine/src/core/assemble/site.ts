/** The whole site as one object, which contains all pages with their place in the navigation. */
import type { Availability } from '../../shared/content-props.ts';
import type { RedirectTable } from '../../shared/redirects.ts';
import type { CategoryCard, Crumb, PageLinkView, SidebarItem } from '../../shared/view.ts';
import type { PageCollection } from '../source/page-collection.ts';
import type { PageSource } from '../source/page-source.ts';

export interface SitePage {
  kind: 'doc' | 'category' | 'page' | 'tool' | 'not-found';
  id: string;
  route: string;
  title: string;
  /**
   * The description from the front matter or the category. If it's empty, the compiled page's excerpt is
   * used.
   */
  description: string;
  /** Absent for generated categories and the not-found page. */
  source?: PageSource;
  availability?: Availability;
  /** The name of the sidebar that the page displays. */
  sidebar?: string;
  breadcrumbs: readonly Crumb[];
  previous?: PageLinkView;
  next?: PageLinkView;
  /** If a card's description is empty, the page's description or excerpt is used. */
  cards: readonly CategoryCard[];
  unlisted: boolean;
  keywords: readonly string[];
  /** Links to the pages of its tags. */
  tags: readonly PageLinkView[];
}

/** Default values for a generated page. */
export const EMPTY_PAGE = {
  breadcrumbs: [],
  cards: [],
  unlisted: false,
  keywords: [],
  tags: [],
} as const satisfies Partial<SitePage>;

/** The whole site. All internal URLs are routes. `views/page-view.ts` adds the base path. */
export interface Site {
  /** All pages, keyed by route, in the order of their files. Doesn't include the not-found page. */
  pages: ReadonlyMap<string, SitePage>;
  /** Routes by content file, such as `/reference/orders` for `docs/reference/orders.mdx`. */
  routeOfFile: ReadonlyMap<string, string>;
  /** Full trees by sidebar name. */
  sidebars: ReadonlyMap<string, readonly SidebarItem[]>;
  /** Groups of pages, which can be in different sidebars. */
  collections: readonly PageCollection[];
  /** Routes of collections that couldn't be read. Links to their pages aren't checked. */
  unreadRoutes?: readonly string[];
  /** Drafts, which only other drafts can link to. Empty in development, where drafts are normal pages. */
  drafts: readonly PageSource[];
  /** Old URLs, which links on the site must not use. */
  redirects: RedirectTable;
  /** The content folder, relative to the site's root, such as `docs`. */
  contentFolder: string;
  /** The content's route: `''` or a path such as `/docs`. */
  routeBasePath: string;
}
