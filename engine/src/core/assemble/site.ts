/** The whole site as one value: pages with their place in the navigation. */
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
  /** From the front matter or category. Empty if the compiled page's excerpt is used instead. */
  description: string;
  /** Absent for generated categories and the not-found page. */
  source?: PageSource;
  availability?: Availability;
  /** Name of the sidebar it displays. */
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

/** All internal URLs in `Site` are routes. `views/page-view.ts` adds the base path. */
export interface Site {
  /** All pages by route, in the order of their files, without the not-found page. */
  pages: ReadonlyMap<string, SitePage>;
  /** Returns the route of a content file: `/reference/orders` for `docs/reference/orders.mdx`. */
  routeOfFile: ReadonlyMap<string, string>;
  /** Full trees by sidebar name. */
  sidebars: ReadonlyMap<string, readonly SidebarItem[]>;
  /** Pages that belong together, whichever sidebar shows them. */
  collections: readonly PageCollection[];
  /** Routes of collections that could not be read: links to their pages are not checked. */
  unreadRoutes?: readonly string[];
  /** Drafts, which only other drafts can link to. Empty in development, where drafts are normal pages. */
  drafts: readonly PageSource[];
  /** Old URLs, which the site's links must not use. */
  redirects: RedirectTable;
  /** Folder of the content below the site root: `docs`. */
  contentFolder: string;
  /** Its route: `''` or `/docs`. */
  routeBasePath: string;
}
