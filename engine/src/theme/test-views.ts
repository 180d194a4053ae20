/** Minimal views for this folder's unit tests. */
import type { BrowserAssets, PageView, SidebarItem, SiteView } from '../shared/view.ts';

/** Returns a site with the base path `/docs` and only these changes. */
export function siteView(changes: Partial<SiteView> = {}): SiteView {
  return {
    head: [],
    editions: [],
    title: 'Example Docs',
    tagline: 'How examples work',
    origin: 'https://docs.example.com',
    base: '/docs',
    language: 'en',
    version: 'current',
    otherVersions: [],
    navbar: { hideOnScroll: false, items: [] },
    footer: { groups: [], copyright: 'Copyright' },
    colorMode: { default: 'light' },
    ...changes,
  };
}

/** Returns a page that isn't in a sidebar. */
export function pageView(changes: Partial<PageView> = {}): PageView {
  return {
    kind: 'doc',
    id: 'reference/vouchers',
    route: '/reference/vouchers',
    title: 'Vouchers',
    description: 'What vouchers are.',
    html: '<p>Body</p>',
    head: [],
    hideTitle: false,
    tableOfContents: [],
    breadcrumbs: [],
    cards: [],
    unlisted: false,
    noIndex: false,
    keywords: [],
    tags: [],
    ...changes,
  };
}

export const ASSETS: BrowserAssets = {
  buildId: 'b1',
  script: '/docs/assets/browser.js',
  stylesheets: [],
  styleGroups: [
    { name: 'frame', css: 'html{}', scopes: [], islands: [] },
    { name: 'home', css: '.Home{}', scopes: ['Home'], islands: [] },
    { name: 'examples', css: '.Why-a{}', scopes: ['Why', 'How'], islands: ['examples/Why'] },
  ],
  laterStyles: '/docs/assets/style.css',
};

/** A sidebar with a category that has a page, and in it a category without a page. */
export const SIDEBAR_ITEMS: readonly SidebarItem[] = [
  { type: 'link', label: 'Start', href: '/docs/start' },
  {
    type: 'category',
    label: 'Reference',
    href: '/docs/reference',
    collapsed: true,
    collapsible: true,
    items: [
      { type: 'link', label: 'Vouchers', href: '/docs/reference/vouchers' },
      {
        type: 'category',
        label: 'More',
        collapsed: true,
        collapsible: true,
        items: [{ type: 'link', label: 'Deep', href: '/docs/reference/deep' }],
      },
    ],
  },
];
