/**
 * Configuration as a site's authors write it in `site/`. Keys with a `?` are optional. The comments here are the text of
 * the configuration reference in the engine's documentation, so they're Markdown.
 */
import type { Level } from '../problems/levels.ts';
import type { PluginBase } from './plugin-base.ts';
import type { MarkdownPlugins, SiteHeadTag, ThemeConfig } from './types.ts';

export interface LinkInput {
  /** Text of the link. */
  label: string;
  /** Route, such as `/quickstart`, or external URL. */
  href: string;
}

export type NavbarItemInput =
  | (LinkInput & {
      /** Side of the navigation bar. */
      position?: 'left' | 'right';
      /** Opens the link in a new tab. */
      newTab?: boolean;
      /** Name of a sidebar. The item is highlighted on every page that shows this sidebar. */
      activeSidebar?: string;
    })
  | {
      label: string;
      /** Label for narrow windows. */
      shortLabel?: string;
      /** Page that opens when a reader clicks the label of a dropdown. */
      href?: string;
      /** Links in the dropdown. An item with this key is a dropdown. */
      items: readonly LinkInput[];
      activeSidebar?: string;
      position?: 'left' | 'right';
    }
  | (LinkInput & {
      /** Shows an icon instead of the label. Screen readers still read the label. */
      icon: 'repository';
      shortLabel?: string;
      position?: 'left' | 'right';
    })
  | {
      /** Draws a line between the items before and after this one. */
      separator: true;
      position?: 'left' | 'right';
    };

/** Plugins extend it with their settings. */
export interface SiteInput {
  /** The site's name, which appears in the navigation bar and in page titles. */
  title: string;
  /** One sentence about the site, which appears on the home page and in the metadata. */
  tagline: string;
  /** The scheme and host of the published site, such as `https://docs.example.com`. */
  url: string;
  /** The path that the site is served under, such as `/docs/`. By default, this is `/`. */
  base?: string;
  /** Asks search engines not to index the site, for example because it's a preview. */
  noIndex?: boolean;
  /** Adds the content security policy to every document, for hosts that can't send headers. */
  policyInDocuments?: boolean;
  /** The site's language, as a BCP 47 tag, such as `ar` or `pt-BR`. */
  language?: string;
  /** The folder that contains the pages, relative to the site's root. */
  contentFolder?: string;
  /**
   * A path to put before the routes of all pages in the content folder. If it's `/docs`, for
   * example, the page `docs/start.md` has the route `/docs/start`.
   */
  routeBasePath?: string;
  /** The id of the page at `/`. */
  mainDocument?: string;
  /** How the engine reads Markdown. */
  markdown?: Partial<MarkdownPlugins> & {
    /** With `detect`, `.md` files are Markdown and `.mdx` files are MDX. With `mdx`, both are MDX. */
    format?: 'detect' | 'mdx';
    /** Severity level for content that the content security policy blocks, such as a frame or an inline style. */
    blocked?: Level;
  };
  /** Severity levels for link problems. */
  links?: {
    /** Links to pages or files that don't exist. */
    broken?: Level;
    /** Links to sections that don't exist. */
    anchors?: Level;
    /** Pages that aren't in any sidebar and that no other page links to. */
    orphans?: Level;
  };
  /** Severity levels for front matter problems. */
  frontMatter?: {
    /** Keys that the engine doesn't support. */
    unknown?: Level;
  };
  /**
   * The base URL for **Edit this page** links, to which the engine appends the file's path. If you
   * don't set it, pages don't have edit links.
   */
  editUrl?: string;
  /** The image for link previews: the route of a file in `site/static`, or an external URL. */
  socialImage?: string;
  /** The product version that this site describes. */
  version?: {
    /** Short name that's unique among the versions. */
    name: string;
    /** Name that readers see. */
    label: string;
    /**
     * Versions that are built as separate sites on the same origin. Readers who open the home page are taken to the
     * version that they last read.
     */
    others?: readonly {
      /** The other version's `name`. */
      name: string;
      /** The other site's base path. */
      base: string;
    }[];
  };
  /** The navigation bar at the top of every page. */
  navbar?: {
    /** Hides the bar while readers scroll down. */
    hideOnScroll?: boolean;
    /** Links, dropdowns, icons, and separators, in order. */
    items?: readonly NavbarItemInput[];
  };
  /** The footer of every page. */
  footer?: {
    /** Groups of links. */
    groups?: readonly {
      /** Heading of the group. */
      title: string;
      /** Links in the group. */
      items: readonly LinkInput[];
    }[];
    /** Last line of the footer, as text or HTML. */
    copyright?: string;
  };
  /** A bar at the top of every page, for an announcement. */
  announcement?: {
    /** Id of the announcement. If the id changes, readers who closed the announcement see it again. */
    id: string;
    /** Content of the bar. */
    html: string;
    /** Lets readers close the bar. */
    closeable?: boolean;
  };
  /** Light and dark mode. */
  colorMode?: {
    /** Mode that readers see until they choose one. `system` follows their operating system. */
    default?: 'light' | 'dark' | 'system';
  };
  /** The headings that appear in a page's table of contents. */
  tableOfContents?: {
    /** Top heading level to list, from 2 to 6. */
    minHeadingLevel?: number;
    /** Deepest heading level to list, from 2 to 6. */
    maxHeadingLevel?: number;
  };
  /** Changes to the theme. */
  theme?: Partial<ThemeConfig>;
  /** Tags in the head of every page: `meta`, and `link` for the site's files. */
  head?: readonly SiteHeadTag[];
  /** Features that don't come with the engine, each of which is the result of `definePlugin`. */
  plugins?: readonly (PluginBase | false | undefined)[];
  /** The names of built-in plugins that the site doesn't use, such as `['image-zoom']`. */
  disabledPlugins?: readonly string[];
  /**
   * Files and folders outside of the site's root that pages can use, such as `../shared`. This also
   * applies to hidden folders in the root, such as `.github`.
   */
  allowRead?: readonly string[];
  /**
   * The folder for each type of page that the `new` command creates, relative to the content
   * folder. By default, this folder is named after the page type.
   */
  pageFolders?: Readonly<Record<string, string>>;
  /** Product editions that pages can list in `availability.editions`. */
  editions?: readonly string[];
}
