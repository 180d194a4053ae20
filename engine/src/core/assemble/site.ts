/** The whole site as one value: pages with their place in the navigation. */
import type { Availability } from '../../shared/content.ts';
import type { RedirectTable } from '../../shared/redirects.ts';
import type { CategoryCard, Crumb, PageLinkView, SidebarItem } from '../../shared/view.ts';
import type { PageCollection } from '../source/page-collection.ts';
import type { PageSource } from '../source/page-source.ts';

export interface SitePage {
  kind: 'doc' | 'category' | 'page' | 'tool' | 'not-found';
  id: string;
  route: string;
  title: string;
  /** From front matter or category; empty when the compiled page's excerpt is to be used. */
  description: string;
  /** Absent for generated categories and the not-found page. */
  source?: PageSource;
  availability?: Availability;
  /** Name of the sidebar it displays. */
  sidebar?: string;
  breadcrumbs: readonly Crumb[];
  previous?: PageLinkView;
  next?: PageLinkView;
  /** An empty description of a page's card stands for that of the page, or its excerpt. */
  cards: readonly CategoryCard[];
  unlisted: boolean;
  keywords: readonly string[];
  /** Links to the pages of its tags. */
  tags: readonly PageLinkView[];
}

/** Surroundings of a page that nobody wrote, until it says more of them. */
export const EMPTY_PAGE = {
  breadcrumbs: [],
  cards: [],
  unlisted: false,
  keywords: [],
  tags: [],
} as const satisfies Partial<SitePage>;

/** Addresses in all views below `Site` are routes; the render stage applies the base path. */
export interface Site {
  /** All pages by route, in order of their files; the not-found page is not among them. */
  pages: ReadonlyMap<string, SitePage>;
  /** Route of a content file: `docs/reference/segments.mdx` → `/reference/segments`. */
  routeOfFile: ReadonlyMap<string, string>;
  /** Full trees by sidebar name. */
  sidebars: ReadonlyMap<string, readonly SidebarItem[]>;
  /** Pages that belong together, whichever sidebar shows them. */
  collections: readonly PageCollection[];
  /** Routes of collections that could not be read: links to their pages are not checked. */
  unreadRoutes?: readonly string[];
  /** Drafts: only other drafts may lead to them. In development they are pages like the others, and none is here. */
  drafts: readonly PageSource[];
  /** Old addresses, which links of the site do not use. */
  redirects: RedirectTable;
  /** Folder of the content below the site root: `docs`. */
  contentFolder: string;
  /** Its route: `''` or `/docs`. */
  routeBasePath: string;
}
