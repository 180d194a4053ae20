/** Configuration as an author writes it in `site/site.config.ts`. Everything with a `?` has a default. */
import type { AssistantLink } from '../../shared/third-parties.ts';
import type { Level } from '../problems/levels.ts';
import type { PluginBase } from './plugin-base.ts';
import type {
  MarkdownPlugins,
  PolicySources,
  RemoteDocumentConfig,
  RemoteHost,
  SiteHeadTag,
  ThemeConfig,
} from './types.ts';

export interface LinkInput {
  label: string;
  /** Route (`/quickstart`) or external address. */
  href: string;
}

export type NavbarItemInput =
  | (LinkInput & {
      position?: 'left' | 'right';
      newTab?: boolean;
      /** Sidebar on whose pages the link stays marked. */
      activeSidebar?: string;
    })
  | {
      label: string;
      /** Label on narrow windows. */
      shortLabel?: string;
      /** Page that the label itself leads to. */
      href?: string;
      items: readonly LinkInput[];
      /** Sidebar on whose pages the button stays marked. */
      activeSidebar?: string;
      position?: 'left' | 'right';
    }
  | (LinkInput & { icon: 'repository'; shortLabel?: string; position?: 'left' | 'right' })
  | { separator: true; position?: 'left' | 'right' };

/** Plugins extend it with their settings. */
export interface SiteInput {
  title: string;
  tagline: string;
  /** Scheme and host: `https://docs.example.com`. A final slash does not matter. */
  url: string;
  /** Path the site is served under: `/` (default) or `/docs/`. */
  base?: string;
  /** True for previews, which search engines are asked to leave out. */
  noIndex?: boolean;
  /** True if documents contain the security policy, for hosts that send no headers. Default `false`. */
  policyInDocuments?: boolean;
  /** Language as BCP 47 names it: `ar`, `pt-BR`. Default `en`; texts in another one stand in `site/texts.ts`. */
  language?: string;
  /** Folder of the content below the site root, default `docs`. */
  contentFolder?: string;
  /** Id of the document at `/`, default `index`. */
  mainDocument?: string;
  /** `detect` (default): `.md` is Markdown and `.mdx` is MDX; `mdx`: both are MDX. */
  markdown?: Partial<MarkdownPlugins> & {
    format?: 'detect' | 'mdx';
    /** What the content security policy keeps from readers: frames, remote pictures, inline styles. Default `warn`. */
    blocked?: Level;
  };
  /** How serious broken links, missing anchors, and pages that nothing leads to are. Default `error`. */
  links?: { broken?: Level; anchors?: Level; orphans?: Level };
  /** How serious keys are that front matter doesn't have. Default `error`. */
  frontMatter?: { unknown?: Level };
  /** Address prefix for "Edit this page"; the file's path follows. */
  editUrl?: string;
  /** Picture for social cards: route of a file in `site/static` or external address. */
  socialImage?: string;
  /**
   * Default `{ name: 'current', label: 'Next' }`. `others` are versions that are built as sites of their own on the
   * same origin: readers who come to the home page continue in the version that they read last.
   */
  version?: {
    name: string;
    label: string;
    others?: readonly { name: string; base: string }[];
  };
  navbar?: { hideOnScroll?: boolean; items?: readonly NavbarItemInput[] };
  footer?: {
    groups?: readonly { title: string; items: readonly LinkInput[] }[];
    /** Text or HTML. */
    copyright?: string;
  };
  /** Bar above the page. A new `id` shows it again to readers who closed the old one. */
  announcement?: { id: string; html: string; closeable?: boolean };
  /** What readers see until they choose a mode. Default `{ default: 'light' }`. */
  colorMode?: { default?: 'light' | 'dark' | 'system' };
  /** Levels 2 to 6; default 2 to 3. */
  tableOfContents?: { minHeadingLevel?: number; maxHeadingLevel?: number };
  /**
   * What the site changes about the theme: `{ components: { Footer: './site/Footer.tsx' } }`. A text is the folder of
   * a whole theme.
   */
  theme?: string | Partial<ThemeConfig>;
  /** Tags in the head of every page: `meta`, and `link` for files of the site. */
  head?: readonly SiteHeadTag[];
  /** Features that don't come with the engine (see `definePlugin`). */
  plugins?: readonly (PluginBase | false | undefined)[];
  /**
   * Folders and files besides the root that content may name, relative to the root: `['../shared']`. Also
   * hidden ones in the root: `['.github']`.
   */
  allowRead?: readonly string[];
  /** Folders below the content folder for new pages by kind; default is the name of the kind. */
  pageFolders?: Readonly<Record<string, string>>;
  /** Editions of the product that pages may name in `availability.editions`. */
  editions?: readonly string[];
  /** Services of others. None by default; in development none is loaded. */
  thirdParties?: ThirdPartiesInput;
  /**
   * Assistants elsewhere that the menu of pages leads to, with a question about the page at the end of
   * `address`. Default none.
   */
  assistants?: readonly AssistantLink[];
  search?: SearchInput;
}

export interface SearchInput {
  /** Words that stand for each other: `[['feature flag', 'toggle'], ['rbac', 'permissions']]`. */
  synonyms?: readonly (readonly string[])[];
  /**
   * Kinds that readers filter results by. The first entry with a route at or above a page claims it; what is
   * left is `API` for operations, else `Guides`.
   */
  kinds?: readonly { label: string; routes: readonly string[] }[];
  /** Routes whose pages, and those below, come after others that say the same. */
  secondary?: readonly string[];
  /** Routes of pages to offer when nothing is typed or found. */
  suggestions?: readonly string[];
  /** Link to a place in which people answer: offered when nothing is found. */
  community?: LinkInput;
  /** Index of a service; by default the site's own index is searched in the browser. */
  hosted?: {
    appId: string;
    /** The key that may only search: readers receive it. */
    apiKey: string;
    indexName: string;
    /** Origins to ask instead of those of the service. */
    hosts?: readonly string[];
  };
}

/** A service: the address of its script, and sources for the content security policy, for what it loads and calls. */
type ServiceInput<Settings> = (Settings & { script: string; sources?: PolicySources }) | undefined;

export interface ThirdPartiesInput {
  /** Counts page views by the commands of Google Analytics 4; `measurementId` is `G-…`. */
  analytics?: ServiceInput<{ measurementId: string }>;
  /** `containerId` is `GTM-…`. */
  tagManager?: ServiceInput<{ containerId: string }>;
  /** `global` names the object whose `init({ clientID })` the script offers. */
  visitorIdentification?: ServiceInput<{ clientId: string; global: string }>;
  /** Widget that answers; `global` names the object whose `open({ mode, query, submit })` the script offers. */
  assistant?: ServiceInput<{
    global: string;
    websiteId: string;
    projectName: string;
    /** `#1a4049` */
    projectColor: string;
    /** Route of a file in `site/static` or external address. */
    projectLogo: string;
  }>;
  /**
   * Address that receives answers to "Was this page helpful?" as JSON (see README): complete, or a path
   * of the site's own origin. Without it analytics and tag manager receive them, if there are any.
   */
  feedback?: { endpoint: string };
  /** Further sources for the content security policy. */
  sources?: PolicySources;
}

/** Documents of other repositories as an author writes them in `site/remote.ts`. */
export interface RemoteInput {
  /** Default is GitHub. */
  host?: Partial<RemoteHost>;
  /** Origins besides the site's own whose links lead to pages of this site. */
  ownOrigins?: readonly string[];
  /** Origins besides the repositories from which pictures are copied; all others become links. */
  pictureOrigins?: readonly string[];
  /** Defaults: `ref: 'main'`, `file: 'README.md'`. */
  documents: readonly (Pick<RemoteDocumentConfig, 'route' | 'repository'> &
    Partial<RemoteDocumentConfig>)[];
}
