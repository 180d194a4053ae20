/** What plugins can add to the assembled site: checks, links, and tags in the head of pages. */
import type { InlineScript, PageView } from '../../shared/view.ts';
import type { CompiledPage, PageLink } from '../compile/compiled-page.ts';
import type { PolicySources, SiteDefinition, SiteHeadTag } from '../config/types.ts';
import type { Problem } from '../problems/problems.ts';
import type { ContentChecks } from './content-checks.ts';
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
  /** Compiled pages, keyed by file. */
  compiled: ReadonlyMap<string, CheckedPage>;
}

/** The problems that a plugin found, and the links that it wants the engine to check. All properties are optional. */
export interface Checks extends ContentChecks {
  problems?: Iterable<Problem>;
  /** Routes and URLs that the plugin publishes outside of pages. Broken ones are reported. */
  links?: Iterable<string>;
}

/** Checks the site. A mistake in the content is returned as a problem, not thrown. */
export type SiteCheck = (context: CheckContext) => Checks;

/** A page, and the parts of its content that don't change when other pages do. */
export interface PageContext extends SiteContext {
  page: SitePage;
  /** Absent for pages that the engine generates. */
  body?: Pick<CompiledPage, 'excerpt' | 'sections' | 'tableOfContents'>;
}

/** Returns tags for the head of `page`. Without a page, returns tags for the head of every document. */
export type Head = (
  context: PageContext | { definition: SiteDefinition; page?: undefined; body?: undefined },
) => Iterable<SiteHeadTag>;

/**
 * Returns the data that the plugin adds to a page's view. Declare new keys in the `PageView` interface. The `image`
 * can be a route, and is used only if the page's front matter specifies none.
 */
export type PageData = (context: PageContext) => Partial<PageView>;

/** What the content security policy has to allow. */
export interface Policy {
  /** Sources for documents. */
  sources: PolicySources;
  /**
   * Servers that a worker can call in addition to the site's own, by the name of the worker's script without the hash
   * and the extension. Documents can't call them.
   */
  workers: Readonly<Record<string, readonly string[]>>;
}

export interface SiteHooks {
  checks: readonly SiteCheck[];
  heads: readonly Head[];
  pageViews: readonly PageData[];
  policy: Policy;
  inlineScripts: readonly InlineScript[];
}

export const NO_SITE_HOOKS: SiteHooks = {
  checks: [],
  heads: [],
  pageViews: [],
  policy: { sources: {}, workers: {} },
  inlineScripts: [],
};
