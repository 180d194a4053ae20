/**
 * Data that the theme renders: one `PageView` per page, and one `SiteView` for all pages. It's plain data from
 * the assemble stage. Every URL in it is final, including the base path.
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
   * A part with its own sidebar, because it has hundreds of entries. On its pages, the sidebar shows only this
   * part. On other pages, it's a link to the part's first page.
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
  /** The link out of a section. Absent on other trees. */
  parent?: PageLinkView;
}

/** The content of `sidebars/<name>.<hash>.json`, which the browser fetches when a reader opens a branch. */
export interface SidebarData {
  /** The whole tree with every branch, as the theme renders it. */
  html: string;
}

export interface CategoryCard {
  kind: 'page' | 'category' | 'external';
  label: string;
  href: string;
  /** The page's description. A category without one has the labels of what's in it. */
  description: string;
  /** The title that the card is below, together with its neighbors. */
  group?: string;
}

/** A question that the page answers. */
export interface AnsweredQuestion {
  question: string;
  /** The id of the question's heading. */
  anchor?: string;
  /** Plain text, not HTML. */
  answer: string;
}

/** A tag in the head: `meta` or `link`. */
export interface HeadTagView {
  tag: 'meta' | 'link';
  attributes: Readonly<Record<string, string | undefined>>;
}

/** Data of one page. Plugins extend it with their slots' data. */
export interface PageView {
  /**
   * `page` is a component page, `category` a generated index, and `tool` a page that a component in the slot
   * `tool` renders.
   */
  kind: 'doc' | 'category' | 'page' | 'tool' | 'not-found';
  /** With `reference`, the body has its own title and uses the full width. */
  layout?: 'reference';
  /** Document id, for example `reference/orders`. */
  id: string;
  route: string;
  /** The document's title in its heading. */
  title: string;
  description: string;
  /** Body as HTML. Empty for generated categories. */
  html: string;
  /** True if the body contains its own H1 or the author hides the title. */
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
  /** The pages that list the page's tags. */
  tags: readonly PageLinkView[];
  /** The URL of the page as Markdown, including the base path. Absent if the page has no text. */
  markdown?: string;
  image?: string;
  /** Questions that the page answers. Absent on other pages. */
  questions?: readonly AnsweredQuestion[];
  /** Tags that plugins add to the head. */
  head: readonly HeadTagView[];
  /** Notice for the top of the page's Markdown. */
  markdownNotice?: string;
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
      /** The name of the sidebar on whose pages the link stays marked. */
      activeSidebar?: string;
      position: 'left' | 'right';
    }
  | {
      type: 'dropdown';
      label: string;
      shortLabel?: string;
      href?: string;
      /** The name of the sidebar on whose pages the button stays marked. */
      activeSidebar?: string;
      position: 'left' | 'right';
      items: readonly { label: string; href: string }[];
    }
  | {
      type: 'icon';
      label: string;
      /** Label beside the icon. The default is `label`. */
      shortLabel?: string;
      href: string;
      icon: 'repository';
      position: 'left' | 'right';
    }
  | { type: 'separator'; position: 'left' | 'right' };

export interface SiteView {
  title: string;
  tagline: string;
  /** Origin without a trailing slash, for absolute URLs: `https://docs.example.com`. */
  origin: string;
  /** `''` or `/docs`. */
  base: string;
  language: string;
  /** The name of the documentation's version. */
  version: string;
  /** Versions on the same origin that are separate sites. */
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
  /** The mode until the reader chooses one. */
  colorMode: { default: 'light' | 'dark' | 'system' };
  /** Absolute URL of the default image for social cards. */
  socialImage?: string;
  /** The URL of the icon. Absent if the site has none. */
  icon?: string | undefined;
  /** All editions of the product. A page that names all of them doesn't need a list. */
  editions: readonly string[];
  /** Tags that the configuration adds to every head. */
  head: readonly HeadTagView[];
}

export interface OtherVersion {
  name: string;
  /** Base path of its site: `''` or `/v2`. */
  base: string;
}

/** Bodies of the inline scripts: in every document, and on the home page. */
export type InlineScripts = readonly [early: string, home: string];

/** A plugin's script in the head of documents that have an element with the attribute. */
export interface InlineScript {
  attribute: string;
  code: string;
}

/** Styles of related components. Documents that use one of them contain these styles inline. */
export interface StyleGroup {
  name: string;
  css: string;
  /** Prefixes of the class names in its CSS modules. Empty if every document contains the group. */
  scopes: readonly string[];
  /** Names of the islands whose code uses the group. */
  islands: readonly string[];
}

/** URLs of the built browser files, including the base path. */
export interface BrowserAssets {
  /** The hash of all browser files. If a page has a different hash, the browser loads the whole document. */
  buildId: string;
  script: string;
  /** Bodies of the inline scripts, minified. Absent in development. */
  inlineScripts?: InlineScripts;
  /** Plugins' inline scripts, minified except in development. */
  pluginScripts?: readonly InlineScript[];
  /** Content security policy in the document. Absent in development. */
  policy?: string;
  /**
   * Stylesheets that the first frame waits for: all of them in development, and none in a build.
   */
  stylesheets: readonly string[];
  /** In cascade order. */
  styleGroups: readonly StyleGroup[];
  /** Stylesheet with the styles that apply only when a reader does something or prints. Absent in development. */
  laterStyles?: string;
}
