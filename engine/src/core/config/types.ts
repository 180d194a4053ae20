/** Configuration in `site/`, after validation and defaults. */
import type { HastPluginEntry, MdastPluginEntry } from 'satteri';
import type { Texts } from '../../shared/texts/texts.ts';
import type { ThirdParties } from '../../shared/third-parties.ts';
import type { OtherVersion, SiteView } from '../../shared/view.ts';
import type { SiteFolders } from '../files/locate-file.ts';
import type { LevelSettings } from '../problems/levels.ts';
import type { PluginBase } from './plugin-base.ts';
import type { ThemeComponentName } from './theme-components.ts';

/** Settings that the theme is given as they are, but for addresses. */
type DrawnSettings = Pick<
  SiteView,
  | 'title'
  | 'tagline'
  | 'base'
  | 'language'
  | 'navbar'
  | 'footer'
  | 'announcement'
  | 'colorMode'
  | 'assistants'
  | 'editions'
>;

/** Plugins extend it with their settings. */
export interface SiteConfig extends DrawnSettings, Pick<LevelSettings, 'links' | 'frontMatter'> {
  /** Origin without a final slash. */
  url: string;
  /** True when search engines are asked to leave out all of the site. */
  noIndex: boolean;
  /** True if documents contain the security policy. */
  policyInDocuments: boolean;
  /** Folder of the content below the site root, default `docs`. */
  contentFolder: string;
  /** Route of the content folder without a final slash; `''` for `/`. */
  routeBasePath: string;
  mainDocument: string;
  markdown: LevelSettings['markdown'] & MarkdownPlugins & { format: 'detect' | 'mdx' };
  /** Address prefix for "Edit this page"; the file's path follows. Absent: no link. */
  editUrl?: string;
  socialImage?: string;
  version: { name: string; label: string; others: readonly OtherVersion[] };
  tableOfContents: { minHeadingLevel: number; maxHeadingLevel: number };
  theme: ThemeConfig;
  /** Tags in the head of every page. */
  head: readonly SiteHeadTag[];
  /** Folders and files besides the root that content may name; relative to the root or absolute. */
  allowRead: readonly string[];
  /** Folders below the content folder that new pages of a kind go into; `loadSite` always sets them. */
  pageFolders: Readonly<Record<string, string>>;
  thirdParties?: ThirdPartiesConfig;
}

/** Plugins of the Markdown compiler, in the order in which they run. */
export interface MarkdownPlugins {
  /** Sätteri plugins that change the Markdown syntax tree. */
  mdastPlugins: readonly MdastPluginEntry[];
  /** Sätteri plugins that change the HTML syntax tree. */
  hastPlugins: readonly HastPluginEntry[];
}

export interface ThemeConfig {
  /** Folder of a complete theme, relative to the site's root. Without it, the site uses the engine's theme. */
  folder?: string;
  /** Theme components to replace, by name. Each value is the path of a module with a default export, relative to the site's root. */
  components: Readonly<Partial<Record<ThemeComponentName, string>>>;
  /** Stylesheets that apply after the theme's own, relative to the site's root. */
  styles: readonly string[];
}

/** A tag in the head of documents. */
export interface SiteHeadTag {
  /** Tag name. */
  tag: 'meta' | 'link';
  /** Attributes by name. */
  attributes: Readonly<Record<string, string | undefined>>;
}

/** Directives of the content security policy that a site may widen. */
export type PolicyDirective =
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'font-src'
  | 'connect-src'
  | 'media-src'
  | 'frame-src'
  | 'form-action';

/** Additional sources by directive. */
export type PolicySources = Readonly<
  Partial<Record<PolicyDirective, readonly string[] | undefined>>
>;

/** Services, each with what it loads and calls besides its own script. */
export type ThirdPartiesConfig = {
  [Name in keyof ThirdParties]:
    | (NonNullable<ThirdParties[Name]> & { sources?: PolicySources })
    | undefined;
} & {
  /** Sources of the site's own choice. */
  sources: PolicySources;
};

/** Types of sidebar entries that list a collection of pages. Plugins add their types to this interface. */
export interface CollectionTypes extends Record<never, true> {}

/** The overview of a collection as a category with its parts and their members, and then `items`. */
export type CollectionItemConfig = {
  [Type in keyof CollectionTypes]: {
    type: Type;
    id: string;
    label?: string;
    items?: readonly SidebarItemConfig[];
    className?: string;
  };
}[keyof CollectionTypes];

/** One sidebar entry in the customary shape of documentation generators. */
export type SidebarItemConfig =
  | string
  | { type: 'doc' | 'ref'; id: string; label?: string; className?: string }
  | { type: 'link'; label: string; href: string; className?: string }
  | {
      type: 'category';
      label: string;
      link?:
        | { type: 'doc'; id: string }
        | {
            type: 'generated-index';
            title?: string;
            description?: string;
            slug?: string;
            keywords?: readonly string[];
          };
      items: readonly SidebarItemConfig[];
      collapsed?: boolean;
      collapsible?: boolean;
      className?: string;
    }
  | { type: 'autogenerated'; dirName: string }
  | CollectionItemConfig
  | { type: 'html'; value: string; className?: string };

export type SidebarsConfig = Readonly<Record<string, readonly SidebarItemConfig[]>>;

/** Documents in repositories of others that become parts of pages. */
export interface RemoteConfig {
  host: RemoteHost;
  /** Origins besides the site's own whose links lead to pages of this site. */
  ownOrigins: readonly string[];
  /** Origins besides the repositories from which pictures are copied; all others become links. */
  pictureOrigins: readonly string[];
  documents: readonly RemoteDocumentConfig[];
}

/** URLs of a repository host that works like GitHub, without a slash at the end. */
export interface RemoteHost {
  /** URL of the website. */
  web: string;
  /** URL of the REST API. */
  api: string;
  /** URL that files are downloaded from. */
  files: string;
}

export interface RemoteDocumentConfig {
  /** Page that the document is a part of; without a page of the site it is one of its own. */
  route: string;
  /** `owner/name` */
  repository: string;
  /** Branch or tag. */
  ref: string;
  /** Default is a branch. A document of a tag does not change: nobody is asked to edit it. */
  refType?: 'branch' | 'tag';
  /** Path in the repository. */
  file: string;
  /** Title of a page of its own; default is the document's first heading. */
  title?: string;
}

export interface PluginList {
  /** Plugins that come with the engine. */
  builtIn: readonly PluginBase[];
  /** Plugins that the site's configuration lists. */
  own: readonly PluginBase[];
  /** Hash over the code of the site's own plugins. */
  codeHash: string;
}

/** Everything in `site/`, loaded and validated. */
export interface SiteDefinition extends SiteFolders {
  config: SiteConfig;
  plugins: PluginList;
  sidebars: SidebarsConfig;
  redirects: Redirects;
  /** By the route of the page. */
  formerAnchors: Readonly<Record<string, FormerAnchors>>;
  /** Absent for sites without documents of others. */
  remote?: RemoteConfig;
  /** Texts besides content, in the language of the site where `site/texts.ts` says it, else in English. */
  texts: Texts;
}

/** Old addresses. Routes are without base path; targets may hold a hash, or be elsewhere. */
export interface Redirects {
  /** Every route exists below these too: with `/docs`, `/docs/a` leads to where `/a` is. */
  prefixes: readonly string[];
  /** True when the output holds a document for each old address, for hosts without rules. */
  files: boolean;
  /** Target by old route. */
  routes: Readonly<Record<string, string>>;
  /** Target by old route, for all that is below it. */
  wildcards: Readonly<Record<string, string>>;
}

/** Former ids by the present id of the heading, or of the row of a table, that they lead to. */
export type FormerAnchors = Readonly<Record<string, readonly string[]>>;

/** Redirects as an author writes them in `site/redirects.ts`. */
export interface RedirectsInput {
  /** Old path prefixes. With the prefix `/docs`, the path `/docs/a` redirects to the current location of `/a`. */
  prefixes?: readonly string[];
  /** Writes a document at each old route, for hosts without redirect rules. */
  files?: boolean;
  /**
   * Old routes for each target. A target is a route, with or without an anchor, or a URL. `/old/*` matches everything
   * below `/old`. If the target also ends with `/*`, the rest of the path is kept.
   */
  targets: Readonly<Record<string, readonly string[]>>;
}
