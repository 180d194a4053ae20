/**
 * The data that the theme renders: a `PageView` for each page, and a `SiteView` for all pages. It's plain data from
 * the assemble stage, and all its URLs are final, including the base path.
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
      /** URL pathname of the part's first page. */
      href: string;
      className?: string;
      items: readonly SidebarItem[];
    }
  | { type: 'html'; html: string; className?: string };

/** The sidebar tree next to a page. */
export interface SidebarTree {
  /** The name of the sidebar. A section adds the pathname of its first page. */
  name: string;
  items: readonly SidebarItem[];
  /** The link that leads out of a section. Absent on other trees. */
  parent?: PageLinkView;
}

/** The content of `sidebars/<name>.<hash>.json`, which the browser fetches when a reader opens a branch. */
export interface SidebarData {
  /** The complete tree with all branches, as the theme renders it. */
  html: string;
}

export interface CategoryCard {
  kind: 'page' | 'category' | 'external';
  label: string;
  href: string;
  /** The description of the page. For a category without one, this lists the labels of its contents. */
  description: string;
  /** The title above the card and its neighbors. */
  group?: string;
}

/** A question that the page answers. */
export interface AnsweredQuestion {
  question: string;
  /** The id of the heading that asks the question. */
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
  /** With `reference`, the body contains the title and uses the full width. */
  layout?: 'reference';
  /** Document id, for example `reference/orders`. */
  id: string;
  route: string;
  /** The document's title in its heading. */
  title: string;
  description: string;
  /** The body as HTML. Empty for generated categories. */
  html: string;
  /** True if the body has its own H1, or if the author hides the title. */
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
  /** URL of the page's Markdown, including the base path. Absent if the page has no text. */
  markdown?: string;
  image?: string;
  /** Questions that the page answers, if any. */
  questions?: readonly AnsweredQuestion[];
  /** Tags that plugins add to the head. */
  head: readonly HeadTagView[];
  /** Notice at the top of the page's Markdown. */
  markdownNotice?: string;
  /**
   * Properties that plugins add to the structured data (JSON-LD), which describes the page or, on the home page,
   * the site.
   */
  structuredData?: Readonly<Record<string, unknown>>;
  /** The page's sidebar. `name` never includes a section. */
  sidebar?: { name: string; tree: SidebarTree; dataUrl: string };
}

export type NavbarItem =
  | {
      type: 'link';
      label: string;
      href: string;
      newTab: boolean;
      /** Name of a sidebar. The link is marked as active on all of its pages. */
      activeSidebar?: string;
      position: 'left' | 'right';
    }
  | {
      type: 'dropdown';
      label: string;
      shortLabel?: string;
      href?: string;
      /** Name of a sidebar. The button is marked as active on all of its pages. */
      activeSidebar?: string;
      position: 'left' | 'right';
      items: readonly { label: string; href: string }[];
    }
  | {
      type: 'icon';
      label: string;
      /** Label beside the icon. Defaults to `label`. */
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
  /** The color mode before the reader chooses one. */
  colorMode: { default: 'light' | 'dark' | 'system' };
  /** Absolute URL of the default image for social cards. */
  socialImage?: string;
  /** The URL of the icon. Absent if the site has none. */
  icon?: string | undefined;
  /** All editions of the product. A page about all of them doesn't have to list them. */
  editions: readonly string[];
  /** Tags that the configuration adds to every head. */
  head: readonly HeadTagView[];
}

export interface OtherVersion {
  name: string;
  /** Base path of that version's site: `''` or `/v2`. */
  base: string;
}

/** Code of the inline scripts: those in every document, and those that only the home page has. */
export type InlineScripts = readonly [early: string, home: string];

/** A plugin's script. It's in the head of every document that contains an element with the attribute. */
export interface InlineScript {
  attribute: string;
  code: string;
}

/** Styles of related components. A document that uses one of the components contains all of these styles inline. */
export interface StyleGroup {
  name: string;
  css: string;
  /** Class name prefixes of the group's CSS modules. Empty if every document contains the group. */
  scopes: readonly string[];
  /** Names of the islands that need the group. */
  islands: readonly string[];
}

/** URLs of the built browser files, including the base path. */
export interface BrowserAssets {
  /** Hash of all browser files. If the next page has a different one, the browser loads the whole document. */
  buildId: string;
  script: string;
  /** Minified code of the inline scripts. Absent in development. */
  inlineScripts?: InlineScripts;
  /** Plugins' inline scripts, minified except in development. */
  pluginScripts?: readonly InlineScript[];
  /** Content security policy in the document. Absent in development. */
  policy?: string;
  /** Stylesheets that block the first frame: all of them in development, and none in a build. */
  stylesheets: readonly string[];
  /** The style groups in cascade order. */
  styleGroups: readonly StyleGroup[];
  /** Stylesheet for interaction and print, which isn't needed for the first frame. Absent in development. */
  laterStyles?: string;
}
