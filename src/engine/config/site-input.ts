/** Configuration as an author writes it in `site/site.config.ts`. Everything with a `?` has a default. */
import type { AssistantLink } from '../../shared/third-parties.ts';
import type { ProviderOptions } from '../providers/options.ts';
import type {
  FeedEntry,
  PolicySources,
  RemoteDocumentConfig,
  RemoteHost,
  SocialPicturesConfig,
} from './types.ts';

export interface LinkInput {
  label: string;
  /** Route (`/quickstart`) or external address. */
  href: string;
}

export type NavbarItemInput =
  | (LinkInput & {
      position?: 'left' | 'right' | undefined;
      newTab?: boolean | undefined;
      /** Sidebar on whose pages the link stays marked. */
      activeSidebar?: string | undefined;
    })
  | {
      label: string;
      /** Label on narrow windows. */
      shortLabel?: string | undefined;
      /** Page that the label itself leads to. */
      href?: string | undefined;
      items: readonly LinkInput[];
      /** Sidebar on whose pages the button stays marked. */
      activeSidebar?: string | undefined;
      position?: 'left' | 'right' | undefined;
    }
  | (LinkInput & { icon: 'repository'; position?: 'left' | 'right' | undefined })
  | { separator: true; position?: 'left' | 'right' | undefined };

export interface SiteInput extends ProviderOptions {
  title: string;
  tagline: string;
  /** Scheme and host: `https://docs.example.com`. A final slash does not matter. */
  url: string;
  /** Path the site is served under: `/` (default) or `/docs/`. */
  base?: string | undefined;
  /** True for previews, which search engines are asked to leave out. */
  noIndex?: boolean | undefined;
  /** Default `en`. */
  language?: string | undefined;
  /** Folder of the content below the site root, default `docs`. */
  contentFolder?: string | undefined;
  /** Id of the document at `/`, default `index`. */
  mainDocument?: string | undefined;
  /** `detect` (default): `.md` is Markdown and `.mdx` is MDX; `mdx`: both are MDX. */
  markdown?: { format?: 'detect' | 'mdx' | undefined } | undefined;
  /** Address prefix for "Edit this page"; the file's path follows. */
  editUrl?: string | undefined;
  /** Picture for social cards: route of a file in `site/static` or external address. */
  socialImage?: string | undefined;
  /** A picture for each page, with its title and section; without it `socialImage` serves all. */
  socialPictures?: SocialPicturesConfig | undefined;
  /** Default `{ name: 'current', label: 'Next' }`. */
  version?: { name: string; label: string } | undefined;
  navbar?:
    | { hideOnScroll?: boolean | undefined; items?: readonly NavbarItemInput[] | undefined }
    | undefined;
  footer?:
    | {
        groups?: readonly { title: string; items: readonly LinkInput[] }[] | undefined;
        /** Text or HTML. */
        copyright?: string | undefined;
      }
    | undefined;
  /** Bar above the page. A new `id` shows it again to readers who closed the old one. */
  announcement?: { id: string; html: string; closeable?: boolean | undefined } | undefined;
  /** Default `{ default: 'light', respectSystem: true }`. */
  colorMode?:
    | { default?: 'light' | 'dark' | undefined; respectSystem?: boolean | undefined }
    | undefined;
  /** Levels 2 to 6; default 2 to 3. */
  tableOfContents?:
    | { minHeadingLevel?: number | undefined; maxHeadingLevel?: number | undefined }
    | undefined;
  /** Module of the theme, relative to the root; default is the theme that comes with the engine. */
  theme?: string | undefined;
  /** Folders below the content folder for new pages by kind; default is the name of the kind. */
  pageFolders?: Readonly<Record<string, string>> | undefined;
  /** Editions of the product that pages may name in `availability.editions`. */
  editions?: readonly string[] | undefined;
  /** Services of others. None by default; in development none is loaded. */
  thirdParties?: ThirdPartiesInput | undefined;
  /**
   * Assistants elsewhere that the menu of pages leads to, with a question about the page at the end of
   * `address`. Default none.
   */
  assistants?: readonly AssistantLink[] | undefined;
  search?: SearchInput | undefined;
  /** News for subscribers; without it there is no feed. */
  feed?: FeedInput | undefined;
}

export interface FeedInput {
  /** News that subscribers get: `New versions of Acme, and what they bring`. */
  description: string;
  /** Routes of pages whose heads name the feed, so that readers of feeds find it there. */
  pages?: readonly string[] | undefined;
  /** In any order. Default of `text` is empty, of lists of operations none. */
  entries: readonly (Omit<FeedEntry, OptionalOfEntry> &
    Partial<Pick<FeedEntry, OptionalOfEntry>>)[];
}

type OptionalOfEntry = 'text' | 'addedOperations' | 'deprecatedOperations';

export interface SearchInput {
  /** Words that stand for each other: `[['feature flag', 'toggle'], ['rbac', 'permissions']]`. */
  synonyms?: readonly (readonly string[])[] | undefined;
  /**
   * Kinds that readers filter results by. The first entry with a route at or above a page claims it; what is
   * left is `API` for operations, else `Guides`.
   */
  kinds?: readonly { label: string; routes: readonly string[] }[] | undefined;
  /** Routes whose pages, and those below, come after others that say the same. */
  secondary?: readonly string[] | undefined;
  /** Routes of pages to offer when nothing is typed or found. */
  suggestions?: readonly string[] | undefined;
  /** Link to a place in which people answer: offered when nothing is found. */
  community?: LinkInput | undefined;
  /** Index of a service; by default the site's own index is searched in the browser. */
  hosted?:
    | {
        appId: string;
        /** The key that may only search: readers receive it. */
        apiKey: string;
        indexName: string;
        /** Origins to ask instead of those of the service. */
        hosts?: readonly string[] | undefined;
      }
    | undefined;
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
  /** Widget that answers questions; `global` names the object whose `open({ mode, query, submit })` the script offers. */
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
  feedback?: { endpoint: string } | undefined;
  /** Further sources for the content security policy. */
  sources?: PolicySources | undefined;
}

/** Documents of other repositories as an author writes them in `site/remote.ts`. */
export interface RemoteInput {
  /** Default is GitHub. */
  host?: Partial<RemoteHost> | undefined;
  /** Origins besides the site's own whose links lead to pages of this site. */
  ownOrigins?: readonly string[] | undefined;
  /** Origins besides the repositories from which pictures are copied; all others become links. */
  pictureOrigins?: readonly string[] | undefined;
  /** Defaults: `ref: 'main'`, `file: 'README.md'`. */
  documents: readonly (Pick<RemoteDocumentConfig, 'route' | 'repository'> &
    Partial<RemoteDocumentConfig>)[];
}
