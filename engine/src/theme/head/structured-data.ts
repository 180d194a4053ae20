/** Creates a page's JSON-LD, which contains its type and its position on the site. All URLs are absolute. */

import { pageAddress } from '../../shared/routes.ts';
import { escapeText } from '../../shared/safe-text.ts';
import type { PageView, SiteView } from '../../shared/view.ts';

/** The length of a date such as `2025-02-27`. */
const ISO_DATE_LENGTH = 10;

/** Returns the absolute form of a URL, on the site or external. */
export function absolute(href: string, site: Pick<SiteView, 'origin'>): string {
  return new URL(href, site.origin).href;
}

/**
 * Returns the article, questions, and breadcrumbs of a document, or the site on the home page. Returns nothing
 * for pages that search engines must not index. Omits data that other tags in the head contain (description,
 * keywords, language), which saves 80 bytes.
 */
export function structuredData(view: PageView, site: SiteView): object[] {
  if (view.noIndex || view.unlisted || view.kind === 'not-found') return [];
  if (view.route === '/') return [{ ...website(site), ...view.structuredData }];
  const data: object[] =
    view.kind === 'doc' ? [{ ...article(view, site), ...view.structuredData }] : [];
  if (view.questions !== undefined) data.push(questionPage(view, view.questions, site));
  const trail = breadcrumbList(view, site);
  return trail === undefined ? data : [...data, trail];
}

function website(site: SiteView): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.title,
    url: pageAddress('/', site.origin, site.base),
  };
}

function article(view: PageView, site: SiteView): object {
  const image = view.image ?? site.socialImage;
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: view.title,
    ...(image === undefined ? {} : { image: absolute(image, site) }),
    ...(view.lastUpdated === undefined
      ? {}
      : { dateModified: view.lastUpdated.date.slice(0, ISO_DATE_LENGTH) }),
  };
}

/**
 * Returns the questions and answers. Search engines read answers as HTML, so text that looks like a tag has to
 * be escaped.
 */
function questionPage(
  view: PageView,
  questions: NonNullable<PageView['questions']>,
  site: SiteView,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, anchor, answer }) => ({
      '@type': 'Question',
      name: question,
      ...(anchor === undefined
        ? {}
        : { url: `${pageAddress(view.route, site.origin, site.base)}#${anchor}` }),
      acceptedAnswer: { '@type': 'Answer', text: escapeText(answer) },
    })),
  };
}

/**
 * Returns the home page, and then the page's path in the sidebar. Omits categories without a page, because
 * every item except the last needs a URL.
 */
function breadcrumbList(view: PageView, site: SiteView): object | undefined {
  if (view.breadcrumbs.length === 0) return undefined;
  const last = view.breadcrumbs.length - 1;
  const items = view.breadcrumbs.flatMap(({ label, href }, index) => {
    // The last item is the page itself, which needs no URL.
    if (index === last) return [{ name: label }];
    return href === undefined ? [] : [{ name: label, item: absolute(href, site) }];
  });
  const home = { name: site.title, item: pageAddress('/', site.origin, site.base) };
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...items].map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...item,
    })),
  };
}
