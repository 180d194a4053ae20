/** What plugins add to the assembled site: checks, links, and tags in the head of pages. */
import type { PageView } from '../../shared/view.ts';
import type { CompiledPage, PageLink } from '../compile/compiled-page.ts';
import { mergedSources } from '../config/policy-sources.ts';
import type { PolicySources, SiteDefinition, SiteHeadTag } from '../config/types.ts';
import type { Problem } from '../problems/problems.ts';
import type { Site, SitePage } from './site.ts';

/** The part of a compiled page that checks need. */
export interface CheckedPage extends Pick<CompiledPage, 'anchors' | 'excerpt'> {
  links: readonly PageLink[];
}

export interface SiteContext {
  site: Site;
  definition: SiteDefinition;
}

export interface CheckContext extends SiteContext {
  /** Compiled pages by file. */
  compiled: ReadonlyMap<string, CheckedPage>;
}

/** Returns the site's problems. Doesn't throw for mistakes in content. */
export type SiteCheck = (context: CheckContext) => Iterable<Problem>;

/** Returns routes and URLs that the plugin publishes outside of pages, so broken ones are reported. */
export type SiteLinks = (definition: SiteDefinition) => Iterable<string>;

/** Returns tags for the head of a page. */
export type PageHead = (page: SitePage, context: SiteContext) => Iterable<SiteHeadTag>;

/** Returns the route or URL of the image that social networks show for a page that doesn't set one. */
export type PageImage = (page: SitePage, context: SiteContext) => string | undefined;

/** Returns the notice at the top of a page's Markdown. `url` is the page's URL. */
export type MarkdownNotice = (url: string, definition: SiteDefinition) => string;

/** Returns the data that the plugin adds to a page's view. Declare the keys in the `PageView` interface. */
export type PageData = (page: SitePage, context: SiteContext) => Partial<PageView>;

/** Returns tags for the head of every page. */
export type SiteHead = (definition: SiteDefinition) => Iterable<SiteHeadTag>;

/** Returns sources that the content security policy has to allow. */
export type ListPolicySources = (definition: SiteDefinition) => PolicySources;

/**
 * Returns the servers that a worker can call in addition to the site's own. The keys are the worker's script
 * names, without the hash and extension.
 */
export type ListWorkerServers = (
  definition: SiteDefinition,
) => Readonly<Record<string, readonly string[]>>;

export interface SiteHooks {
  checks: readonly SiteCheck[];
  links: readonly SiteLinks[];
  head: readonly PageHead[];
  socialImages: readonly PageImage[];
  markdownNotices: readonly MarkdownNotice[];
  pageViews: readonly PageData[];
  siteHeads: readonly SiteHead[];
  policySources: readonly ListPolicySources[];
  workerServers: readonly ListWorkerServers[];
}

export const NO_SITE_HOOKS: SiteHooks = {
  checks: [],
  links: [],
  head: [],
  socialImages: [],
  markdownNotices: [],
  pageViews: [],
  siteHeads: [],
  policySources: [],
  workerServers: [],
};

/** Returns all sources that the functions list, by directive. */
export function policySourcesOf(
  definition: SiteDefinition,
  lists: readonly ListPolicySources[],
): PolicySources {
  return mergedSources(...lists.map((list) => list(definition)));
}
