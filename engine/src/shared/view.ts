/**
 * Data that the theme draws: one `PageView` per page and one `SiteView` for all. Plain data,
 * made by the assemble stage; every address in it is final (base path applied).
 */
import type { Availability } from './content-props.ts';

export interface TableOfContentsEntry {
  level: number;
  id: string;
  /** Inline HTML of the heading, without links. */
  html: string;
  children: readonly TableOfContentsEntry[];
}

export interface Crumb {
  label: string;
  href?: string;
}

export interface PageLinkView {
  label: string;
  href: string;
}

/** A sidebar entry. A category without `href` has no page. */
export type SidebarItem =
  | {
      type: 'link';
      label: string;
      href: string;
      external?: boolean;
      /** Short text before the label, such as `GET`. */
      badge?: string;
      deprecated?: boolean;
      className?: string;
    }
  | {
      type: 'category';
      label: string;
      href?: string;
      collapsed: boolean;
      collapsible: boolean;
      className?: string;
      items: readonly SidebarItem[];
    }
  /**
   * A part with a sidebar of its own, because it has hundreds of entries: on its pages the sidebar
   * shows nothing but it, elsewhere it is a link to its first page.
   */
  | {
      type: 'section';
      label: string;
      /** Pathname of its first page. */
      href: string;
      className?: string;
      items: readonly SidebarItem[];
    }
  | { type: 'html'; html: string; className?: string };

/** The sidebar tree next to a page. */
export interface SidebarTree {
  /** The name of the sidebar. For a section, the pathname of its first page follows the name. */
  name: string;
  items: readonly SidebarItem[];
  /** The way out of a section; absent on other trees. */
  parent?: PageLinkView;
}

/** Content of `sidebars/<name>.<hash>.json`, fetched by the browser when a reader opens a branch. */
export interface SidebarData {
  /** The whole tree as the theme draws it, every branch in it. */
  html: string;
}

export interface CategoryCard {
  kind: 'page' | 'category' | 'external';
  label: string;
  href: string;
  /** Description of the page, or `3 items` for a category without one. */
  description: string;
}

/** A question that a page answers. */
export interface AnsweredQuestion {
  question: string;
  /** Id of its heading. */
  anchor?: string;
  /** Text, not HTML. */
  answer: string;
}

/** A tag in the head: `meta` or `link`. */
export interface HeadTagView {
  tag: 'meta' | 'link';
  attributes: Readonly<Record<string, string | undefined>>;
}

/** Plugins extend it with the data of their slots. */
export interface PageView {
  /** `page` is a component page, `category` a generated index, `tool` a page that a component in the slot `tool` renders. */
  kind: 'doc' | 'category' | 'page' | 'tool' | 'not-found';
  /** With `reference`, the body has its own title and uses the full width. */
  layout?: 'reference';
  /** Document id, for example `reference/orders`. */
  id: string;
  route: string;
  /** Title of the document as readers see it in the heading. */
  title: string;
  description: string;
  /** Body as HTML; empty for generated categories. */
  html: string;
  /** True when the body brings its own H1 or the writer hides the title. */
  hideTitle: boolean;
  availability?: Availability;
  tableOfContents: readonly TableOfContentsEntry[];
  breadcrumbs: readonly Crumb[];
  cards: readonly CategoryCard[];
  previous?: PageLinkView;
  next?: PageLinkView;
  editUrl?: string;
  lastUpdated?: { date: string; author?: string };
  unlisted: boolean;
  noIndex: boolean;
  keywords: readonly string[];
  /** The pages of the page's tags. */
  tags: readonly PageLinkView[];
  /** Address of the page as Markdown, base path applied; absent where it has no text. */
  markdown?: string;
  image?: string;
  /** Questions that the page answers; absent when it is no such page. */
  questions?: readonly AnsweredQuestion[];
  /** Tags that plugins add to the head. */
  head: readonly HeadTagView[];
  /** Properties that plugins add to the page's structured data (JSON-LD). On the home page, it describes the site. */
  structuredData?: Readonly<Record<string, unknown>>;
  /** `name` is the name of the page's sidebar, even in a section. */
  sidebar?: { name: string; tree: SidebarTree; dataUrl: string };
}

export type NavbarItem =
  | {
      type: 'link';
      label: string;
      href: string;
      newTab: boolean;
      /** Name of the sidebar on whose pages the link stays marked. */
      activeSidebar?: string;
      position: 'left' | 'right';
    }
  | {
      type: 'dropdown';
      label: string;
      shortLabel?: string;
      href?: string;
      /** Name of the sidebar on whose pages the button stays marked. */
      activeSidebar?: string;
      position: 'left' | 'right';
      items: readonly { label: string; href: string }[];
    }
  | {
      type: 'icon';
      label: string;
      /** What the navigation bar shows beside the icon; default is the label. */
      shortLabel?: string;
      href: string;
      icon: 'repository';
      position: 'left' | 'right';
    }
  | { type: 'separator'; position: 'left' | 'right' };

export interface SiteView {
  title: string;
  tagline: string;
  /** Origin without a final slash, for absolute addresses: `https://docs.example.com`. */
  origin: string;
  /** `''` or `/docs`. */
  base: string;
  language: string;
  /** Name of the version of the documentation. */
  version: string;
  /** Versions on the same origin that are sites of their own. */
  otherVersions: readonly OtherVersion[];
  navbar: { hideOnScroll: boolean; items: readonly NavbarItem[] };
  footer: {
    groups: readonly {
      title: string;
      items: readonly { label: string; href: string }[];
    }[];
    copyright: string;
  };
  announcement?: { id: string; html: string; closeable: boolean };
  /** What readers see until they choose a mode. */
  colorMode: { default: 'light' | 'dark' | 'system' };
  /** Path of the default picture for social cards, absolute address. */
  socialImage?: string;
  /** All editions of the product; a page that names them all needs no list. */
  editions: readonly string[];
  /** Tags that the configuration adds to every head. */
  head: readonly HeadTagView[];
}

export interface OtherVersion {
  name: string;
  /** Base path of its site: `''` or `/v2`. */
  base: string;
}

/** Bodies of the scripts in documents: of every document, and of the home page. */
export type InlineScripts = readonly [early: string, home: string];

/** Styles of related components, which documents that use one of them have in themselves. */
export interface StyleGroup {
  name: string;
  css: string;
  /** What the classes of its CSS modules begin with; none where every document has the group. */
  scopes: readonly string[];
  /** Names of the islands whose code uses the group. */
  islands: readonly string[];
}

/** Addresses of the built browser files, base path applied. */
export interface BrowserAssets {
  /** Hash of all browser files. If a page has a different hash, the browser loads the whole document. */
  buildId: string;
  script: string;
  /** The theme's styles, minified. Absent in development. */
  inlineScripts?: InlineScripts;
  /** Security policy that the document has in itself; absent in development. */
  policy?: string;
  /** Stylesheets that the first frame waits for: all of them in development, none in a build. */
  stylesheets: readonly string[];
  /** In the order of the cascade. */
  styleGroups: readonly StyleGroup[];
  /** Stylesheet with what only readers who act or print need; absent in development. */
  laterStyles?: string;
}
