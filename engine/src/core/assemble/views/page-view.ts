/** Creates a page's view for the theme. */
import { hasMarkdown } from '../../../shared/page-kinds.ts';
import { encodePathname, markdownFileOfRoute } from '../../../shared/routes.ts';
import type { PageLinkView, PageView } from '../../../shared/view.ts';
import type { CompiledPage } from '../../compile/compiled-page.ts';
import type { SiteConfig, SiteDefinition } from '../../config/types.ts';
import type { LastUpdate } from '../../source/git-dates.ts';
import { absoluteAddressOf, addressOf } from '../links/addresses.ts';
import { fillLinks } from '../links/fill-links.ts';
import type { ResolvedLink } from '../links/resolve-links.ts';
import { sidebarTrees, treeOfPage } from '../sidebars/sidebar-trees.ts';
import type { Site, SitePage } from '../site.ts';
import { NO_SITE_HOOKS, type SiteHooks } from '../site-hooks.ts';
import { questionsOf } from './questions.ts';
import { headTags } from './site-view.ts';

/** A page's content: the compiled page, the targets of its links, and its last change. */
export interface PageContent extends CompiledPage {
  /** The target of each link in `links`, in the same order. */
  targets: readonly ResolvedLink[];
  /** The last commit. Absent in development, and for files without a commit. */
  lastUpdate?: LastUpdate;
}

/** The part of a page's content that its view is created from. */
export type PageBody = Pick<
  PageContent,
  | 'html'
  | 'links'
  | 'targets'
  | 'bodyTitle'
  | 'excerpt'
  | 'tableOfContents'
  | 'sections'
  | 'lastUpdate'
>;

export interface PageViewExtra {
  /** Returns the final URL of a sidebar's data file. The parameter is the name of its tree. */
  sidebarDataUrl: (name: string) => string;
  /**
   * Returns the description or first paragraph of the page at a route. Used for cards that have no description.
   */
  descriptionOf?: (route: string) => string | undefined;
  /** Head tags and data from plugins. */
  hooks?: Pick<SiteHooks, 'heads' | 'pageViews'>;
}

/**
 * Returns a page's view with final URLs. Pages with the same sidebar share one tree. The theme renders only the
 * open branches (see src/shared/sidebar.ts).
 *
 * @param body `undefined` for generated categories and the not-found page
 */
export function pageView(
  site: Site,
  page: SitePage,
  body: PageBody | undefined,
  definition: SiteDefinition,
  extra: PageViewExtra,
): PageView {
  const { config, texts } = definition;
  const { base, url } = config;
  const { heads, pageViews } = extra.hooks ?? NO_SITE_HOOKS;
  const context = { page, body, site, definition };
  const added: Partial<PageView> = Object.assign({}, ...pageViews.map((dataOf) => dataOf(context)));
  const { kind, id, route, title, availability, unlisted, keywords } = page;
  const frontMatter = page.source?.frontMatter ?? {};
  const image = frontMatter.image ?? added.image;
  return {
    kind,
    layout: layoutOf(page),
    id,
    route,
    title,
    description: page.description || (body?.excerpt ?? ''),
    html:
      body === undefined
        ? ''
        : fillLinks(body.html, body.links, body.targets, base, texts.newTabHint),
    hideTitle: body?.bodyTitle !== undefined || frontMatter.hide_title === true,
    availability,
    tableOfContents: frontMatter.hide_table_of_contents ? [] : (body?.tableOfContents ?? []),
    breadcrumbs: page.breadcrumbs.map((crumb) =>
      crumb.href === undefined ? crumb : { ...crumb, href: addressOf(crumb.href, base) },
    ),
    cards: page.cards.map((card) => ({
      ...card,
      href: addressOf(card.href, base),
      description:
        card.description || (card.kind === 'page' ? (extra.descriptionOf?.(card.href) ?? '') : ''),
    })),
    previous: pageLink(page.previous, base),
    next: pageLink(page.next, base),
    editUrl: editUrl(page, config.editUrl),
    lastUpdated: lastUpdated(page, body?.lastUpdate),
    unlisted,
    noIndex: config.noIndex || unlisted || !hasMarkdown(page),
    keywords,
    tags: page.tags.map((tag) => ({ ...tag, href: addressOf(tag.href, base) })),
    markdown: hasMarkdown(page)
      ? encodePathname(`${base}/${markdownFileOfRoute(route)}`)
      : undefined,
    questions: kind === 'doc' ? answeredQuestions(body) : undefined,
    head: headTags(
      heads.flatMap((tagsOf) => [...tagsOf(context)]),
      base,
    ),
    sidebar: sidebarView(site, page, config, extra),
    ...added,
    image: image === undefined ? undefined : absoluteAddressOf(image, url, base),
  };
}

function answeredQuestions(body: PageBody | undefined): PageView['questions'] {
  const questions = questionsOf(body?.sections ?? []);
  return questions.length === 0 ? undefined : questions;
}

/**
 * Returns the layout. Pages of tags and operations use the full width, but an overview is a normal document.
 */
function layoutOf({ source }: SitePage): PageView['layout'] {
  return source?.provided?.isReference ? 'reference' : undefined;
}

function sidebarView(
  site: Site,
  { sidebar: name, route }: SitePage,
  config: SiteConfig,
  { sidebarDataUrl }: PageViewExtra,
): PageView['sidebar'] {
  const items = name === undefined ? undefined : site.sidebars.get(name);
  if (name === undefined || items === undefined) return undefined;
  const trees = sidebarTrees(name, items, config);
  const tree = treeOfPage(trees, addressOf(route, config.base));
  return tree && { name, tree, dataUrl: sidebarDataUrl(tree.name) };
}

function pageLink(link: PageLinkView | undefined, base: string): PageLinkView | undefined {
  return link === undefined ? undefined : { ...link, href: addressOf(link.href, base) };
}

/**
 * Returns the front matter's `custom_edit_url`, where `null` means no link. Otherwise, returns the configured
 * prefix followed by the file's path.
 */
function editUrl({ kind, source }: SitePage, prefix: string | undefined): string | undefined {
  const custom = source?.frontMatter.custom_edit_url;
  if (custom !== undefined) return custom ?? undefined;
  if (prefix === undefined || source === undefined || kind !== 'doc') return undefined;
  return `${prefix.replace(/\/+$/, '')}/${source.file}`;
}

/**
 * Returns the date from the front matter's `last_update` or from the Git history. An author is shown only if
 * the front matter contains one.
 */
function lastUpdated({ source }: SitePage, history: PageBody['lastUpdate']) {
  const written = source?.frontMatter.last_update;
  const date = written?.date ?? history?.date;
  return date === undefined ? undefined : { date, author: written?.author };
}
